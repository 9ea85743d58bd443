import type { PostNode } from '../../contract/rich-text.ts';

/** Spaces of all kinds, and what takes no place at all. */
const NOTHING = /[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u3164]/gu;

/** What someone reads, as one line per piece. */
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

/** How many things and pictures a text shows. */
export const shownIn = (content: readonly PostNode[]): number =>
  content.reduce((sum, node) => sum + ('objects' in node ? node.objects.length : 0), 0);

/** What is quoted of a text in plain text: its words, or the names of its emoji where it says nothing else. */
export function quotedWords(content: readonly PostNode[]): string {
  const words = wordsOf(content);
  if (!isBlank(words)) return words;
  return content.flatMap((node) => (node.type === 'emoji' ? [`:${node.data}:`] : [])).join(' ');
}
