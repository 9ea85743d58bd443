import type { TextKey } from '#model/texts/groups';

const FILES = import.meta.glob<Readonly<Record<string, string>>>('../../../../locales/*/words.json', {
  eager: true,
  import: 'words',
});

/** What visitors look for who do not know what a page is called, in all languages. */
export const pageWords = (key: TextKey): string =>
  Object.values(FILES)
    .flatMap((words) => words[key.replace(/^words\./, '')] ?? [])
    .join(' ');
