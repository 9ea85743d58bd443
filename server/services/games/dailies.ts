import { MAX_PAGE } from '#model/contract/bounds';
import type { DailyResultRow } from '#model/contract/games/daily';
import { dailyGame } from '#model/games/daily';
import { versionOf } from '#model/games/pool';
import { isInTime, provenResult, type SentDaily } from '#model/games/proof';
import { type GameQuestion, questionsOf } from '#model/games/questions';
import type { GameName } from '#model/games/settings';
import type { Lists } from '#model/records/list-readers';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { lockUser, userById } from '../../store/accounts/users.ts';
import {
  ALL_DAYS,
  countAbove,
  countDailies,
  countEqualBefore,
  type DailyBoard,
  findDaily,
  keepDaily,
  listDailies,
  listFollowed,
  type RankedDaily,
  showDailies,
} from '../../store/games/daily.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import type { PageRequest } from '../accounts/pages.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { DataService } from '../published/data.ts';
import { Refusal } from '../refusal.ts';
import { cursorAfter, placesOf, readPage } from '../sync/rankings.ts';
import { wholeQuestions } from './whole-questions.ts';

/** Challenges whose questions are kept: those of today and of the day before. */
const KEPT = 12;

/** The questions of a challenge, and what they are made of. */
interface Made {
  readonly lists: Lists;
  readonly version: string;
  readonly questions: readonly GameQuestion[];
}

/** Which table: that of all days without one. */
export interface DailyRequest {
  readonly game: GameName;
  readonly day?: string | undefined;
}

const boardOf = ({ game, day = ALL_DAYS }: DailyRequest): DailyBoard => ({ game, day });

const rowOf = (
  { id, value, marks, days, best, username, nickname }: RankedDaily,
  place: number,
): DailyResultRow => ({
  user: { username, nickname },
  points: value,
  marks: JSON.parse(marks) as DailyResultRow['marks'],
  days,
  best,
  place,
  time: timeOfId(id),
});

interface DailyParts {
  readonly store: Store;
  readonly lists: PublishedLists;
  readonly data: DataService;
}

/** Challenges of the day as members played them: played again here, kept, and compared. */
export class Dailies {
  readonly #store: Store;
  readonly #published: Pick<DailyParts, 'lists' | 'data'>;
  readonly #made = new BoundedCache<Made>(KEPT);

  constructor({ store, ...published }: DailyParts) {
    this.#store = store;
    this.#published = published;
  }

  async #questions(game: GameName, day: string): Promise<Made> {
    const lists = await this.#published.lists.some(['cards', 'characters', 'songs']);
    const key = `${game} ${day}`;
    const known = this.#made.get(key);
    if (known?.lists === lists) return known;
    const settings = dailyGame(game, day);
    const made = {
      lists,
      version: versionOf(game, lists, settings.server, day),
      questions: await wholeQuestions(this.#published.data, questionsOf(game, lists, settings)),
    };
    this.#made.set(key, made);
    return made;
  }

  /** Keeps what came of a challenge; the caller's row, null when they are in no table. No points are taken from a client. */
  async take(caller: Caller, sent: SentDaily): Promise<DailyResultRow | null> {
    const { game, day } = sent;
    if (!isInTime(sent, this.#store.now())) throw new Refusal('DAY_OVER');
    const { version, questions } = await this.#questions(game, day);
    if (sent.data !== version) throw new Refusal('DATA_STALE');
    const result = provenResult(sent, questions);
    if (!result) throw new Refusal('GAME_INVALID');
    const { points, marks } = result;
    const row = { game, day, points, marks: JSON.stringify(marks), userId: caller.userId };
    await this.#store.write(async (trx) => {
      const user = await lockUser(trx, caller.userId);
      if (!user) throw new Refusal('LOGIN_REQUIRED');
      if (user.inTables === 0) return;
      await keepDaily(trx, { ...row, id: this.#store.newId() }, this.#store.newId());
    });
    return this.own(caller, { game, day });
  }

  async table(request: DailyRequest, part: PageRequest) {
    const { db } = this.#store;
    const board = boardOf(request);
    const page = readPage(part);
    const ranked = await listDailies(db, board, page);
    const places = await this.#placesOf(board, ranked);
    return {
      count: await countDailies(db, board),
      rows: ranked.map((row, at) => rowOf(row, places[at] ?? 0)),
      next: cursorAfter(ranked, page),
    };
  }

  async #placesOf(board: DailyBoard, ranked: readonly RankedDaily[]): Promise<readonly number[]> {
    const { db } = this.#store;
    const [top] = ranked;
    if (!top) return [];
    const more = await countAbove(db, board, top.value);
    return placesOf(ranked, { more, before: more + (await countEqualBefore(db, board, top)) });
  }

  /** The caller's own row; null when they did not play, or are in no table. */
  async own({ userId }: Caller, request: DailyRequest): Promise<DailyResultRow | null> {
    const { db } = this.#store;
    const board = boardOf(request);
    const own = await findDaily(db, board, userId);
    return own === undefined ? null : rowOf(own, (await countAbove(db, board, own.value)) + 1);
  }

  /** The caller and whom they follow, with their places among all. Each place counts on from the one before. */
  async followed({ userId }: Caller, request: DailyRequest): Promise<DailyResultRow[]> {
    const { db } = this.#store;
    const board = boardOf(request);
    const own = await findDaily(db, board, userId);
    const others = await listFollowed(db, board, userId, MAX_PAGE);
    const ranked = [...others, ...(own ? [own] : [])].sort((a, b) => b.value - a.value || a.id - b.id);
    const rows: DailyResultRow[] = [];
    let above = 0;
    for (const [at, row] of ranked.slice(0, MAX_PAGE).entries()) {
      above += await countAbove(db, board, row.value, ranked[at - 1]?.value);
      rows.push(rowOf(row, above + 1));
    }
    return rows;
  }

  async isShown({ userId }: Caller): Promise<boolean> {
    return (await userById(this.#store.db, userId))?.inTables !== 0;
  }

  async show({ userId }: Caller, isShown: boolean): Promise<void> {
    await this.#store.write(async (trx) => {
      if (!(await lockUser(trx, userId))) throw new Refusal('LOGIN_REQUIRED');
      await showDailies(trx, userId, isShown ? 1 : 0);
    });
  }
}
