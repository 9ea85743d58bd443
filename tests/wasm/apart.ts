import type { ScoringChart, ScoringNote } from '#model/chart/chart';
import { REST_SECONDS } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';

/** Charts in which no skill has to wait for another, as close as that goes. */

interface Skills {
  readonly question: Pick<TeamQuestion, 'room' | 'live'>;
  readonly data: Pick<TeamData, 'skills'>;
}

/** Of all skills that may be in play, the room's among them where there is one. */
export const longestOf = ({ question: { room, live }, data }: Skills): number =>
  Math.max(
    live === 'multi' ? room.skillSeconds : 0,
    ...[...data.skills.values()].flatMap(({ durations }) => durations),
  );

/** The question with every skill of the collection at its highest level, so that the longest are in play. */
export const grown = <T extends Pick<TeamQuestion, 'profile'>>(question: T): T => ({
  ...question,
  profile: { ...question.profile, cards: question.profile.cards.map((card) => ({ ...card, skill: 4 })) },
});

/** Seconds by which notes that are not far enough apart are too close. */
const HARDLY = 0.7;

/** The chart made so that no skill waits, or so that the longest may make others wait by next to nothing. */
export const spreadTo = (chart: ScoringChart, longest: number, isEnough: boolean): ScoringChart =>
  spread(chart, isEnough ? longest : longest - HARDLY);

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
