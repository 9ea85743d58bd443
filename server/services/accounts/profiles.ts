import { isDeepStrictEqual } from 'node:util';
import type { Holdings, StoredProfiles } from '#model/contract/account/stored';
import { MINUTE_MS } from '#model/vocabulary/time';
import { type Document, findDocument, putDocument } from '../../store/accounts/documents.ts';
import { isFollowing } from '../../store/accounts/follows.ts';
import { findUser, lockUser, saveProfile, type User } from '../../store/accounts/users.ts';
import {
  findOwnVersion,
  keepVersion,
  lastKeptAt,
  listOwnVersions,
  MAX_OF_OBJECT,
} from '../../store/accounts/versions.ts';
import type { Db, Store } from '../../store/store.ts';
import { filesIn } from '../../store/uploads/references.ts';
import { touchUploads } from '../../store/uploads/rows.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import { PROFILES, publicCount, renewCollection } from './collections.ts';
import { holdingsOf, readFacts, writeFacts } from './kept-facts.ts';
import { type ProfileChanges, readProfile, withChanges, writeProfile } from './kept-profile.ts';
import { MemberCounts } from './member-counts.ts';
import { refuseUnreadable } from './packed.ts';

/** Whether less is held than before, as far as anybody can tell: fewer profiles or cards, or some that grew less. */
function holdsLess(facts: string, before: string | null): boolean {
  const [next, last] = [readFacts(facts).profiles, readFacts(before).profiles];
  if (next === null || last === null) return true;
  const sums = (held: Holdings) => [
    held.length,
    held.reduce((sum, { cards }) => sum + cards, 0),
    held.reduce((sum, { grown }) => sum + grown.cards, 0),
    held.reduce((sum, { grown }) => sum + grown.items, 0),
  ];
  const now = sums(next);
  return sums(last).some((sum, at) => sum > (now[at] ?? 0));
}

const PROFILE = 'profile';
/** Of several saves in a short time what was there before the first is kept. */
const MERGED_MS = 10 * MINUTE_MS;

/** Nicknames are shown beside those of others: no lines, nothing invisible, nothing that turns the direction. */
export function tidyNickname(nickname: string | null): string | null {
  const tidy = (nickname ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return tidy === '' ? null : tidy;
}

interface Keeping {
  readonly userId: number;
  readonly kind: string;
  readonly old: Omit<Document, 'savedAt'>;
  readonly next: string;
  readonly isForced: boolean;
}

interface Saving {
  readonly wanted: number | undefined;
  /** What the browser says of itself. */
  readonly device: string;
  /** Whether what is saved over must be kept. */
  readonly isForced: boolean;
}

const isStale = (wanted: number | undefined, is: number): boolean => wanted !== undefined && wanted !== is;
const stale = (revision: number): Refusal => new Refusal('REVISION_STALE', { revision });

export class Profiles {
  readonly #store: Store;
  readonly #counts: MemberCounts;

  constructor(store: Store) {
    this.#store = store;
    this.#counts = new MemberCounts(store);
  }

  /** What is saved over, unless it is the same or one was kept a moment ago; `isForced`: in that case, too. */
  async #keep(trx: Db, { userId, kind, old, next, isForced }: Keeping): Promise<void> {
    if (old.content === next) return;
    const keptAt = this.#store.now();
    const last = isForced ? null : await lastKeptAt(trx, userId, kind);
    if (last !== null && keptAt - last < MERGED_MS) return;
    const { revision, content, facts } = old;
    await keepVersion(trx, {
      id: this.#store.newId(),
      userId,
      kind,
      objectId: userId,
      revision,
      content,
      facts,
      keptAt,
    });
  }

  /** Anybody may see a member. */
  async show(caller: Caller | null, username: string) {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    const [counts, collectionCount, followed] = await Promise.all([
      this.#counts.of(user.id),
      publicCount(this.#store, caller, user),
      caller ? isFollowing(this.#store.db, caller.userId, user.id) : false,
    ]);
    return {
      username: user.username,
      ...counts,
      collectionCount,
      followed,
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

  /** A member changes their own profile; what is not named stays. Saving what is there already is no save. */
  edit(caller: Caller, changes: ProfileChanges, revision: number | undefined): Promise<number> {
    return this.#asMember(caller, async (trx, user) => {
      const { profileRevision: old, profile } = user;
      if (isStale(revision, old)) throw stale(old);
      const now = readProfile(profile);
      const wanted = withChanges(now, changes);
      const next = { ...wanted, nickname: tidyNickname(wanted.nickname) };
      if (isDeepStrictEqual(next, now)) return old;
      const json = writeProfile(next, changes);
      const before = { revision: old, content: profile, facts: null };
      await this.#keep(trx, { userId: user.id, kind: PROFILE, old: before, next: json, isForced: false });
      // Pictures in it stay, however long no one asked for them.
      await touchUploads(trx, filesIn(json), this.#store.now());
      const { nickname } = next;
      const titles = JSON.stringify(next.titles);
      await saveProfile(trx, user.id, { profile: json, nickname, titles, profileRevision: old + 1 });
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
    const rows = await listOwnVersions(this.#store.db, caller.userId, PROFILES, MAX_OF_OBJECT);
    const versions = [];
    for (const { id, revision, keptAt, facts } of rows)
      versions.push({ id, revision, time: keptAt, ...(await this.#factsOf(caller, id, facts)) });
    return versions;
  }

  /** The content is read only where nothing else says it, one at a time: it may be large. */
  async #factsOf(caller: Caller, id: number, json: string | null) {
    const { profiles, ...facts } = readFacts(json);
    if (profiles !== null) return { ...facts, profiles };
    const found = await findOwnVersion(this.#store.db, caller.userId, PROFILES, id);
    return { ...facts, profiles: holdingsOf(JSON.parse(found?.content ?? '[]') as StoredProfiles) };
  }

  /** An earlier version is saved as a new one, so that nothing is lost. */
  async restore(caller: Caller, id: number, wanted: number | undefined, device: string): Promise<number> {
    const found = await findOwnVersion(this.#store.db, caller.userId, PROFILES, id);
    if (!found) throw new Refusal('NOT_FOUND');
    return this.#save(caller, JSON.parse(found.content) as StoredProfiles, {
      wanted,
      device,
      isForced: true,
    });
  }

  /** @throws Refusal when something packed cannot be unpacked */
  async save(
    caller: Caller,
    profiles: StoredProfiles,
    wanted: number | undefined,
    device: string,
  ): Promise<number> {
    refuseUnreadable(profiles);
    return this.#save(caller, profiles, { wanted, device, isForced: false });
  }

  #save(caller: Caller, profiles: StoredProfiles, { wanted, device, isForced }: Saving): Promise<number> {
    return this.#asMember(caller, async (trx, { id }) => {
      const old = await findDocument(trx, id, PROFILES);
      const revision = old?.revision ?? 0;
      if (isStale(wanted, revision)) throw stale(revision);
      const savedAt = this.#store.now();
      const [content, facts] = [JSON.stringify(profiles), writeFacts(profiles, savedAt, device)];
      if (old) {
        const isNeeded = isForced || holdsLess(facts, old.facts);
        await this.#keep(trx, { userId: id, kind: PROFILES, old, next: content, isForced: isNeeded });
      }
      await putDocument(trx, id, PROFILES, { revision: revision + 1, savedAt, content, facts });
      await renewCollection(trx, id, profiles, savedAt);
      return revision + 1;
    });
  }
}
