/** The languages that members of the demo set write in, in the order of a `ServedWord`. */
export const WRITTEN = ['ja', 'en', 'zhHant', 'zhHans', 'ko'] as const;
export type WrittenLanguage = (typeof WRITTEN)[number];

/** What they write about. */
export const TOPICS = [
  'team',
  'guide',
  'gacha',
  'combo',
  'cutoff',
  'art',
  'question',
  'tips',
  'character',
  'costume',
  'comic',
  'schedule',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Sentences on a topic; `{c}` stands for the name of a character, `{n}` for a number. */
export interface TopicTexts {
  readonly tag: string;
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly heading: string;
  readonly closings: readonly string[];
}

export interface Phrases {
  readonly topics: Readonly<Record<Topic, TopicTexts>>;
  readonly comments: readonly string[];
  readonly answers: readonly string[];
}

/** Sentences with a bar between them. */
export const several = (text: string): readonly string[] => text.split('|');

export const topic = (
  tag: string,
  titles: string,
  openings: string,
  heading: string,
  closings: string,
): TopicTexts => ({
  tag,
  titles: several(titles),
  openings: several(openings),
  heading,
  closings: several(closings),
});
