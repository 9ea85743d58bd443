import { readFile } from 'node:fs/promises';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import { importProfiles } from '#model/profile/import';
import { premadeProfile } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import type { EventRecord } from '#model/records/event';
import { readAreaItems } from '#model/records/read-area-items';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/read-songs';
import { computeFromBytes } from '#wasm/host/compile';
import { openOrigin } from '../origin/open-origin.ts';
import { type Log, type Origin, OriginError } from '../origin/origin.ts';
import { playOf } from './solve-event.ts';
import { SolveError } from './solve-flags.ts';
import { readSolveOptions, type SolveOptions } from './solve-options.ts';
import { printAnswer } from './solve-print.ts';

/** `npm run solve`: the best teams for one chart as one JSON object on stdout; an error is one line on stderr. */

const WASM = new URL('../../wasm/build/setori.wasm', import.meta.url);

/** The value of a name, or null when the origin does not have it. */
async function fetchName(origin: Origin, name: string): Promise<unknown> {
  const read = await origin.read(name);
  if (read.status === 'unavailable') throw new SolveError(`${origin.label} cannot be reached`);
  return read.status === 'found' ? read.value : null;
}

async function loadData(origin: Origin, options: SolveOptions): Promise<{ data: TeamData; level: number }> {
  const [cards, skills, characters, areaItems, songs] = await Promise.all(
    ['cards/all', 'skills/all', 'characters/main', 'areaItems/main', 'songs/all'].map((name) =>
      fetchName(origin, name),
    ),
  );
  if (cards === null || skills === null) throw new SolveError(`${origin.label} has no cards or no skills`);
  const song = readSongs(songs ?? {}).byId.get(options.song);
  const level = song?.difficulties[options.difficulty]?.level;
  if (level === undefined) {
    throw new SolveError(`${origin.label} has no song ${options.song} with difficulty ${options.difficulty}`);
  }
  const chart = await fetchName(origin, `charts/${options.song}/${options.difficulty}`);
  if (chart === null) {
    throw new SolveError(`${origin.label} has no ${options.difficulty} chart of song ${options.song}`);
  }
  return {
    level,
    data: {
      cards: readCards(cards).byId,
      skills: readSkills(skills).byId,
      characters: readCharacters(characters ?? {}).byId,
      areaItems: readAreaItems(areaItems ?? {}).byId,
      chart: scoringChart(parseChart(chart)),
    },
  };
}

async function loadProfile(options: SolveOptions, data: TeamData): Promise<Profile> {
  if (options.profile === null) {
    const isDemo = options.origin.dataFolder === null && options.origin.remote === null;
    const nowMs = isDemo ? Date.parse(options.origin.demo.date) : Date.now();
    return premadeProfile(data.cards, data.areaItems, options.server, nowMs);
  }
  const text = await readFile(options.profile, 'utf8').catch(() => {
    throw new SolveError(`${options.profile} cannot be read`);
  });
  const imported = importProfiles(text);
  const [profile] = imported.ok ? imported.profiles : [];
  if (!profile)
    throw new SolveError(`${options.profile} is no profile (${imported.ok ? 'empty' : imported.reason})`);
  return profile;
}

/** The event that is asked for; null without one. */
async function loadEvent(origin: Origin, options: SolveOptions): Promise<EventRecord | null> {
  if (options.event === null) return null;
  const event = readEvents((await fetchName(origin, 'events/all')) ?? {}).byId.get(options.event);
  if (!event) throw new SolveError(`${origin.label} has no event ${options.event}`);
  return event;
}

/** The module's bytes; null when it was not built or is not wanted. */
async function moduleBytes(options: SolveOptions): Promise<Uint8Array<ArrayBuffer> | null> {
  return options.reference ? null : readFile(WASM).catch(() => null);
}

function ask(
  options: SolveOptions,
  profile: Profile,
  level: number,
  event: EventRecord | null,
): TeamQuestion {
  return {
    server: options.server,
    profile,
    level,
    perfectRate: options.perfectRate,
    live: options.live,
    room: options.room,
    order: options.order,
    target: options.play.target,
    ...playOf(event, options.play),
    sixth: options.sixth,
    itemSets: options.itemSets,
    treatAs: { maxLevel: false, trained: false, episodesRead: false },
    temporary: [],
    constraints: {
      exclude: options.exclude,
      must: options.must,
      leader: options.leader,
      minPower: options.minPower,
    },
    top: options.top,
  };
}

async function solve(options: SolveOptions, log: Log): Promise<string> {
  const origin = await openOrigin(options.origin, log);
  try {
    const { data, level } = await loadData(origin, options);
    const profile = await loadProfile(options, data);
    const question = ask(options, profile, level, await loadEvent(origin, options));
    const search = (await computeFromBytes(await moduleBytes(options))).startTeamSearch(question, data);
    while (!search.advance(1_000));
    return printAnswer(search.answer());
  } finally {
    await origin.close();
  }
}

/** An error is one line: what went wrong, and the first trouble with the data that may be why. */
function explain(message: string, [first, ...others]: readonly string[]): string {
  const more = others.length === 0 ? '' : `, and ${others.length} more like it`;
  return (first === undefined ? message : `${message} (${first}${more})`).replaceAll(/\s+/g, ' ');
}

const troubles: string[] = [];
try {
  const options = readSolveOptions(process.argv.slice(2), process.env, new Date());
  process.stdout.write(`${await solve(options, (line) => troubles.push(line))}\n`);
  for (const line of troubles) process.stderr.write(`${line}\n`);
} catch (error) {
  const isExpected = error instanceof SolveError || error instanceof OriginError;
  process.stderr.write(`${explain(isExpected ? error.message : `solve broke: ${error}`, troubles)}\n`);
  process.exitCode = 2;
}
