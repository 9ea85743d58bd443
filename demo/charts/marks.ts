import { FEVER_COMMANDS } from '#model/chart/notes';
import { beatOf, type DemoChartMark, type Note, type Single, type SlideNode } from './chart.types.ts';

/** Where the six skill notes and the fever commands stand, as shares of the last beat (reference R20). */
const SKILL_AT: readonly number[] = [0.11, 0.24, 0.37, 0.57, 0.74, 0.87];
const FEVER_AT = { ready: 0.49, start: 0.62, end: 0.84 } as const;

/** What of a note can carry a mark: a single note, or the first node of a hold. */
const headOf = (note: Note): Single | SlideNode | null =>
  note.type === 'Single' ? note : note.type === 'Directional' ? null : note.connections[0]!;

/** Marks exactly six notes as skill notes, the nearest to the usual places. */
export function markSkills(notes: readonly Note[], lastBeat: number): void {
  const heads = notes.map(headOf).filter((head): head is Single | SlideNode => head !== null && !head.flick);
  let after = -1;
  for (const [i, share] of SKILL_AT.entries()) {
    const wanted = share * lastBeat;
    let best = -1;
    for (let k = after + 1; k <= heads.length - (SKILL_AT.length - i); k++) {
      const distance = Math.abs(heads[k]!.beat - wanted);
      if (best < 0 || distance < Math.abs(heads[best]!.beat - wanted)) best = k;
    }
    heads[best]!.skill = true;
    after = best;
  }
}

const atMeasure = (share: number, lastBeat: number): number => Math.round((share * lastBeat) / 4) * 4;

/** Fever commands on bar lines; some notes before the start fill the gauge. */
export function markFever(notes: readonly Note[], lastBeat: number, charges: number): DemoChartMark[] {
  const ready = atMeasure(FEVER_AT.ready, lastBeat);
  const start = Math.max(ready + 4, atMeasure(FEVER_AT.start, lastBeat));
  const end = Math.max(start + 4, atMeasure(FEVER_AT.end, lastBeat));
  const between = notes.filter((note) => beatOf(note) >= ready && beatOf(note) < start);
  const stride = Math.max(1, Math.floor(between.length / charges));
  between.forEach((note, i) => {
    const head = headOf(note);
    if (i % stride === 0 && head) head.charge = true;
  });
  return [
    { type: 'System', data: FEVER_COMMANDS.ready, beat: ready },
    { type: 'System', data: FEVER_COMMANDS.start, beat: start },
    { type: 'System', data: FEVER_COMMANDS.end, beat: end },
  ];
}
