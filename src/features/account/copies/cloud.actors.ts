import { fromPromise } from 'xstate';
import { cloudMachine } from '#machines/cloud/cloud.machine';
import {
  CLOUD_FAILURES,
  type Findings,
  type LookOutcome,
  type Restoring,
  type SaveOutcome,
  type Saving,
} from '#machines/cloud/cloud.types';
import type { CloudLogic } from '#machines/cloud/cloud.view';
import type { StoredProfiles } from '#model/contract/account/stored';
import type { AnswerOf } from '#model/contract/endpoints';
import { writePlain } from '#model/profile/plain';
import { readCollection } from '#model/profile/stored';
import type { Agreement } from '#model/rules/copies/relation';
import { isServerIndex } from '#model/vocabulary/servers';
import { readChangedAt } from '#src/browser/storage/changed-at.ts';
import { storage as browserStorage } from '#src/browser/storage/kept.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { callApi } from '#src/kit/data/api/call.ts';
import { outcomeOf } from '#src/kit/data/api/outcome.ts';
import { keepAgreement, readAgreement } from './agreement.ts';

const DATA = 'storedProfiles';

type Version = AnswerOf<'GET user/profiles/versions'>['versions'][number];

const versionOf = ({ id, time, savedAt, device, profiles }: Version): Findings['versions'][number] => ({
  id,
  time: savedAt ?? time,
  device,
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
  if (!stored.isDone) return outcomeOf(stored.failure, CLOUD_FAILURES);
  if (!kept.isDone) return outcomeOf(kept.failure, CLOUD_FAILURES);
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
  return result.isDone
    ? { kind: 'saved', revision: result.answer.revision }
    : outcomeOf(result.failure, CLOUD_FAILURES);
}

async function restore(restoring: Restoring, signal: AbortSignal): Promise<SaveOutcome> {
  const result = await callApi('POST user/profiles/restore', DATA, { ...restoring }, signal);
  return result.isDone
    ? { kind: 'saved', revision: result.answer.revision }
    : outcomeOf(result.failure, CLOUD_FAILURES);
}

export const provideCloud = (storage: TextStorage): CloudLogic =>
  cloudMachine.provide({
    actors: {
      look: fromPromise<LookOutcome, string>(({ input, signal }) => look(storage, input, signal)),
      save: fromPromise<SaveOutcome, Saving>(({ input, signal }) => save(input, signal)),
      restore: fromPromise<SaveOutcome, Restoring>(({ input, signal }) => restore(input, signal)),
      note: fromPromise<unknown, Agreement | null>(({ input }) => keepAgreement(storage, input)),
    },
  });

/** The machine of the cloud with every slot filled. */
export const cloud: CloudLogic = provideCloud(browserStorage);
