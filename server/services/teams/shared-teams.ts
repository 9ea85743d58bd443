import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { type AskedData, requestsOf } from '#model/compute/asked/request';
import { decodeInputs, paramsOf } from '#model/compute/asked/teambuilder-url';
import type { MedleyQuestion, MedleyRequest, MedleySong } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import type { Shared } from '#model/compute/sent/code';
import { askedInputs, collectionOf, inputsOfLink } from '#model/compute/sent/shared';
import type { TeamQuestion, TeamResult } from '#model/compute/team';
import type { RecordList } from '#model/records/list-readers';
import { medleyPoints } from '#model/rules/medley-points';
import { once } from '#model/rules/once';
import type { ServerIndex } from '#model/vocabulary/servers';
import { createCompute } from '#wasm/host/compute';
import { songData, songQuestion } from '#wasm/host/medley/open';
import type { SongData } from '#wasm/host/pack';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import type { Asker } from '../../origin/origin.ts';
import { fairlyBounded } from '../bounded.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { DataService } from '../published/data.ts';

interface Counted {
  /** Card ids in line-up order, a team for each song. */
  readonly teams: readonly (readonly number[])[];
  /** The average, of a medley the total. */
  readonly score: number;
  /** What an event pays for it; null where it pays nothing. */
  readonly points: number | null;
}

/** What the teams of a link reach, counted as the page counts them. */
export interface Reached extends Counted {
  readonly request: TeamRequest | null;
  readonly medley: MedleyRequest | null;
  readonly event: number | null;
}

/** Teams and their question as an address carries them. */
export interface SharedAddress {
  readonly shared: Shared;
  /** Rewritten, so that the same question has one form. */
  readonly query: string;
}

export interface SharedTeams {
  /** Null where the data lacks a card or a song, and where counting takes too long. @throws Refusal when too many are asked for */
  reached(address: SharedAddress, server: ServerIndex, asker: Asker): Promise<Reached | null>;
}

/** The page writes at most 200 characters for its teams; a bonus that was changed takes more. */
const MAX_QUERY = 2_000;

/** The shared teams of a query; null where there are none. */
export function sharedAddress(query: string): SharedAddress | null {
  if (query.length > MAX_QUERY) return null;
  const inputs = decodeInputs(new URLSearchParams(query));
  if (inputs.shared === null) return null;
  const { shared } = inputs;
  return { shared, query: new URLSearchParams(paramsOf(inputsOfLink(shared, inputs))).toString() };
}

const LISTS = [
  'cards',
  'skills',
  'characters',
  'areaItems',
  'songs',
  'events',
] as const satisfies RecordList[];
/** A search runs so long before others get their turn, and in all. */
const SLICE_MS = 8;
const PATIENCE_MS = 400;
const MAX_WAITING = 20;
const KEPT = 500;

interface Search<Answer> {
  advance(ms: number): boolean;
  answer(): Answer;
}

async function proved<Answer>(search: Search<Answer>): Promise<Answer | null> {
  const end = performance.now() + PATIENCE_MS;
  while (!search.advance(SLICE_MS)) {
    if (performance.now() > end) return null;
    await nextTurn();
  }
  return search.answer();
}

/** The chart of a song; null where the site has none. */
async function chartOf(data: DataService, { songId, difficulty }: MedleySong) {
  const answer = await data.answer(`charts/${songId}/${difficulty}`);
  if (answer.status !== 'found') return null;
  const { identity } = answer.prepared.bodies;
  return scoringChart(parseChart(JSON.parse(Buffer.from(identity).toString('utf8'))));
}

type Loaded = Pick<Awaited<ReturnType<PublishedLists['some']>>, (typeof LISTS)[number]>;

/** What a count needs: charts, and the best team of a question, one question at a time. */
interface Counting {
  readonly data: DataService;
  readonly best: (question: TeamQuestion, song: SongData) => Promise<TeamResult | null>;
}

