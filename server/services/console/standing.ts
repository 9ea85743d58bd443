import type { NewsPayload, NoticePayload, SongNickname } from '#model/contract/console/payloads';
import { shownName } from '#model/rules/shown-name';
import { SERVERS } from '#model/vocabulary/servers';
import { standingRecords } from '../../store/console/records.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import { within } from '../within.ts';
import { MAX_NICKNAMES } from './nicknames.ts';

/** Other processes hear of a record after this long; the one that made it at once. */
const FRESH_MS = 5_000;
const MAX_NEWS = 500;
const MAX_NOTICES = 3;

/** A line above every page. */
export interface Notice extends NoticePayload {
  readonly id: number;
}

/** An article as in `news/{id}`; `news/all` has it without the content. */
export interface OwnArticle {
  readonly id: number;
  readonly title: Readonly<Record<string, string>>;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly timestamp: number;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What stands on record and is shown: a few rows, read once for all visitors. */
export interface ShownRecords {
  readonly notices: () => Promise<readonly Notice[]>;
  readonly news: () => Promise<readonly OwnArticle[]>;
  readonly nicknames: () => Promise<readonly SongNickname[]>;
  /** What is kept is old from now on. */
  readonly forget: () => void;
}

type Row = Awaited<ReturnType<typeof standingRecords>>[number];

function articleOf({ id, server, payload, username, nickname }: Row): OwnArticle {
  const { tags, texts } = JSON.parse(payload) as NewsPayload;
  const code = server === null ? undefined : SERVERS[server];
  const each = Object.entries(texts);
  return {
    id,
    title: Object.fromEntries(each.map(([locale, { title }]) => [locale, title])),
    authors: [shownName({ username, nickname })],
    tags: code === undefined ? tags : [...tags, code],
    timestamp: timeOfId(id),
    content: Object.fromEntries(each.map(([locale, { content }]) => [locale, content])),
  };
}

/** A page does not wait longer for what stands above it. */
const PATIENCE_MS = 500;

/** Keeps an answer for a while; when the next one does not come, or not soon, the last one goes on. */
function keptFor<T>(read: () => Promise<readonly T[]>, now: () => number, log: (line: string) => void) {
  let kept: readonly T[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let isLate = false;
  const refresh = async (): Promise<void> => {
    try {
      readAt = now();
      kept = await read();
    } catch (error) {
      log(`What stands on record cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      running = null;
      isLate = false;
    }
  };
  /** Who comes while an answer is late already does not wait for it at all. */
  const waitFor = async (work: Promise<void>): Promise<void> => {
    if (isLate) return;
    const isDone = await within(
      PATIENCE_MS,
      work.then(() => true),
    );
    if (!isDone && running === work) isLate = true;
  };
  return {
    forget: () => {
      readAt = Number.NEGATIVE_INFINITY;
    },
    get: async (): Promise<readonly T[]> => {
      if (Math.abs(now() - readAt) >= FRESH_MS) running ??= refresh();
      if (running) await waitFor(running);
      return kept;
    },
  };
}

export function standingService({ db, now }: Store, log: (line: string) => void): ShownRecords {
  const notices = keptFor<Notice>(
    async () => {
      const rows = await standingRecords(db, 'notice', MAX_NEWS);
      return rows.map(({ id, payload }) => ({ id, ...(JSON.parse(payload) as NoticePayload) }));
    },
    now,
    log,
  );
  const news = keptFor<OwnArticle>(
    async () => (await standingRecords(db, 'news', MAX_NEWS)).map(articleOf),
    now,
    log,
  );
  const nicknames = keptFor<SongNickname>(
    async () => {
      const rows = await standingRecords(db, 'nickname', MAX_NICKNAMES);
      return rows.map(({ payload }) => JSON.parse(payload) as SongNickname);
    },
    now,
    log,
  );
  return {
    notices: async () => (await notices.get()).filter(({ until }) => until > now()).slice(0, MAX_NOTICES),
    news: news.get,
    nicknames: nicknames.get,
    forget: () => {
      notices.forget();
      news.forget();
      nicknames.forget();
    },
  };
}
