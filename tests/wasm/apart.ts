import type { ScoringChart, ScoringNote } from '#model/chart/chart';
import { REST_SECONDS } from '#model/chart/scoring';
import type { MedleyQuestion } from '#model/compute/medley';
import type { TeamData, TeamQuestion } from '#model/compute/team';

/** Charts in which no skill has to wait for another, as close as that goes. */

interface Skills {
  readonly question: Pick<TeamQuestion | MedleyQuestion, 'room'>;
  readonly data: Pick<TeamData, 'skills'>;
}

/** Of all skills that may be in play, the room's among them. */
export const longestOf = ({ question, data }: Skills): number =>
  Math.max(question.room.skillSeconds, ...[...data.skills.values()].flatMap(({ durations }) => durations));

/** The chart with its skill notes moved apart as far as no skill of `longest` seconds makes the next wait, and no further. */
export function spread(chart: ScoringChart, longest: number): ScoringChart {
  const notes = [...chart.notes];
  for (const [i, note] of chart.skillNotes.entries()) {
    const before = notes[chart.skillNotes[i - 1] ?? -1];
    const free = before ? before.time + longest + REST_SECONDS : 0;
    const due = notes[note]?.time ?? 0;
    if (free <= due) continue;
    for (let later = note; later < notes.length; later++) {
      const { time, ...rest } = notes[later] as ScoringNote;
      notes[later] = { ...rest, time: later === note ? free : free + (time - due) };
    }
  }
  return { ...chart, notes };
}
