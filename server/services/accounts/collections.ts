import type { ChosenCollection, ShownCollection } from '#model/contract/account/collection';
import type { StoredProfiles } from '#model/contract/account/stored';
import { readCollection } from '#model/profile/stored';
import { dropDocument, findDocument, findFacts, putDocument } from '../../store/accounts/documents.ts';
import { isBlockedBy } from '../../store/accounts/mutes.ts';
import { findUser, lockUser, type User } from '../../store/accounts/users.ts';
import type { Db, Store } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import { type Caller, hasRole } from './caller.ts';
import { holdingsIn } from './kept-facts.ts';

/** Collections that a member keeps here. */
export const PROFILES = 'profiles';
/** The one that everybody may see: its cards as JSON, as they are answered. */
const COLLECTION = 'collection';

interface CollectionFacts extends ChosenCollection {
  /** Null while no kept collection has this name and server. */
  readonly count: number | null;
}

const readFacts = (json: string | null): CollectionFacts | null =>
  json === null ? null : (JSON.parse(json) as CollectionFacts);

/** Whether the cards are left out of the team builder is the member's own business. */
function cardsIn(
  profiles: StoredProfiles,
  { name, server }: ChosenCollection,
): ShownCollection['cards'] | null {
  const chosen = profiles.find((profile) => profile.name === name && profile.server === server);
  if (!chosen) return null;
  const [read] = readCollection([chosen]).profiles;
  return (read?.cards ?? []).map(({ exclude: _, ...card }) => card);
}

/** Keeps what is shown of a collection; the caller holds its owner. */
async function putCollection(
  trx: Db,
  userId: number,
  profiles: StoredProfiles,
  { name, server, savedAt }: ChosenCollection & { readonly savedAt: number },
): Promise<boolean> {
  const cards = cardsIn(profiles, { name, server });
  const facts: CollectionFacts = { name, server, count: cards?.length ?? null };
  const content = JSON.stringify(cards ?? []);
  await putDocument(trx, userId, COLLECTION, {
    revision: 1,
    savedAt,
    content,
    facts: JSON.stringify(facts),
  });
  return cards !== null;
}

/** After a save: what everybody sees is what is kept now. One that was renamed or deleted is shown no longer. */
export async function renewCollection(
  trx: Db,
  userId: number,
  profiles: StoredProfiles,
  savedAt: number,
): Promise<void> {
  const facts = readFacts((await findFacts(trx, userId, COLLECTION))?.facts ?? null);
  if (facts) await putCollection(trx, userId, profiles, { ...facts, savedAt });
}

/** Which collection a member shows to everybody. */
export async function chosenCollection(db: Db, userId: number): Promise<ChosenCollection | null> {
  const facts = readFacts((await findFacts(db, userId, COLLECTION))?.facts ?? null);
  return facts && { name: facts.name, server: facts.server };
}

/** Members see their own. No one else does during a pause, nor those whom the owner blocked, but moderators. */
async function maySee(
  { db, now }: Store,
  caller: Caller | null,
  { id, pausedUntil }: User,
): Promise<boolean> {
  if (caller?.userId === id || (caller && hasRole(caller, 'moderator'))) return true;
  if ((pausedUntil ?? 0) > now()) return false;
  return !(caller && (await isBlockedBy(db, caller.userId, [id])));
}

/** How many cards the public collection of a member holds; null where there is none for this reader. */
export async function publicCount(store: Store, caller: Caller | null, user: User): Promise<number | null> {
  const facts = readFacts((await findFacts(store.db, user.id, COLLECTION))?.facts ?? null);
  const count = facts?.count ?? null;
  return count !== null && (await maySee(store, caller, user)) ? count : null;
}

/** Which of their collections members show to everybody: none, unless they choose one (reference R98). */
export class Collections {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws Refusal where nothing is shown, whatever the reason */
  async show(caller: Caller | null, username: string) {
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    if ((await publicCount(this.#store, caller, user)) === null) throw new Refusal('NOT_FOUND');
    const found = await findDocument(this.#store.db, user.id, COLLECTION);
    const facts = readFacts(found?.facts ?? null);
    if (!found || !facts) throw new Refusal('NOT_FOUND');
    return { server: facts.server, time: found.savedAt, cards: found.content };
  }

  /** What the caller shows, and what there is to choose from. */
  async choice(caller: Caller) {
    const { db } = this.#store;
    const kept = await findDocument(db, caller.userId, PROFILES);
    return {
      shown: await chosenCollection(db, caller.userId),
      collections: (kept ? holdingsIn(kept) : []).map(({ name, server, cards }) => ({ name, server, cards })),
    };
  }

  /** Null shows none. @throws Refusal when no kept collection has this name and server */
  async choose(caller: Caller, wanted: ChosenCollection | null): Promise<void> {
    const { pausedUntil, userId } = caller;
    if (wanted && pausedUntil !== null) throw new Refusal('WRITING_PAUSED', { until: pausedUntil });
    await this.#store.write(async (trx) => {
      if (!(await lockUser(trx, userId))) throw new Refusal('LOGIN_REQUIRED');
      if (!wanted) return dropDocument(trx, userId, COLLECTION);
      const kept = await findDocument(trx, userId, PROFILES);
      const profiles = kept ? (JSON.parse(kept.content) as StoredProfiles) : [];
      const savedAt = kept?.savedAt ?? this.#store.now();
      if (!(await putCollection(trx, userId, profiles, { ...wanted, savedAt })))
        throw new Refusal('NOT_FOUND');
    });
  }
}