const levelOf = ({ songs }: Loaded, { songId, difficulty }: MedleySong): number | null =>
  songs.get(songId)?.difficulties[difficulty]?.level ?? null;

async function oneTeam(
  { data, best }: Counting,
  loaded: Loaded,
  request: TeamRequest,
): Promise<Counted | null> {
  const { songId, difficulty, ...asked } = request;
  const chart = await chartOf(data, request);
  const level = levelOf(loaded, request);
  const team = chart && level !== null ? await best({ ...asked, level }, { ...loaded, chart }) : null;
  return team && { teams: [team.cards], score: team.score.average, points: team.points?.points ?? null };
}

/** Each team of the link on its song, the combo going on: to look for better ones among fifteen cards takes long. */
async function threeTeams(
  { data, best }: Counting,
  loaded: Loaded,
  medley: MedleyRequest,
  sent: Shared,
): Promise<Counted | null> {
  const { songs, ...asked } = medley;
  const [one, two, three] = await Promise.all(songs.map((song) => chartOf(data, song)));
  const [first, second, third] = songs.map((song) => levelOf(loaded, song));
  if (!one || !two || !three || first == null || second == null || third == null) return null;
  const question: MedleyQuestion = { ...asked, levels: [first, second, third] };
  const { name, server } = medley.profile;
  const found: TeamResult[] = [];
  for (const [place, team] of sent.teams.entries()) {
    const profile = collectionOf({ teams: [team], items: sent.items }, name, server, loaded.cards);
    const song = songData({ ...loaded, charts: [one, two, three] }, place);
    const alone = songQuestion({ ...question, profile }, place);
    const result = await best({ ...alone, skillQueue: asked.skillQueue }, song);
    if (!result) return null;
    found.push(result);
  }
  const score = found.reduce((sum, { score: { average } }) => sum + average, 0);
  return { teams: found.map(({ cards }) => cards), score, points: null };
}

async function count(
  counting: Counting,
  loaded: Loaded,
  { shared, query }: SharedAddress,
  server: ServerIndex,
): Promise<Reached | null> {
  const inputs = askedInputs(decodeInputs(new URLSearchParams(query)));
  const game: AskedData = { ...loaded, eventsState: 'ready' };
  const profile = collectionOf(shared, '', server, loaded.cards);
  const { request, medley } = requestsOf(inputs, profile, game);
  const counted = request
    ? await oneTeam(counting, loaded, request)
    : medley && (await threeTeams(counting, loaded, medley, shared));
  if (!counted) return null;
  const event = inputs.event === null ? undefined : loaded.events.get(inputs.event);
  const ofMedley = medley && event?.type === 'medley' ? medleyPoints(counted.score)[0]?.points : undefined;
  const points = counted.points ?? ofMedley ?? null;
  return { ...counted, points, request, medley, event: event?.id ?? null };
}

/** Counts shared teams, one at a time and by turns of who asks: the engine has room for one question. */
export function sharedTeams(lists: PublishedLists, data: DataService): SharedTeams {
  const limited = fairlyBounded(1, MAX_WAITING);
  const engine = once(() => createCompute(null));
  const bestFor =
    ({ who, signal }: Asker): Counting['best'] =>
    async (question, song) => {
      const search = async () => proved((await engine()).startTeamSearch(question, song));
      const answer = await limited(who, search, signal);
      return answer?.teams[0] ?? null;
    };
  // They hold as long as the lists do.
  let known: { readonly lists: Loaded; readonly reached: BoundedCache<Reached> } | null = null;
  return {
    async reached(address, server, asker) {
      const loaded: Loaded = await lists.some(LISTS);
      if (known?.lists !== loaded) known = { lists: loaded, reached: new BoundedCache(KEPT) };
      const { reached } = known;
      const key = `${server} ${address.query}`;
      const earlier = reached.get(key);
      if (earlier) return earlier;
      const found = await count({ data, best: bestFor(asker) }, loaded, address, server);
      if (found) reached.set(key, found);
      return found;
    },
  };
}
