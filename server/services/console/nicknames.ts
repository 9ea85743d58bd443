import type { SongNickname } from '#model/contract/console/payloads';
import { normalise } from '#model/encoding/normalise';
import { insertRecord, standingRecords, withdrawRecord } from '../../store/console/records.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { tidyNickname } from '../accounts/profiles.ts';
import { Refusal } from '../refusal.ts';

/** Proposals that wait: of all members, and of one. */
const MAX_PROPOSALS = 2_000;
export const MAX_OF_MEMBER = 30;
export const MAX_NICKNAMES = 10_000;

const isSame = (a: SongNickname, b: SongNickname): boolean =>
  a.song === b.song && normalise(a.name) === normalise(b.name);

const standing = async (db: Db, kind: 'nickname' | 'proposal', most: number) =>
  (await standingRecords(db, kind, most)).map(({ id, authorId, payload }) => ({
    id,
    authorId,
    nickname: JSON.parse(payload) as SongNickname,
  }));

/** What members wish to be found by waits for a moderator; no one sees it until then. */
export class Nicknames {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws Refusal when nothing could be found by it, or too much waits already */
  async propose(caller: Caller, { song, name }: SongNickname): Promise<void> {
    const proposed = { song, name: tidyNickname(name) ?? '' };
    if (normalise(proposed.name) === '') throw new Refusal('RECORD_INVALID');
    await this.#store.write(async (trx) => {
      const waiting = await standing(trx, 'proposal', MAX_PROPOSALS);
      const known = [...waiting, ...(await standing(trx, 'nickname', MAX_NICKNAMES))];
      if (known.some(({ nickname }) => isSame(nickname, proposed))) return;
      const own = waiting.filter(({ authorId }) => authorId === caller.userId);
      if (waiting.length >= MAX_PROPOSALS || own.length >= MAX_OF_MEMBER) throw new Refusal('QUOTA_EXCEEDED');
      await insertRecord(trx, {
        id: this.#store.newId(),
        kind: 'proposal',
        server: null,
        event: null,
        tier: null,
        payload: JSON.stringify(proposed),
        authorId: caller.userId,
        withdrawnAt: null,
        withdrawnBy: null,
      });
    });
  }
}

/** Once a nickname stands, no one has to decide about it. */
export async function settleProposals(
  trx: Db,
  nickname: SongNickname,
  by: { readonly withdrawnBy: number; readonly withdrawnAt: number },
): Promise<void> {
  for (const proposal of await standing(trx, 'proposal', MAX_PROPOSALS))
    if (isSame(proposal.nickname, nickname)) await withdrawRecord(trx, 'proposal', proposal.id, by);
}
