import type { ScoringChart } from '../chart.ts';
import { type NoteJudgement, playScore, type ScoringTeam } from './play-score.ts';
import { JUDGEMENTS, type Judgement } from './windows.ts';

/** A letter for each judgement. Kept by browsers: never change one. */
const LETTERS: Readonly<Record<Judgement, string>> = {
  perfect: 'p',
  great: 'r',
  good: 'g',
  bad: 'b',
  miss: 'm',
};

const JUDGEMENT_OF: ReadonlyMap<string, Judgement> = new Map(
  JUDGEMENTS.map((judgement) => [LETTERS[judgement], judgement]),
);

/** A run as a short text (reference R80): a letter for each stretch of one judgement, and its length where that is not 1. */
export function writeGhost(judgements: readonly Judgement[]): string {
  const letters = judgements.map((judgement) => LETTERS[judgement]).join('');
  return letters.replaceAll(/(.)\1+/g, (stretch, letter) => `${letter}${stretch.length}`);
}

/** The longest stretch's length has this many digits. */
const GHOST = /^(?:[prgbm](?:[1-9]\d{0,5})?)*$/;

/** A run of so many notes; null for any other text. */
export function readGhost(text: unknown, notes: number): readonly Judgement[] | null {
  if (typeof text !== 'string' || !GHOST.test(text)) return null;
  const judgements: Judgement[] = [];
  for (const [, letter = '', length = '1'] of text.matchAll(/([a-z])(\d+)?/g)) {
    const judgement = JUDGEMENT_OF.get(letter);
    const end = judgements.length + Number(length);
    if (!judgement || end > notes) return null;
    while (judgements.length < end) judgements.push(judgement);
  }
  return judgements.length === notes ? judgements : null;
}

/** The score of a ghost after each note, played by the team of today. */
export const ghostScore = (
  chart: ScoringChart,
  judgements: readonly Judgement[],
  team: ScoringTeam,
): Float64Array =>
  playScore(
    chart,
    judgements.map((judgement, note): NoteJudgement => ({ note, judgement })),
    team,
  );

/** Points by which a run is ahead (above 0) or behind after so many judgements. */
export const leadAt = (own: Float64Array, ghost: Float64Array, judged: number): number =>
  (own[judged - 1] ?? 0) - (ghost[judged - 1] ?? 0);
