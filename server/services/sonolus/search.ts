import type { ServerForm, ServerOption, Text } from '@sonolus/core';
import { difficultyText } from '#model/chart/formats/level-item';
import { searchable } from '#model/encoding/normalise';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { isLocale, type Locale } from '#model/vocabulary/locales';
import { textIn } from '../thing-words.ts';
import type { ChartLevel } from './level.ts';
import type { Frozen } from './protocol.ts';

/** What the app asks of a list: its forms, read with the bounds that they state (reference R100). */

const MAX_WORDS = 100;
const MAX_RATING = 100;
const MAX_PAGE = 100_000;
/** Levels of one page; the app's documents advise it. */
export const PER_PAGE = 20;

const KINDS = ['official', 'community'] as const;

interface LevelSearch {
  readonly keywords: string;
  readonly title: string;
  readonly artists: string;
  readonly author: string;
  readonly difficulty: string;
  readonly kind: string;
  readonly minRating: number;
  readonly maxRating: number;
}

export interface ListAsked {
  readonly locale: Locale;
  readonly page: number;
  readonly search: LevelSearch;
}

type Query = Readonly<Record<string, unknown>>;

const LOCALES_OF_APP: ReadonlyMap<unknown, Locale> = new Map([
  ['zhs', 'zh-Hans'],
  ['zht', 'zh-Hanz'],
]);

/** The app has languages that we do not speak. */
export function localeOf({ localization }: Query): Locale {
  const known = LOCALES_OF_APP.get(localization);
  return known ?? (isLocale(localization) ? localization : 'en');
}

class QueryReader {
  readonly wrong: string[] = [];
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  text(field: string, isKnown: (text: string) => boolean = () => true): string {
    const value = this.#query[field] ?? '';
    if (typeof value === 'string' && value.length <= MAX_WORDS && (value === '' || isKnown(value)))
      return value;
    this.wrong.push(field);
    return '';
  }

  number(field: string, max: number, fallback: number): number {
    const value = this.#query[field];
    if (value === undefined || value === '') return fallback;
    const number =
      typeof value === 'string' && /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
    if (number <= max) return number;
    this.wrong.push(field);
    return fallback;
  }
}

const isChoice = (choices: readonly string[]) => (text: string) => text === 'any' || choices.includes(text);

/** What is asked for, or the names of the fields that are wrong. Fields that no form of ours has count for nothing. */
export function readListQuery(query: Query): ListAsked | readonly string[] {
  const reader = new QueryReader(query);
  reader.text('localization');
  const search = {
    keywords: searchable(reader.text('keywords')),
    title: searchable(reader.text('title')),
    artists: searchable(reader.text('artists')),
    author: searchable(reader.text('author')),
    difficulty: reader.text('difficulty', isChoice(DIFFICULTIES)),
    kind: reader.text('kind', isChoice(KINDS)),
    minRating: reader.number('minRating', MAX_RATING, 0),
    maxRating: reader.number('maxRating', MAX_RATING, MAX_RATING),
  };
  const page = reader.number('page', MAX_PAGE, 0);
  if (!Number.isInteger(page)) reader.wrong.push('page');
  return reader.wrong.length > 0 ? reader.wrong : { locale: localeOf(query), page, search };
}

const isAny = (choice: string): boolean => choice === '' || choice === 'any';

export const isKindSought = ({ kind }: LevelSearch, wanted: ChartLevel['kind']): boolean =>
  isAny(kind) || kind === wanted;

/** What of a search lists of posts narrow themselves. Their levels are whole numbers. */
export const chartsSought = ({ difficulty, minRating, maxRating }: LevelSearch) => ({
  ...(isAny(difficulty) ? {} : { diffs: [DIFFICULTIES.findIndex((each) => each === difficulty)] }),
  ...(minRating > 0 ? { levelFrom: Math.ceil(minRating) } : {}),
  ...(maxRating < MAX_RATING ? { levelTo: Math.floor(maxRating) } : {}),
});

/** Whether a level of a kind that is looked for is among them; of keywords each must be somewhere. */
export function isSought(search: LevelSearch): (level: ChartLevel) => boolean {
  const keywords = search.keywords.split(' ').filter((word) => word !== '');
  return ({ words, rating, difficulty }) => {
    const all = `${words.title}\n${words.artists}\n${words.author}\n${rating}`;
    return (
      keywords.every((word) => all.includes(word)) &&
      words.title.includes(search.title) &&
      words.artists.includes(search.artists) &&
      words.author.includes(search.author) &&
      (isAny(search.difficulty) || search.difficulty === difficulty) &&
      rating >= search.minRating &&
      rating <= search.maxRating
    );
  };
}

const textOption = (query: string, name: Text, placeholder: Text): Frozen<ServerOption> => ({
  query,
  name,
  required: false,
  type: 'text',
  def: '',
  placeholder,
  limit: MAX_WORDS,
  shortcuts: [],
});

const ratingOption = (query: string, name: Text, def: number): Frozen<ServerOption> => ({
  query,
  name,
  required: false,
  type: 'slider',
  def,
  min: 0,
  max: MAX_RATING,
  step: 1,
});

interface Choice {
  readonly name: string;
  readonly title: string;
}

const choiceOption = (query: string, name: Text, choices: readonly Choice[]): Frozen<ServerOption> => ({
  query,
  name,
  required: false,
  type: 'select',
  def: 'any',
  values: [{ name: 'any', title: '#ANY' }, ...choices],
});

/** The form of a search for levels; what it does not name the app says itself. */
export const levelForm = (locale: Locale): Frozen<ServerForm> => ({
  type: 'advanced',
  title: '#ADVANCED',
  icon: 'advanced',
  requireConfirmation: false,
  options: [
    textOption('keywords', '#KEYWORDS', '#KEYWORDS_PLACEHOLDER'),
    textOption('title', '#TITLE', '#TITLE_PLACEHOLDER'),
    textOption('artists', '#ARTISTS', '#ARTISTS_PLACEHOLDER'),
    textOption('author', '#AUTHOR', '#AUTHOR_PLACEHOLDER'),
    choiceOption(
      'difficulty',
      '#DIFFICULTY',
      DIFFICULTIES.map((name) => ({ name, title: difficultyText(name) })),
    ),
    ratingOption('minRating', '#RATING_MINIMUM', 0),
    ratingOption('maxRating', '#RATING_MAXIMUM', MAX_RATING),
    choiceOption(
      'kind',
      '#TYPE',
      KINDS.map((name) => ({ name, title: textIn(locale, `sonolus.${name}`) })),
    ),
  ],
});
