import type { PostNode } from '#model/contract/rich-text';
import { isBlank, wordsOf } from '#model/writing/post/words';

const UPLOAD = /^\/api\/upload\/file\/([0-9a-f]{40})$/;
const SHOWS: ReadonlySet<PostNode['type']> = new Set(['emoji', 'image', 'link', 'list', 'mention']);

export const isEmpty = (content: readonly PostNode[]): boolean =>
  isBlank(wordsOf(content)) && !content.some(({ type }) => SHOWS.has(type));

/** Uploads by their hash; others' files have none and cannot be written. */
export const hashOf = (path: string): string | null => UPLOAD.exec(path)?.[1] ?? null;

/** The uploads that a text shows, each once. */
export function hashesOf(content: readonly PostNode[]): readonly string[] {
  const paths = content.flatMap((node) => (node.type === 'image' ? node.objects : []));
  return [...new Set(paths.flatMap((path) => hashOf(path) ?? []))];
}

/** Names of those whom a text speaks to, each once. */
export function mentionsOf(content: readonly PostNode[], most: number): readonly string[] {
  const names = content.flatMap((node) => (node.type === 'mention' ? [node.data] : []));
  return [...new Set(names)].slice(0, most);
}
