import type { PlayableChart, PlayableNote } from '../playing/playable.ts';
import { hitsIn } from './density.ts';
import type { HandPlay } from './hands.ts';

/** Stretches of a chart that players have a name for (reference R72). */
export const PATTERN_KINDS = ['chord', 'trill', 'crossing', 'longHold'] as const;
export interface Pattern {
  readonly kind: (typeof PATTERN_KINDS)[number];
  readonly from: number;
  readonly to: number;
  readonly notes: number;
}

const TRILL_SECONDS = 0.15;
const MIN_TRILL = 4;
const LONG_HOLD_SECONDS = 2;

/** Moments in which more than one finger comes down. */
function chords(hits: readonly PlayableNote[]): readonly Pattern[] {
  const counts = new Map<number, number>();
  for (const { time } of hits) counts.set(time, (counts.get(time) ?? 0) + 1);
  return [...counts]
    .filter(([, notes]) => notes > 1)
    .map(([time, notes]) => ({ kind: 'chord', from: time, to: time, notes }));
}

/** Quick runs there and back in which hands take turns, at least four notes long. */
function trills(hits: readonly PlayableNote[], handOf: (note: PlayableNote) => string): readonly Pattern[] {
  const found: Pattern[] = [];
  let run: PlayableNote[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= MIN_TRILL) {
      found.push({ kind: 'trill', from: first.time, to: last.time, notes: run.length });
    }
  };
  for (const note of hits) {
    const before = run.at(-1);
    const earlier = run.at(-2);
    const gap = before ? note.time - before.time : 0;
    const takesTurns =
      before !== undefined && gap > 0 && gap < TRILL_SECONDS && handOf(note) !== handOf(before);
    const turnsBack = !earlier || !before || (before.lane - earlier.lane) * (note.lane - before.lane) < 0;
    if (takesTurns && turnsBack) {
      run.push(note);
      continue;
    }
    close();
    run = takesTurns && before ? [before, note] : [note];
  }
  close();
  return found;
}

function longHolds({ ribbons }: PlayableChart): readonly Pattern[] {
  return ribbons.flatMap(({ points }): Pattern[] => {
    const from = points[0]?.time;
    const to = points.at(-1)?.time;
    if (from === undefined || to === undefined || to - from < LONG_HOLD_SECONDS) return [];
    return [{ kind: 'longHold', from, to, notes: points.filter(({ isHidden }) => !isHidden).length }];
  });
}

/** Patterns in order of their beginnings. */
export function patternsOf(chart: PlayableChart, play: HandPlay): readonly Pattern[] {
  const hits = hitsIn(chart);
  const hands = new Map(chart.notes.map((note, i) => [note, play.hands[i] ?? 'left']));
  const crossings = play.oddities
    .filter(({ kind }) => kind === 'crossing')
    .map(({ time }): Pattern => ({ kind: 'crossing', from: time, to: time, notes: 1 }));
  const all = [
    ...chords(hits),
    ...trills(hits, (note) => hands.get(note) ?? 'left'),
    ...crossings,
    ...longHolds(chart),
  ];
  return all.sort((a, b) => a.from - b.from);
}
