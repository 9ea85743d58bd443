import { EMPTY_PROFILE, type MemberProfile, type StoredProfiles } from '#model/contract/account/profile';
import {
  type Document,
  findDocument,
  findOwnVersion,
  keepVersion,
  listOwnVersions,
  putDocument,
} from '../../store/accounts/documents.ts';
import { countFollows, isFollowing } from '../../store/accounts/follows.ts';
import { findUser, lockUser, saveProfile, type User } from '../../store/accounts/users.ts';
import type { Db, Store } from '../../store/store.ts';
import { filesIn } from '../../store/uploads/references.ts';
import { touchUploads } from '../../store/uploads/rows.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import { holdingsOf, readFacts, writeFacts } from './kept-facts.ts';

const PROFILES = 'profiles';
const PROFILE = 'profile';
const MOST_VERSIONS = 50;

/** Fields that came later have their default for those who saved before. */
export const readProfile = (json: string): MemberProfile => ({ ...EMPTY_PROFILE, ...JSON.parse(json) });

/** Nicknames are shown beside those of others: no lines, nothing invisible, nothing that turns the direction. */
export function tidyNickname(nickname: string | null): string | null {
  const tidy = (nickname ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return tidy === '' ? null : tidy;
}

type Changes = Readonly<Partial<MemberProfile>>;

const isStale = (wanted: number | undefined, is: number): boolean => wanted !== undefined && wanted !== is;
const stale = (revision: number): Refusal => new Refusal('REVISION_STALE', { revision });

export class Profiles {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  #keep(trx: Db, userId: number, kind: string, old: Omit<Document, 'savedAt'>): Promise<void> {
    return keepVersion(trx, {
      id: this.#store.newId(),
      userId,
      kind,
      objectId: userId,
      ...old,
      keptAt: this.#store.now(),
    });
  }

  /** Anybody may see a member. */
  async show(caller: Caller | null, username: string) {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    const [followingCount, followedByCount, followed] = await Promise.all([
      countFollows(this.#store.db, 'followerId', user.id),
      countFollows(this.#store.db, 'followedId', user.id),
      caller ? isFollowing(this.#store.db, caller.userId, user.id) : false,
    ]);
    const counts = { followingCount, followedByCount, followed };
    return {
      username: user.username,
      ...counts,
      ...readProfile(user.profile),
      revision: user.profileRevision,
    };
  }

  /** Saves of one member come one after the other. */
  #asMember<T>(caller: Caller, work: (trx: Db, user: User) => Promise<T>): Promise<T> {
    return this.#store.write(async (trx) => {
      const user = await lockUser(trx, caller.userId);
      if (!user) throw new Refusal('LOGIN_REQUIRED');
      return work(trx, user);
    });
  }

  /** A member changes their own profile; what is not named stays. */
  edit(caller: Caller, changes: Changes, revision: number | undefined): Promise<number> {
    return this.#asMember(caller, async (trx, user) => {
      const { profileRevision: old, profile } = user;
      if (isStale(revision, old)) throw stale(old);
      const next = { ...readProfile(profile), ...changes };
      const json = JSON.stringify({ ...next, nickname: tidyNickname(next.nickname) });
      await this.#keep(trx, user.id, PROFILE, { revision: old, content: profile, facts: null });
      // Pictures in it stay, however long nobody asked for them.
      await touchUploads(trx, filesIn(json), this.#store.now());
      await saveProfile(trx, user.id, json, old + 1);
      return old + 1;
    });
  }

  /** What a member keeps here of their collections. */
  async stored(caller: Caller) {
    const found = await findDocument(this.#store.db, caller.userId, PROFILES);
    if (!found) return { profiles: [], revision: 0, time: null, device: null };
    const { content, revision, savedAt, facts } = found;
    const profiles = JSON.parse(content) as StoredProfiles;
    return { profiles, revision, time: savedAt, device: readFacts(facts).device };
  }

  /** What was saved over in the last weeks. */
  async versions(caller: Caller) {
    const rows = await listOwnVersions(this.#store.db, caller.userId, PROFILES, MOST_VERSIONS);
    const versions = [];
    for (const { id, revision, keptAt, facts } of rows)
      versions.push({ id, revision, time: keptAt, ...(await this.#factsOf(caller, id, facts)) });
    return versions;
  }

  /** The content is read only where nothing else tells, one at a time: it may be large. */
  async #factsOf(caller: Caller, id: number, json: string | null) {
    const { profiles, ...facts } = readFacts(json);
    if (profiles !== null) return { ...facts, profiles };
    const found = await findOwnVersion(this.#store.db, caller.userId, PROFILES, id);
    return { ...facts, profiles: holdingsOf(JSON.parse(found?.content ?? '[]') as StoredProfiles) };
  }

  /** An earlier version is saved anew, so that nothing is lost by it. */
  async restore(caller: Caller, id: number, wanted: number | undefined, device: string): Promise<number> {
    const found = await findOwnVersion(this.#store.db, caller.userId, PROFILES, id);
    if (!found) throw new Refusal('NOT_FOUND');
    return this.save(caller, JSON.parse(found.content) as StoredProfiles, wanted, device);
  }

  /** `device` is what the browser says of itself. */
  save(
    caller: Caller,
    profiles: StoredProfiles,
    wanted: number | undefined,
    device: string,
  ): Promise<number> {
    return this.#asMember(caller, async (trx, { id }) => {
      const old = await findDocument(trx, id, PROFILES);
      const revision = old?.revision ?? 0;
      if (isStale(wanted, revision)) throw stale(revision);
      if (old) await this.#keep(trx, id, PROFILES, { revision, content: old.content, facts: old.facts });
      const savedAt = this.#store.now();
      await putDocument(trx, id, PROFILES, {
        revision: revision + 1,
        savedAt,
        content: JSON.stringify(profiles),
        facts: writeFacts(profiles, savedAt, device),
      });
      return revision + 1;
    });
  }
}
