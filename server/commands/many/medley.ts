import type { ScoringChart } from '#model/chart/chart';
import { MEDLEY_SONGS, type MedleyQuestion, type MedleyReport } from '#model/compute/medley';
import type { ItemSets, TeamQuestion } from '#model/compute/team';
import { medleyPoints } from '#model/rules/medley-points';
import { DIFFICULTIES, isDifficulty } from '#model/vocabulary/difficulties';
import type { Origin } from '../../origin/origin.ts';
import { loadSong, type SolveRecords, type SongChoice } from '../solve-data.ts';
import { oneOf, readId, SolveError } from '../solve-flags.ts';
import { printTeam, printUniform } from '../solve-print.ts';

/** `1:expert,2,3:special`: songs with their difficulties. */
export const readChoices = (flag: string, text: string): readonly SongChoice[] =>
  text.split(',').map((part) => {
    const [song = '', difficulty = 'expert'] = part.trim().split(':');
    if (!isDifficulty(difficulty)) throw oneOf(flag, DIFFICULTIES, difficulty);
    return { song: readId(flag, song), difficulty };
  });

/** `--medley 1:expert,2:expert,3:special`: three songs in the order they are played. */
export function readMedley(text: string): readonly SongChoice[] {
  const songs = readChoices('--medley', text);
  if (songs.length !== MEDLEY_SONGS) throw new SolveError(`--medley takes three songs, not ${songs.length}`);
  return songs;
}

type Three<T> = readonly [T, T, T];

export async function loadMedley(
  origin: Origin,
  records: SolveRecords,
  songs: readonly SongChoice[],
): Promise<{ readonly charts: Three<ScoringChart>; readonly levels: Three<number> }> {
  const [one, two, three] = await Promise.all(songs.map((choice) => loadSong(origin, records, choice)));
  if (!one || !two || !three) throw new SolveError('--medley takes three songs');
  return {
    charts: [one.chart, two.chart, three.chart],
    levels: [one.level, two.level, three.level],
  };
}

/** The part of a song's question that a medley's has, too. */
export function medleyQuestion(question: TeamQuestion, levels: Three<number>): MedleyQuestion {
  const { level, sixth, target, points, order, top, constraints, ...shared } = question;
  return { ...shared, levels, constraints: { exclude: constraints.exclude, must: constraints.must } };
}

/** What a medley event pays for the total, keyed by the boosts that the three songs take together. */
const printPoints = (total: number, boosts: number) => {
  const rows = medleyPoints(total);
  return {
    points: rows[boosts]?.points ?? 0,
    boosts: Object.fromEntries(rows.map(({ spent, points }) => [spent, points])),
  };
};

/** Charts that count with skills side by side although these were to wait; no note where none does. */
export const uncountedNote = (songs: readonly SongChoice[], mayWait: readonly number[]) =>
  mayWait.length === 0 ? [] : [{ kind: 'mayWait', charts: mayWait.flatMap((place) => songs[place] ?? []) }];

interface MedleyTerms {
  readonly songs: readonly SongChoice[];
  readonly itemSets: ItemSets;
  /** For each song; null where no event pays for a medley. */
  readonly boosts: number | null;
}

/** An answer as one line of JSON. */
export function printMedley(
  { answer, uniformTotal }: MedleyReport,
  { songs, itemSets, boosts }: MedleyTerms,
): string {
  const { proved, gap, total, teams, areaItems, mayWait, noMedley, remarks, nodes, ms, engine } = answer;
  const notes = [...(noMedley ? [{ noTeam: noMedley }] : []), ...remarks, ...uncountedNote(songs, mayWait)];
  return JSON.stringify({
    proved,
    gap,
    total,
    ...(boosts === null || total === null ? {} : printPoints(total, boosts)),
    ...printUniform(itemSets, uniformTotal),
    teams: teams.map(printTeam),
    areaItems,
    notes,
    nodes,
    ms,
    engine,
  });
}
