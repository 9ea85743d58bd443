import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';

/** Charts that one team is sought for: none, those that were ticked, or whatever the filters show. */
export const TOGETHER = ['off', 'picked', 'shown'] as const;
export type Together = (typeof TOGETHER)[number];

/** So many can be ticked; an address holds no more. */
export const MOST_PICKED = 50;

/** Song and difficulty in an address. */
export type ChartCode = `${string}-${number}`;

export const codeOf = (song: number, difficulty: Difficulty): ChartCode =>
  `${song.toString(36)}-${DIFFICULTIES.indexOf(difficulty)}`;

const isCode = (text: string): text is ChartCode => /^[0-9a-z]{1,6}-[0-4]$/.test(text);

export const readPicked = (text: string | null): readonly ChartCode[] =>
  [...new Set((text ?? '').split('.').filter(isCode))].slice(0, MOST_PICKED);

export const writePicked = (picked: readonly ChartCode[]): string => picked.join('.');

/** Ticks a chart, or takes its tick away. */
export const toggled = (picked: readonly ChartCode[], code: ChartCode): readonly ChartCode[] =>
  picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code].slice(-MOST_PICKED);
