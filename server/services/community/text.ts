import type { PostNode } from '#model/contract/rich-text';

const UPLOAD = /^\/api\/upload\/file\/([0-9a-f]{40})$/;
/** Spaces of all kinds, and what takes no place at all. */
const NOTHING = /[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u3164]/gu;

/** What somebody reads, as one line per piece. */
export function wordsOf(content: readonly PostNode[]): string {
  const words = content.map((node) => {
    if (node.type === 'br' || node.type === 'image' || node.type === 'list') return '\n';
    if (node.type === 'emoji') return ' ';
    return node.type === 'heading' ? `\n${node.data}\n` : node.data;
  });
  return words.join('');
}

/** Nothing that anybody could see. */
export const isBlank = (text: string): boolean => text.replaceAll(NOTHING, '') === '';

const SHOWS: ReadonlySet<PostNode['type']> = new Set(['emoji', 'image', 'link', 'list', 'mention']);

export const isEmpty = (content: readonly PostNode[]): boolean =>
  isBlank(wordsOf(content)) && !content.some(({ type }) => SHOWS.has(type));

/** Uploads by their hash; others' files have none and cannot be written. */
export const hashOf = (path: string): string | null => UPLOAD.exec(path)?.[1] ?? null;

/** How many things and pictures a text shows. */
export const shownIn = (content: readonly PostNode[]): number =>
  content.reduce((sum, node) => sum + ('objects' in node ? node.objects.length : 0), 0);

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
