import { shallowEqual, useSelector } from '@xstate/react';
import { type SocialView, socialView } from '#machines/social/social.view';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';

export type { SocialView };

/** The visitor’s record at a social service. */
export const useSocial = (): SocialView => useSelector(useMachineActor('social'), socialView, shallowEqual);
