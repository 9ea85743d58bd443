import type { EventBonus } from '../../records/event.ts';
import { ATTRIBUTES } from '../../vocabulary/attributes.ts';
import { isDifficulty } from '../../vocabulary/difficulties.ts';
import {
  CHALLENGE_COSTS,
  DEFAULT_INPUTS,
  DEFAULT_PLAY,
  MAX_BONUS_PERCENT,
  MAX_BONUS_ROWS,
  type MedleySlots,
  type PlayInputs,
} from './inputs.ts';

/**
 * An event bonus in a few address-safe characters: sections by `_`, rows by `-`, numbers of a row by `*`.
 * Example: `a1*20_c16*10-17*10_p20_s0*50*0`.
 */
const SECTION = '_';
const ROW = '-';
const NUMBER = '*';

const rows = (letter: string, values: readonly (readonly number[])[]): string[] =>
  values.length === 0 ? [] : [letter + values.map((row) => row.join(NUMBER)).join(ROW)];

export function encodeBonus(bonus: EventBonus): string {
  const single = (letter: string, value: number): string[] => (value === 0 ? [] : [`${letter}${value}`]);
  const sections = [
    ...rows(
      'a',
      bonus.attributes.map((row) => [ATTRIBUTES.indexOf(row.attribute), row.percent]),
    ),
    ...rows(
      'c',
      bonus.characters.map((row) => [row.characterId, row.percent]),
    ),
    ...rows(
      'm',
      bonus.members.map((row) => [row.cardId, row.percent]),
    ),
    ...rows(
      'l',
      bonus.limitBreaks.map((row) => [row.rarity, row.rank, row.percent]),
    ),
    ...single('q', bonus.pointPercent),
    ...single('p', bonus.parameterPercent),
    ...(bonus.statPercent.some((value) => value !== 0) ? rows('s', [bonus.statPercent]) : []),
  ];
  return sections.length === 0 ? '0' : sections.join(SECTION);
}

const percent = (value: number | undefined): number =>
  Math.round(Math.min(Math.max(0, value ?? 0), MAX_BONUS_PERCENT) * 100) / 100;

const isWhole = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0;

function readRows(text: string): number[][] {
  return text
    .split(ROW)
    .slice(0, MAX_BONUS_ROWS)
    .map((row) => row.split(NUMBER).map(Number));
}

/** A link that names a thing twice must not count it twice: the first row stands. */
function firstOfEach<T>(list: readonly T[], keyOf: (row: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return list.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}

/** Null when the text is no bonus; single unreadable rows are left out. */
export function decodeBonus(text: string): EventBonus | null {
  if (!/^[\w*.-]+$/.test(text)) return null;
  const sections = new Map(text.split(SECTION).map((part) => [part.slice(0, 1), part.slice(1)]));
  const table = (letter: string): number[][] => {
    const part = sections.get(letter);
    return part ? readRows(part).filter((row) => row.every(Number.isFinite)) : [];
  };
  const [performance, technique, visual] = table('s')[0] ?? [];
  const attributes = table('a').flatMap(([index, value]) => {
    const attribute = ATTRIBUTES[index ?? -1];
    return attribute ? [{ attribute, percent: percent(value) }] : [];
  });
  const characters = table('c').flatMap(([characterId, value]) =>
    isWhole(characterId) ? [{ characterId, percent: percent(value) }] : [],
  );
  const members = table('m').flatMap(([cardId, value]) =>
    isWhole(cardId) ? [{ cardId, percent: percent(value) }] : [],
  );
  const limitBreaks = table('l').flatMap(([rarity, rank, value]) =>
    isWhole(rarity) && isWhole(rank) ? [{ rarity, rank, percent: percent(value) }] : [],
  );
  return {
    attributes: firstOfEach(attributes, (row) => row.attribute),
    characters: firstOfEach(characters, (row) => row.characterId),
    members: firstOfEach(members, (row) => row.cardId),
    limitBreaks: firstOfEach(limitBreaks, (row) => `${row.rarity} ${row.rank}`),
    pointPercent: percent(table('q')[0]?.[0]),
    parameterPercent: percent(table('p')[0]?.[0]),
    statPercent: [percent(performance), percent(technique), percent(visual)],
  };
}

/** Three songs as words of the address, `101.45-special.7`; what is usual is left out. */
export const encodeMedley = (slots: MedleySlots): string =>
  slots
    .map((slot) => {
      if (slot === null) return '';
      const { songId, difficulty } = slot;
      return difficulty === DEFAULT_INPUTS.difficulty ? `${songId}` : `${songId}-${difficulty}`;
    })
    .join('.');

/** The songs of an address; a word that cannot be read leaves its place empty. */
export function decodeMedley(text: string): MedleySlots {
  const words = text.split('.');
  const slot = (at: 0 | 1 | 2): MedleySlots[number] => {
    const [id = '', difficulty = DEFAULT_INPUTS.difficulty] = (words[at] ?? '').split('-');
    const songId = /^\d{1,6}$/.test(id) ? Number(id) : 0;
    return songId > 0 && isDifficulty(difficulty) ? { songId, difficulty } : null;
  };
  return [slot(0), slot(1), slot(2)];
}

/** How a live is played, as words of the address: `b3-p2-lost-f1-cp400-free`; what is usual is left out. */
export function encodePlay({ boosts, place, isWon, formula, challengePoints, isFree }: PlayInputs): string {
  return [
    boosts !== DEFAULT_PLAY.boosts && `b${boosts}`,
    place !== DEFAULT_PLAY.place && `p${place}`,
    !isWon && 'lost',
    formula !== DEFAULT_PLAY.formula && `f${formula}`,
    challengePoints !== null && `cp${challengePoints}`,
    isFree && 'free',
  ]
    .filter(Boolean)
    .join('-');
}

const among = <T extends number>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => String(value) === text);

/** What a word says; words that say nothing are passed over. */
export function decodePlay(text: string): PlayInputs {
  const words = new Map(
    text.split('-').map((word) => {
      const [, key = word, value] = /^(cp|[bpf])(\d+)$/.exec(word) ?? [];
      return [key, value] as const;
    }),
  );
  return {
    boosts: among([0, 1, 2, 3], words.get('b')) ?? DEFAULT_PLAY.boosts,
    place: among([1, 2, 3, 4, 5], words.get('p')) ?? DEFAULT_PLAY.place,
    isWon: !words.has('lost'),
    formula: among([0, 1, 2], words.get('f')) ?? DEFAULT_PLAY.formula,
    challengePoints: among(CHALLENGE_COSTS, words.get('cp')) ?? null,
    isFree: words.has('free'),
  };
}
