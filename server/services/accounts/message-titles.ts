import type { Message, MessageTarget } from '#model/contract/account/member';
import { MAX_TITLE } from '#model/contract/account/member';
import { categoryOf } from '#model/contract/community/categories';
import { commentedThing } from '#model/site/comment-address';
import type { Locale } from '#model/vocabulary/locales';
import type { PublishedLists } from '../families/lists.ts';
import { type PreviewObject, summarise } from '../previews/summaries.ts';
import { within } from '../within.ts';
import { firstWords } from './message-words.ts';

/** The thing of the game or the article that was commented on; null where there is none. */
function thingOf({ categoryName, categoryId }: MessageTarget): PreviewObject | null {
  if (categoryName === categoryOf('news')) return { kind: 'news', id: Number(categoryId), server: null };
  const thing = commentedThing(categoryName, categoryId);
  return thing && { kind: thing.head.name, id: thing.id, server: thing.server };
}

/** Messages do not wait longer for the names of things. */
const PATIENCE_MS = 1_500;

/** Messages with the names of the things that they are about, each looked up once. */
export async function withTitles(
  lists: PublishedLists,
  messages: readonly Message[],
  locale: Locale,
): Promise<readonly Message[]> {
  const named = new Map<string, Promise<string | null>>();
  const nameOf = (target: MessageTarget): Promise<string | null> => {
    const thing = thingOf(target);
    if (!thing) return Promise.resolve(null);
    const key = `${target.categoryName} ${target.categoryId}`;
    const known =
      named.get(key) ??
      within(
        PATIENCE_MS,
        summarise(lists, thing, locale).then((summary) => summary?.name ?? null),
      );
    named.set(key, known);
    return known;
  };
  return Promise.all(
    messages.map(async (message) => {
      const name = message.target && (await nameOf(message.target));
      return name ? { ...message, title: firstWords(name, MAX_TITLE) } : message;
    }),
  );
}
