import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readDraft, writeDraft } from '#machines/composer/composer.logic';
import { composerMachine } from '#machines/composer/composer.machine';
import type { SendInput, SendOutcome } from '#machines/composer/composer.types';
import type { ComposerLogic } from '#machines/composer/composer.view';
import { nodesOf } from '#model/writing/typed-text';
import { randomKey } from '../../browser/page/random-key.ts';
import { storage as browserStorage } from '../../browser/storage/kept.ts';
import type { TextStorage } from '../../browser/storage/storage.ts';
import type { CallFailure } from '../../kit/data/api/failures.ts';
import { ABOUT_TEXTS, outcomeOf } from '../../kit/data/api/outcome.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { draftActors, draftKeys } from './draft.actors.ts';
import { fetchEmojiNames } from './emoji.data.ts';
import { editComment, sendComment } from './thread/data/send.ts';

/** The outside world of written texts. */
export interface ComposerServices {
  readonly storage: TextStorage;
  readonly queries: QueryClient;
  /** The site's origin, by which its own addresses are known. */
  readonly home: string;
  /** A new text of letters that no one else has. */
  newKey(): string;
}

type NewTarget = Extract<SendInput['target'], { readonly kind: 'new' }>;

function refusalOf(failure: CallFailure): SendOutcome {
  if (failure.kind === 'refused' && failure.code === 'REVISION_STALE' && failure.revision !== null)
    return { kind: 'stale', revision: failure.revision };
  return outcomeOf(failure, ['login', 'wait', 'invalid', 'denied', 'blocked', 'gone', ...ABOUT_TEXTS]);
}

const placeOf = ({ categoryName, categoryId, repliesTo }: NewTarget) => ({
  categoryName,
  categoryId,
  repliesTo,
});

export function provideComposer({ storage, queries, home, newKey }: ComposerServices): ComposerLogic {
  const keyOf = draftKeys(newKey);
  const send = async ({ target, draft }: SendInput): Promise<SendOutcome> => {
    const emoji = await fetchEmojiNames(queries, draft.content.text);
    const content = nodesOf(draft.content, home, emoji);
    const { seconds } = draft.content;
    const sent =
      target.kind === 'edit'
        ? await editComment(queries, { id: target.id, content, revision: draft.revision })
        : await sendComment(queries, {
            ...placeOf(target),
            ...(seconds !== undefined && { seconds }),
            content,
            key: keyOf(draft),
          });
    return 'id' in sent ? { kind: 'sent', id: sent.id } : refusalOf(sent.failure);
  };
  return composerMachine.provide({
    actors: {
      ...draftActors(storage, { read: readDraft, write: writeDraft }),
      send: fromPromise<SendOutcome, SendInput>(({ input }) => send(input)),
    },
  });
}

/** The machine of written texts with every slot filled. */
export const composer: ComposerLogic = provideComposer({
  storage: browserStorage,
  queries: queryClient,
  home: location.origin,
  newKey: randomKey,
});
