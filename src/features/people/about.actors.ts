import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readStored, writeStored } from '#machines/about/about.logic';
import { aboutMachine } from '#machines/about/about.machine';
import type { AboutOutcome, SavingAbout } from '#machines/about/about.types';
import type { AboutLogic } from '#machines/about/about.view';
import { type AboutDraft, aboutChanges, readAbout } from '#model/writing/about';
import { storage as browserStorage } from '../../browser/storage/kept.ts';
import type { TextStorage } from '../../browser/storage/storage.ts';
import { callApi } from '../../kit/data/api/call.ts';
import type { CallFailure } from '../../kit/data/api/failures.ts';
import { outcomeOf } from '../../kit/data/api/outcome.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { draftActors } from '../community/draft.actors.ts';

/** The actors of the profile form: loading, drafts, saving. */
export interface AboutServices {
  readonly storage: TextStorage;
  readonly queries: QueryClient;
  /** The member who is logged in. */
  username(): string;
}

async function stateOf(username: string): Promise<AboutDraft | null> {
  const result = await callApi('GET user', 'member', { username });
  return result.isDone ? readAbout(result.answer) : null;
}

export function provideAbout({ storage, queries, username }: AboutServices): AboutLogic {
  const refusalOf = async (failure: CallFailure): Promise<AboutOutcome> => {
    if (failure.kind === 'refused') {
      const { code, revision, fields } = failure;
      if (code === 'REVISION_STALE' && revision !== null)
        return { kind: 'stale', revision, newer: await stateOf(username()) };
      if (code === 'CONTENT_INVALID' || code === 'REQUEST_INVALID')
        return { kind: 'invalid', fields: Object.keys(fields) };
    }
    return outcomeOf(failure, ['login', 'unreachable', 'wait']);
  };
  const save = async ({ draft: { content, revision }, start }: SavingAbout): Promise<AboutOutcome> => {
    const base = revision === null ? {} : { revision };
    const result = await callApi('POST user', 'memberSave', { ...aboutChanges(start, content), ...base });
    if (!result.isDone) return refusalOf(result.failure);
    void queries.invalidateQueries({ queryKey: ['member'] });
    // As stored by the server: normalized, and with the changes of other devices to the other fields.
    const kept = await stateOf(username());
    return { kind: 'saved', revision: result.answer.revision, sent: content, content: kept ?? content };
  };
  return aboutMachine.provide({
    actors: {
      ...draftActors(storage, { read: readStored, write: writeStored }),
      save: fromPromise<AboutOutcome, SavingAbout>(({ input }) => save(input)),
    },
  });
}

/** The machine with every slot filled, for a member. */
export const aboutOf = (username: string): AboutLogic =>
  provideAbout({ storage: browserStorage, queries: queryClient, username: () => username });
