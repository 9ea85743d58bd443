import { randomBytes } from 'node:crypto';
import { EMPTY_PROFILE, type MemberProfile } from '#model/contract/account/profile';
import type { DemoCommunity, DemoWriter } from '#model/contract/community/demo';
import type { PlayerRecord } from '#model/records/player';
import { SYNC_FLAGS } from '#model/vocabulary/player-stats';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { wordsOf } from '#model/writing/post/words';
import { eraseUser, hasUsers, insertUser } from '../../store/accounts/users.ts';
import { deletePostsOf } from '../../store/community/removal.ts';
import type { Db, Store } from '../../store/store.ts';
import { insertAccount, type SyncAccountRow } from '../../store/sync/accounts.ts';
import { putRankings } from '../../store/sync/rankings.ts';
import { addTitles, showTitles } from '../../store/sync/titles.ts';
import { openHashing } from '../access/hashing.ts';
import { writeProfile } from '../accounts/kept-profile.ts';
import { addDemoPosts } from '../community/demo-posts.ts';

import { flagsOf, shownStats } from './shown.ts';

/**
 * Invented members of the demo set, each with accounts of invented players: so that rankings have something to show. The first of
 * them write, so that the community has something to read. No one can log in as one of them. They are known by an e-mail address
 * that no mail server can have.
 */
const ADDRESS = '@members.demo.invalid';
/** How many members have an account on each server. */
const ON_SERVER = [90, 36, 12, 8, 3];
/** Invented players with these numbers and above. */
const FIRST_PLAYER = 1_002_001;
/** Titles of the demo set's first events, which many have; which of them a member has follows from the member. */
const FIRST_TITLE = 20;
const COMMON_TITLES = 11;

/** The profile of an invented player; null where there is none. */
export type DemoPlayers = (server: number, uid: number) => PlayerRecord | null;

interface Newcomer {
  readonly store: Store;
  readonly trx: Db;
  readonly players: DemoPlayers;
  readonly passwordHash: string;
  readonly community: DemoCommunity;
}

/** Most show everything; some hide one thing. */
const flagsFor = (member: number) =>
  JSON.stringify(Object.fromEntries(SYNC_FLAGS.map((flag, at) => [flag, (member + at) % 9 !== 0])));

async function addAccount({ store, trx }: Newcomer, userId: number, place: Place, player: PlayerRecord) {
  const { member, server, uid } = place;
  const { name, stats, titles } = player;
  const syncedAt = store.now() - member * HOUR_MS;
  const account: SyncAccountRow = {
    id: store.newId(),
    userId,
    server,
    uid,
    name,
    syncedAt,
    stats: JSON.stringify(stats),
    flags: flagsFor(member),
  };
  const flags = flagsOf(account);
  await insertAccount(trx, account);
  await putRankings(trx, account, shownStats(stats, flags));
  await addTitles(trx, account, titles, syncedAt);
  for (let nth = 1; nth <= COMMON_TITLES; nth++)
    if ((member * nth) % 7 < 3)
      await addTitles(trx, account, [FIRST_TITLE + nth - 1], syncedAt - nth * 30 * DAY_MS);
  await showTitles(trx, account.id, flags.titleFlag);
}

interface Place {
  readonly member: number;
  readonly server: number;
  readonly uid: number;
}

/** What a member says about themself. */
function profileOf(
  writer: DemoWriter | undefined,
  named: Pick<MemberProfile, 'nickname' | 'titles'>,
  players: readonly Pick<Place, 'uid' | 'server'>[],
): MemberProfile {
  if (!writer) return { ...EMPTY_PROFILE, ...named };
  const { intro, posterCard } = writer;
  return {
    ...EMPTY_PROFILE,
    ...named,
    nickname: writer.nickname,
    posterCard,
    selfIntro: wordsOf(intro),
    selfIntroRich: [...intro],
    serverIds: writer.showsPlayers ? players.map(({ uid, server }) => ({ id: uid, server })) : [],
    socialMedia: writer.socialMedia,
    favCharacters: [...writer.favouriteCharacters],
    favCards: [...writer.favouriteCards],
    favBands: [...writer.favouriteBands],
    favSongs: [...writer.favouriteSongs],
    favCostumes: [...writer.favouriteCostumes],
  };
}

async function addMember(newcomer: Newcomer, member: number): Promise<number> {
  const { store, trx, players, passwordHash, community } = newcomer;
  const places = ON_SERVER.flatMap((count, server) =>
    member < count ? [{ member, server, uid: FIRST_PLAYER + member }] : [],
  );
  const known = places.flatMap((place) => {
    const player = players(place.server, place.uid);
    return player ? [{ place, player }] : [];
  });
  const id = store.newId();
  const writer = community.writers[member];
  const username = writer?.username ?? `demo_${member + 1}`;
  const email = `${username}${ADDRESS}`;
  const titles = known
    .slice(0, 1)
    .flatMap(({ place, player }) =>
      player.titles.map((title) => ({ id: title, type: 'normal', server: place.server })),
    );
  const profile = profileOf(writer, { nickname: known[0]?.player.name ?? null, titles }, places);
  await insertUser(trx, {
    id,
    username,
    usernameFold: username,
    email,
    emailFold: email,
    passwordHash,
    role: 'member',
    profile: writeProfile(profile),
    nickname: profile.nickname,
    titles: JSON.stringify(titles),
    profileRevision: 0,
    createdAt: store.now(),
    deletedAt: null,
  });
  for (const { place, player } of known) await addAccount(newcomer, id, place, player);
  return id;
}

/** Adds the demo members to a store without accounts, and leaves any other alone. @returns their ids, in the order of the writers */
export async function addDemoMembers(
  store: Store,
  players: DemoPlayers,
  community: DemoCommunity,
): Promise<readonly number[]> {
  if (await hasUsers(store.db)) return [];
  const passwordHash = await (await openHashing()).hash(randomBytes(32).toString('base64url'), 'operator');
  return store.write(async (trx) => {
    if (await hasUsers(trx)) return [];
    const ids: number[] = [];
    for (let member = 0; member < Math.max(...ON_SERVER); member++)
      ids.push(await addMember({ store, trx, players, passwordHash, community }, member));
    await addDemoPosts(trx, store, ids, community);
    return ids;
  });
}

/** Takes them away again: a store that was tried with demo data goes on with real ones. */
export async function removeDemoMembers(store: Store): Promise<void> {
  const found = await store.db
    .selectFrom('users')
    .select('id')
    .where('emailFold', 'like', `%${ADDRESS}`)
    .execute();
  for (const { id } of found)
    await store.write(async (trx) => {
      await deletePostsOf(trx, id, store.now());
      await eraseUser(trx, id, store.now());
    });
}
