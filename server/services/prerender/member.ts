import { readPostText } from '#model/records/read-rich-text';
import { plainTextOf } from '#model/rules/rich-text';
import { shownName } from '#model/rules/shown-name';
import type { ShownPosts } from '../community/shown.ts';
import { writtenAt } from '../previews/written.ts';
import { textIn } from '../thing-words.ts';
import type { PrerenderedMember } from './content.ts';
import { rowOf } from './posts.ts';
import type { Visitor } from './visitor.ts';

/** As many as the client asks for at first. */
const ROWS = 20;
/** In letters: more than a phone shows at once. */
const MAX_INTRO_SENT = 2_000;

/** The page of a member before any script runs; null where there is no such member. */
export async function prerenderMember(
  shown: ShownPosts,
  path: string,
  visitor: Visitor,
): Promise<PrerenderedMember | null> {
  const name = writtenAt(path)?.key;
  const member = name === undefined ? null : await shown.member(name);
  if (!member) return null;
  const posts = await shown.newestBy(member.username, ROWS);
  const followers = textIn(visitor.locale, 'person.followers', { count: member.followers });
  return {
    kind: 'member',
    locale: visitor.locale,
    heading: shownName(member),
    subtitle: `@${member.username} · ${followers}`,
    intro: plainTextOf(readPostText(member.intro), MAX_INTRO_SENT),
    rows: posts.map((post) => rowOf(post, visitor)),
  };
}
