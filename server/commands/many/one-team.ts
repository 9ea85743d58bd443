import type { TeamQuestion } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import type { Origin } from '../../origin/origin.ts';
import { loadSong, type SolveRecords, type SongChoice } from '../solve-data.ts';
import { SolveError } from '../solve-flags.ts';
import { readChoices, uncountedNote } from './medley.ts';

const MAX_SONGS = 50;

/** `--one-team 1:expert,2:special`: the songs whose scores are added up. */
export function readOneTeam(text: string): readonly SongChoice[] {
  const songs = readChoices('--one-team', text);
  if (songs.length > MAX_SONGS) throw new SolveError(`--one-team takes at most ${MAX_SONGS} songs`);
  return songs;
}

interface OneTeam {
  readonly origin: Origin;
  readonly records: SolveRecords;
  readonly compute: Compute;
  readonly question: TeamQuestion;
  readonly songs: readonly SongChoice[];
  readonly seconds: number;
}

/** Between two looks at the clock. */
const SLICE_MS = 100;

/** The one team whose scores on the songs add up to most, as one line of JSON. */
export async function solveOneTeam({
  origin,
  records,
  compute,
  question,
  songs,
  seconds,
}: OneTeam): Promise<string> {
  const loaded = await Promise.all(songs.map((choice) => loadSong(origin, records, choice)));
  const charts = loaded.map(({ chart, level }, i) => ({ ...(songs[i] as SongChoice), level, chart }));
  const end = performance.now() + seconds * 1_000;
  const search = compute.startOneTeamSearch({ question, data: records.data, lengths: [], charts });
  while (!search.advance(SLICE_MS) && performance.now() < end);
  const { isFinished, gap, sum, cards, power, scores, mayWait, noTeam, remarks, nodes, ms, engine } =
    search.answer();
  return JSON.stringify({
    proved: isFinished,
    gap,
    sum,
    cards,
    leader: cards[2] ?? null,
    power,
    songs: songs.map((choice, i) => ({ ...choice, score: scores[i] ?? null })),
    notes: [...(noTeam ? [{ noTeam }] : []), ...remarks, ...uncountedNote(songs, mayWait)],
    nodes,
    ms,
    engine,
  });
}
