import { MAX_CUTOFFS } from '#model/contract/console/console';
import {
  type CutoffPayload,
  type DeedPayload,
  isPayload,
  RECORD_TYPES,
  type RecordPayload,
  type RecordType,
  withdrawn,
} from '#model/contract/console/payloads';
import { normalise } from '#model/encoding/normalise';
import { MINUTE_MS } from '#model/vocabulary/time';
import { insertAudit } from '../../store/accounts/audit.ts';
import {
  countRecords,
  insertRecord,
  listRecords,
  standingCutoffs,
  withdrawRecord,
} from '../../store/console/records.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import { type Caller, hasRole } from '../accounts/caller.ts';
import { cursorAfter, type PageRequest, readPage } from '../accounts/pages.ts';
import { Refusal } from '../refusal.ts';
import { settleProposals } from './nicknames.ts';

/** Clocks of visitors are not quite ours. */
const CLOCKS_MS = 5 * MINUTE_MS;
const YEAR_MS = 366 * 86_400_000;

export interface NewRecord {
  readonly type: RecordType;
  readonly server: number | null;
  readonly payload: DeedPayload;
}

type Row = Awaited<ReturnType<typeof listRecords>>[number];

function told(row: Row, type: RecordType) {
  const { withdrawnAt, withdrawerName, withdrawerNickname } = row;
  const isWithdrawn = withdrawnAt !== null && withdrawerName !== null;
  return {
    id: row.id,
    type,
    server: row.server,
    payload: JSON.parse(row.payload) as RecordPayload,
    author: { username: row.authorName, nickname: row.authorNickname },
    time: timeOfId(row.id),
    withdrawn: isWithdrawn
      ? { by: { username: withdrawerName, nickname: withdrawerNickname }, time: withdrawnAt }
      : null,
  };
}

/** What moderators put on record and withdraw. Each deed is written down. */
export class Console {
  readonly #store: Store;
  readonly #onChange: () => void;

  /** `onChange` is called for every action, so that views follow at once. */
  constructor(store: Store, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  permissions(caller: Caller | null): (RecordType | 'report')[] {
    return caller && hasRole(caller, 'moderator') ? [...RECORD_TYPES, 'report'] : [];
  }

  async add(caller: Caller, { type, server, payload }: NewRecord): Promise<number> {
    const place = this.#placeOf(type, server, payload);
    const id = this.#store.newId();
    const record = {
      id,
      kind: type,
      server,
      ...place,
      payload: JSON.stringify(payload),
      authorId: caller.userId,
    };
    await this.#noted(caller, `record ${type}`, id, async (trx) => {
      await insertRecord(trx, { ...record, withdrawnAt: null, withdrawnBy: null });
      if (type === 'nickname' && isPayload('nickname', payload))
        await settleProposals(trx, payload, { withdrawnBy: caller.userId, withdrawnAt: this.#store.now() });
    });
    return id;
  }

  async withdraw(caller: Caller, type: RecordType, payload: DeedPayload): Promise<number> {
    const id = withdrawn(payload);
    if (id === null) throw new Refusal('RECORD_INVALID');
    const by = { withdrawnBy: caller.userId, withdrawnAt: this.#store.now() };
    await this.#noted(caller, `withdraw ${type}`, id, async (trx) => {
      if (!(await withdrawRecord(trx, type, id, by))) throw new Refusal('NOT_FOUND');
    });
    return id;
  }

  async list(type: RecordType, server: number | null, request: PageRequest) {
    const page = readPage(request);
    const rows = await listRecords(this.#store.db, type, server, page);
    return {
      count: await countRecords(this.#store.db, type, server),
      records: rows.map((row) => told(row, type)),
      next: cursorAfter(rows, page),
    };
  }

  /** By time; of two records of one moment the later one counts. */
  async cutoffs(place: { readonly server: number; readonly event: number; readonly tier: number }) {
    const rows = await standingCutoffs(this.#store.db, place, MAX_CUTOFFS);
    const byTime = new Map<number, number>();
    for (const { payload } of rows.toReversed()) {
      const { time, ep } = JSON.parse(payload) as CutoffPayload;
      byTime.set(time, ep);
    }
    return [...byTime].map(([time, ep]) => ({ time, ep })).sort((a, b) => a.time - b.time);
  }

  /** @throws Refusal when a payload is not of its type, or says what cannot be */
  #placeOf(type: RecordType, server: number | null, payload: DeedPayload) {
    const now = this.#store.now();
    if (type === 'cutoff' && isPayload('cutoff', payload) && server !== null) {
      if (payload.time <= now + CLOCKS_MS) return { event: payload.event, tier: payload.tier };
    } else if (type === 'notice' && isPayload('notice', payload) && server === null) {
      if (payload.until > now && payload.until <= now + YEAR_MS) return { event: null, tier: null };
    } else if (type === 'news' && isPayload('news', payload)) return { event: null, tier: null };
    else if (type === 'nickname' && isPayload('nickname', payload) && server === null) {
      if (normalise(payload.name) !== '') return { event: null, tier: null };
    }
    throw new Refusal('RECORD_INVALID');
  }

  async #noted(
    caller: Caller,
    action: string,
    record: number,
    work: (trx: Store['db']) => Promise<void>,
  ): Promise<void> {
    await this.#store.write(async (trx) => {
      await work(trx);
      const id = this.#store.newId();
      await insertAudit(trx, { id, actorId: caller.userId, action, subject: `record ${record}` });
    });
    this.#onChange();
  }
}
