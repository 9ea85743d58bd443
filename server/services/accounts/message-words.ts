import type { Message, MessageTarget } from '#model/contract/account/member';
import { MAX_TITLE, MAX_WORDS } from '#model/contract/account/member';
import { isMature } from '#model/rules/mature';
import { quotedWords } from '#model/writing/post/words';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { type PostRow, postsAmong, revisionsAmong, SHOWN } from '../../store/community/posts.ts';
import type { Db } from '../../store/store.ts';
import { readContent, readFacts } from '../community/rows.ts';

/** As much as there is room for, at the end of a word where one ends near. Reads no further than that. */
export function firstWords(text: string, most: number): string {
  let line = '';
  // A letter has at most two units.
  const enough = 2 * most + 1;
  for (const [word] of text.matchAll(/\S+/g)) {
    line += `${line === '' ? '' : ' '}${word.slice(0, enough)}`;
    if (line.length >= enough) break;
  }
  const letters = [...line];
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > start.length / 2 ? start.slice(0, end) : start}…`;
}

/** The post whose title names the place: one's own, or the one that is commented on. */
function placeOf({ postId, categoryName, categoryId }: MessageTarget): number | null {
  if (categoryName === 'SELF_POST') return postId;
  return categoryName === 'POST_COMMENT' ? Number(categoryId) : null;
}

/** What messages say of a post. */
interface Quote {
  readonly title: string;
  readonly words: string;
  readonly isMature: boolean;
}

interface QuotedPost extends Quote {
  readonly authorId: number | null;
  readonly isShown: boolean;
}

/** Some hundred bytes each. */
const MAX_KEPT = 5_000;

const quoteOf = ({ facts, content }: Pick<PostRow, 'facts' | 'content'>): Quote => {
  const known = readFacts(facts);
  return {
    title: firstWords(known.title ?? '', MAX_TITLE),
    words: firstWords(quotedWords(readContent(content)), MAX_WORDS),
    isMature: isMature(known),
  };
};

/** The words of messages. Texts are long and change only with their revision, so that each is read once. */
export class MessageWords {
  readonly #db: Db;
  readonly #kept = new BoundedCache<Quote>(MAX_KEPT);

  constructor(db: Db) {
    this.#db = db;
  }

  async #quotes(ids: readonly number[]): Promise<ReadonlyMap<number, QuotedPost>> {
    const quotes = new Map<number, Quote>();
    const unread: number[] = [];
    const rows = await revisionsAmong(this.#db, ids);
    for (const { id, revision } of rows) {
      const quote = this.#kept.get(`${id} ${revision}`);
      if (quote) quotes.set(id, quote);
      else unread.push(id);
    }
    for (const row of await postsAmong(this.#db, unread)) {
      const quote = quoteOf(row);
      this.#kept.set(`${row.id} ${row.revision}`, quote);
      quotes.set(row.id, quote);
    }
    return new Map(
      rows.flatMap(({ id, authorId, standing }) => {
        const quote = quotes.get(id);
        return quote ? [[id, { ...quote, authorId, isShown: standing === SHOWN }] as const] : [];
      }),
    );
  }

  /**
   * Messages to a member with the first words of what was written, and the titles of members' posts. What is gone says nothing, but a
   * decision about the member's own post names it. A mature post is named by its title alone, as in lists, and what is said under it
   * is not quoted either: its page shows both to those who ask.
   */
  async addTo(userId: number, messages: readonly Message[]): Promise<readonly Message[]> {
    const targets = messages.flatMap(({ target }) => target ?? []);
    const ids = [...new Set(targets.flatMap((target) => [target.postId, placeOf(target) ?? []].flat()))];
    const quotes = await this.#quotes(ids);
    return messages.map((message) => {
      if (!message.target) return message;
      const post = quotes.get(message.target.postId);
      const place = quotes.get(placeOf(message.target) ?? -1);
      const isHeldBack = post?.isMature === true || place?.isMature === true;
      const isNamed = place?.isShown || (message.decision && place?.authorId === userId);
      return {
        ...message,
        ...(post?.isShown && post.words !== '' && !isHeldBack ? { words: post.words } : {}),
        ...(isNamed && place && place.title !== '' ? { title: place.title } : {}),
      };
    });
  }
}
