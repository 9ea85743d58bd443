import { readFile } from 'node:fs/promises';
import type { ScoringChart } from '#model/chart/chart';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { TeamData } from '#model/compute/team';
import { type ImportNote, importProfiles } from '#model/profile/import';
import { premadeProfile } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import { readAreaItems } from '#model/records/area-item';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { type EventRecord, readEvents } from '#model/records/event';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/song';
import type { Difficulty } from '#model/vocabulary/difficulties';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { OriginOptions } from '../origin/open-origin.ts';
import type { Log, Origin } from '../origin/origin.ts';
import { SolveError } from './solve-flags.ts';

/** Everything `solve` reads from an origin. */

/** Lists that every question needs; charts come one by one. */
export interface SolveRecords {
  readonly data: Omit<TeamData, 'chart'>;
  readonly songs: ReturnType<typeof readSongs>['byId'];
}

export interface SongChoice {
  readonly song: number;
  readonly difficulty: Difficulty;
}

/** Whose cards are counted. */
interface Whose {
  readonly origin: OriginOptions;
  /** Path of a profile file; null for the premade profile. */
  readonly profile: string | null;
  readonly server: ServerIndex;
}

/** The value of a name, or null when the origin does not have it. */
async function fetchName(origin: Origin, name: string): Promise<unknown> {
  const read = await origin.read(name);
  if (read.status === 'unavailable') throw new SolveError(`${origin.label} cannot be reached`);
  return read.status === 'found' ? read.value : null;
}

export async function loadRecords(origin: Origin): Promise<SolveRecords> {
  const [cards, skills, characters, areaItems, songs] = await Promise.all(
    ['cards/all', 'skills/all', 'characters/main', 'areaItems/main', 'songs/all'].map((name) =>
      fetchName(origin, name),
    ),
  );
  if (cards === null || skills === null) throw new SolveError(`${origin.label} has no cards or no skills`);
  return {
    data: {
      cards: readCards(cards).byId,
      skills: readSkills(skills).byId,
      characters: readCharacters(characters ?? {}).byId,
      areaItems: readAreaItems(areaItems ?? {}).byId,
    },
    songs: readSongs(songs ?? {}).byId,
  };
}

/** A chart for scoring; null when the origin does not have it. */
export async function findChart(
  origin: Origin,
  { song, difficulty }: SongChoice,
): Promise<ScoringChart | null> {
  const chart = await fetchName(origin, `charts/${song}/${difficulty}`);
  return chart === null ? null : scoringChart(parseChart(chart));
}

export async function loadSong(
  origin: Origin,
  { songs }: SolveRecords,
  choice: SongChoice,
): Promise<{ readonly chart: ScoringChart; readonly level: number }> {
  const { song, difficulty } = choice;
  const level = songs.get(song)?.difficulties[difficulty]?.level;
  if (level === undefined) {
    throw new SolveError(`${origin.label} has no song ${song} with difficulty ${difficulty}`);
  }
  const chart = await findChart(origin, choice);
  if (chart === null) throw new SolveError(`${origin.label} has no ${difficulty} chart of song ${song}`);
  return { chart, level };
}

/** What was not taken as the file has it, in a line. */
function noteText(note: ImportNote): string {
  if (note.kind === 'profilesDropped') return `${note.count} more profiles were left out`;
  if (note.kind === 'profileSkipped') return `profile ${note.position + 1} was left out (${note.reason})`;
  if (note.kind === 'cardsDropped')
    return `${note.profile}: ${note.count} entries are no cards or repeat one`;
  const values = note.problems.map((problem) =>
    problem.kind === 'item'
      ? `${problem.list} ${problem.place} “${problem.text}”`
      : `card ${problem.id} ${problem.field} “${problem.text}”`,
  );
  return `${note.profile}: the nearest possible value stands in for ${values.join(', ')}`;
}

/** Logs what was changed or left out of a profile's file. */
export async function loadProfile(options: Whose, { data }: SolveRecords, log: Log): Promise<Profile> {
  if (options.profile === null) {
    // As the site does: what is out today.
    return premadeProfile(data.cards, data.areaItems, options.server, Date.now());
  }
  const text = await readFile(options.profile, 'utf8').catch(() => {
    throw new SolveError(`${options.profile} cannot be read`);
  });
  const imported = importProfiles(text, [], options.server);
  const [profile] = imported.ok ? imported.profiles : [];
  if (!profile)
    throw new SolveError(`${options.profile} is no profile (${imported.ok ? 'empty' : imported.reason})`);
  if (imported.ok) for (const note of imported.notes) log(`${options.profile}: ${noteText(note)}`);
  return profile;
}

/** The event that is asked for; null without one. */
export async function loadEvent(origin: Origin, id: number | null): Promise<EventRecord | null> {
  if (id === null) return null;
  const event = readEvents((await fetchName(origin, 'events/all')) ?? {}).byId.get(id);
  if (!event) throw new SolveError(`${origin.label} has no event ${id}`);
  return event;
}
