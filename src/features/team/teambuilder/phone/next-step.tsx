import { Layers, Music } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSongPlace } from '../../fields/song-field.tsx';
import { useNewProfile } from '../../profile/new-profile.tsx';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';
import { useSlotPlace } from '../question/slot-place.ts';

/** What is missing before anything can be calculated, as a button says it. */
export interface NextStep {
  readonly label: string;
  readonly icon: ReactNode;
  readonly take: () => void;
  /** It was taken, and ends as soon as the data is here. */
  readonly isTaken: boolean;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

const hasCards = ({ profile, inputs }: Question): boolean =>
  (profile?.cards.length ?? 0) + inputs.temporary.length > 0;

/** The step that comes next: cards, then a song; null when both are there, or while collections load. */
export function useNextStep(question: Question, hasSongs: boolean, pick: () => void): NextStep | null {
  const { t } = useTranslation();
  const { isLoading } = useProfiles();
  const { addPremade, isMaking } = useNewProfile(question);
  if (isLoading) return null;
  if (!hasCards(question))
    return {
      label: t('builder.empty.premade'),
      icon: <Layers {...ICON} />,
      take: addPremade,
      isTaken: isMaking,
    };
  if (hasSongs) return null;
  return { label: t('builder.live.noSong'), icon: <Music {...ICON} />, take: pick, isTaken: false };
}

/** Goes on to the song as soon as the visitor has brought cards, where there is no song yet. */
export function useSongAfterCards(question: Question, isAwaited: boolean, pick: () => void): void {
  const has = hasCards(question);
  const had = useRef(has);
  const goOn = useEffectEvent(() => {
    if (isAwaited) pick();
  });
  useEffect(() => {
    if (has && !had.current) goOn();
    had.current = has;
  }, [has]);
}

/** Where the next song goes: into the question, or into the first place of a medley that has none. */
export function useNextPlace(question: Question) {
  const { game } = useSources();
  const { inputs } = question;
  const empty = inputs.medley.findIndex((slot) => slot === null || !game.songs.has(slot.songId));
  const single = useSongPlace(question);
  const slot = useSlotPlace(question, empty === 1 || empty === 2 ? empty : 0);
  return inputs.live === 'medley' ? slot : single;
}
