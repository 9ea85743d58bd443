import { fromPromise } from 'xstate';
import { cloudMachine } from '#machines/cloud/cloud.machine';
import type {
  CloudFailure,
  Findings,
  LookOutcome,
  Restoring,
  SaveOutcome,
  Saving,
} from '#machines/cloud/cloud.types';
import type { CloudLogic } from '#machines/cloud/cloud.view';
import type { StoredProfiles } from '#model/contract/account/profile';
import type { AnswerOf } from '#model/contract/endpoints';
import { writePlain } from '#model/profile/plain';
import { readCollection } from '#model/profile/stored';
import type { Agreement } from '#model/rules/copies/relation';
import { isServerIndex } from '#model/vocabulary/servers';
import { callApi } from '#src/data/api/call.ts';
import type { CallFailure } from '#src/data/api/failures.ts';
import { readChangedAt } from '#src/platform/changed-at.ts';
import type { TextStorage } from '#src/platform/storage.ts';
import { keepAgreement, readAgreement } from './agreement.ts';

const SOME_SECONDS = 30;
const DATA = 'storedProfiles';

/** What the visitor is told of a refusal or of a call that did not arrive. */
export function failureOf(failure: CallFailure): CloudFailure {
  if (failure.kind === 'unreachable' || failure.kind === 'timeout') return { kind: 'unreachable' };
  if (failure.kind === 'unreadable' || failure.kind === 'missing') return { kind: 'unreadable' };
  if (failure.kind !== 'refused') return { kind: 'busy' };
  const { code, retryAfter } = failure;
  if (code === 'LOGIN_REQUIRED') return { kind: 'login' };
  if (code === 'REVISION_STALE') return { kind: 'stale' };
  if (code === 'BODY_TOO_LARGE') return { kind: 'large' };
  if (code === 'REQUEST_INVALID') return { kind: 'invalid' };
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  if (retryAfter !== null || code === 'RATE_LIMITED')
    return { kind: 'wait', seconds: retryAfter ?? SOME_SECONDS };
  return { kind: code === 'UNAVAILABLE' || code === 'INTERNAL_ERROR' ? 'busy' : 'failed' };
}

type Version = AnswerOf<'GET user/profiles/versions'>['versions'][number];

const versionOf = ({ id, time, savedAt, device, profiles }: Version): Findings['versions'][number] => ({
  ...{ id, time: savedAt ?? time, device },
  profiles: profiles.map((profile) => ({
    ...profile,
    server: isServerIndex(profile.server) ? profile.server : 0,
  })),
});

async function look(storage: TextStorage, member: string, signal: AbortSignal): Promise<LookOutcome> {
  const [stored, kept, agreed, changedAt] = await Promise.all([
    callApi('GET user/profiles', DATA, {}, signal),
    callApi('GET user/profiles/versions', DATA, {}, signal),
    readAgreement(storage, member),
    readChangedAt(storage),
  ]);
  if (!stored.isDone) return failureOf(stored.failure);
  if (!kept.isDone) return failureOf(kept.failure);
  const { profiles, revision, time, device } = stored.answer;
  const cloud = { profiles: readCollection(profiles).profiles, revision, time, device };
  const versions = kept.answer.versions.map(versionOf);
  return { kind: 'found', findings: { cloud, versions, agreed, changedAt } };
}

/** As the contract has it; half a character at the end of a shortened name is none. */
const storedOf = ({ profiles }: Saving): StoredProfiles =>
  JSON.parse(JSON.stringify(profiles.map(writePlain), (_, value: unknown) => wellFormed(value)));

const wellFormed = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\uD800-\uDFFF]/gu, '').replaceAll('\0', '') : value;

async function save(saving: Saving, signal: AbortSignal): Promise<SaveOutcome> {
  const request = { profiles: storedOf(saving), revision: saving.revision };
  const result = await callApi('POST user/profiles', DATA, request, signal);
  return result.isDone ? { kind: 'saved', revision: result.answer.revision } : failureOf(result.failure);
}

async function restore(restoring: Restoring, signal: AbortSignal): Promise<SaveOutcome> {
  const result = await callApi('POST user/profiles/restore', DATA, { ...restoring }, signal);
  return result.isDone ? { kind: 'saved', revision: result.answer.revision } : failureOf(result.failure);
}

/** The machine of the cloud with every slot filled. */
export const provideCloud = (storage: TextStorage): CloudLogic =>
  cloudMachine.provide({
    actors: {
      look: fromPromise<LookOutcome, string>(({ input, signal }) => look(storage, input, signal)),
      save: fromPromise<SaveOutcome, Saving>(({ input, signal }) => save(input, signal)),
      restore: fromPromise<SaveOutcome, Restoring>(({ input, signal }) => restore(input, signal)),
      note: fromPromise<unknown, Agreement | null>(({ input }) => keepAgreement(storage, input)),
    },
  });
