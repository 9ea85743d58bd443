import type { Meaning, Query } from './query.ts';

/** What of a record can be searched. */
export interface Subject {
  readonly id: number;
  /** All its names in all languages as `searchable`, each in a line of its own. */
  readonly names: string;
  /** Other ways to type them (`spellingsOf`). */
  readonly spellings?: string;
  /** Short forms that count when they are typed whole (`initialsOf`). */
  readonly initials?: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Rarity; null for what has none. */
  readonly stars?: number;
  /** Per cent of its skill, with every condition met and without. */
  readonly rates?: readonly number[];
  readonly charts?: readonly { readonly difficulty: string; readonly level: number }[];
}

type Chart = NonNullable<Subject['charts']>[number];

/** Shorter words lie across the ends of words that are written without a space. */
const SHORTEST_SPELLING = 4;

const isNamed = ({ names, spellings, initials }: Subject, text: string): boolean =>
  names.includes(text) ||
  (text.length >= SHORTEST_SPELLING && (spellings ?? '').includes(text)) ||
  (initials?.has(text) ?? false);

const LATIN_GOES_ON = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u;

/** Whether a name begins with the text. A single word must not end inside one: `ex` begins no `Exist`. */
function isTitled({ names }: Subject, text: string): boolean {
  for (let at = names.indexOf(text); at >= 0; at = names.indexOf(text, at + 1)) {
    const begins = at === 0 || names[at - 1] === '\n';
    if (begins && (text.includes(' ') || !LATIN_GOES_ON.test(names.charAt(at + text.length)))) return true;
  }
  return false;
}

const isWithin = (value: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  value >= from && value <= to;

function isMeant(subject: Subject, meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'names':
      return isNamed(subject, meaning.text);
    case 'title':
      return isTitled(subject, meaning.text);
    case 'tags':
      return meaning.any.some((tag) => subject.tags.has(tag));
    case 'not':
      return !meaning.of.some((one) => isMeant(subject, one));
    case 'id':
      return isWithin(subject.id, meaning);
    case 'stars':
      return subject.stars !== undefined && isWithin(subject.stars, meaning);
    case 'rate':
      return (subject.rates ?? []).some((rate) => isWithin(rate, meaning));
    default:
      return (subject.charts ?? []).some((chart) => isOfChart(chart, meaning));
  }
}

function isOfChart({ difficulty, level }: Chart, meaning: Meaning): boolean {
  if (meaning.kind === 'difficulty') return meaning.any.includes(difficulty);
  return meaning.kind === 'level' && isWithin(level, meaning);
}

const isChartWord = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ kind }) => kind === 'difficulty' || kind === 'level');

/** What all words together begin, whatever each of them means. */
const titleIn = (query: Query): Meaning | undefined =>
  query.flatMap((meanings) => meanings.filter(({ kind }) => kind === 'title'))[0];

/** Whether a record is what was looked for. Words about charts must all be true of one chart (reference R52). */
export function matches(query: Query, subject: Subject): boolean {
  const title = titleIn(query);
  if (title && isMeant(subject, title)) return true;
  if (!query.every((meanings) => meanings.some((meaning) => isMeant(subject, meaning)))) return false;
  const { charts } = subject;
  if (!charts) return true;
  const words = query.filter(isChartWord);
  return (
    words.length < 2 ||
    charts.some((chart) => words.every((word) => word.some((one) => isOfChart(chart, one))))
  );
}
