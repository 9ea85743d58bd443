import type { Profile } from '../../profile/profile.ts';
import type { EventBonus, EventRecord } from '../../records/event.ts';
import type { SongRecord } from '../../records/song.ts';
import { isPlayedAlone, kindsOfEvent, paysPoints, powerBonusFor } from '../../rules/event-play.ts';
import { fittingDifficulty } from '../../rules/fitting-difficulty.ts';
import type { MedleyRequest, MedleySong } from '../medley.ts';
import type { SongPointKind } from '../points.ts';
import type { TeamRequest } from '../request.ts';
import {
  CHALLENGE_COSTS,
  DEFAULT_INPUTS,
  type InputsPatch,
  type LiveType,
  type PlayInputs,
  type TeamInputs,
} from './inputs.ts';

/** The lists that a question names things of. */
export interface AskedData {
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly events: ReadonlyMap<number, EventRecord>;
  /** A question about an event waits for its bonus. */
  readonly eventsState: 'loading' | 'ready' | 'failed';
}

/** What a live of the event is played for; null where a single song pays nothing. */
export function kindOf(
  event: EventRecord | null,
  { live, play }: { readonly live: LiveType; readonly play: PlayInputs },
): SongPointKind | null {
  const [usual = null, other = null] = event === null || live === 'medley' ? [] : kindsOfEvent(event.type);
  const isOther =
    (other === 'challengePoints' && play.challengePoints !== null) ||
    (other === 'versusFree' && play.isFree) ||
    // The match of a festival is one with others.
    (other === 'festivalFree' && live === 'free');
  return isOther ? other : usual;
}

const isPaid = (event: EventRecord | null): boolean => event !== null && paysPoints(event.type);

/** Another event, or none. Its points become the target, unless another one was chosen or could have been. */
export function eventChange(
  before: { readonly event: EventRecord | null; readonly inputs: Pick<TeamInputs, 'target'> },
  event: EventRecord | null,
): InputsPatch {
  const plain = DEFAULT_INPUTS.target;
  const { target } = before.inputs;
  const wanted = target === plain && !isPaid(before.event) ? 'points' : target;
  return { event: event?.id ?? null, bonus: null, target: isPaid(event) ? wanted : plain };
}

/** Whether single lives of the event are played alone, so that there is no room to choose. */
export const isRoomless = (event: EventRecord | null, { play }: Pick<TeamInputs, 'play'>): boolean =>
  isPlayedAlone(kindOf(event, { live: 'multi', play }));

/** The kind of live that is asked about: a link may want a room where there is none. */
export const fittingLive = (inputs: TeamInputs, game: AskedData): LiveType =>
  inputs.live === 'multi' && isRoomless(game.events.get(inputs.event ?? 0) ?? null, inputs)
    ? 'free'
    : inputs.live;

/** The bonus in force: as changed by the visitor, else as the event has it; null without an event. */
export const bonusOf = (inputs: TeamInputs, event: EventRecord | null): EventBonus | null =>
  event === null ? null : (inputs.bonus ?? event.bonus);

type EventPart = Pick<TeamRequest, 'target' | 'points' | 'powerBonus'>;

const NO_EVENT: EventPart = { target: 'score', points: null, powerBonus: null };

/** What the question says of the event; undefined while the event's data is on its way. */
function eventPartOf(inputs: TeamInputs, game: AskedData): EventPart | undefined {
  if (inputs.event === null) return NO_EVENT;
  if (game.eventsState !== 'ready') return undefined;
  const event = game.events.get(inputs.event) ?? null;
  const bonus = bonusOf(inputs, event);
  if (event === null || bonus === null) return NO_EVENT;
  const kind = kindOf(event, inputs);
  const powerBonus = powerBonusFor(event, kind, bonus);
  if (kind === null) return { ...NO_EVENT, powerBonus };
  const challengePoints = inputs.play.challengePoints ?? CHALLENGE_COSTS[0];
  const { isFree, ...play } = inputs.play;
  return { target: inputs.target, points: { ...play, challengePoints, kind, bonus }, powerBonus };
}

/** A question that does not name its song yet. */
type TeamTerms = Omit<TeamRequest, 'songId' | 'difficulty'>;

/** What is asked about a profile's cards; null while the event's bonus is on its way. */
export function termsOf(inputs: TeamInputs, profile: Profile, game: AskedData): TeamTerms | null {
  const event = eventPartOf(inputs, game);
  if (event === undefined) return null;
  return {
    server: inputs.server ?? profile.server,
    profile,
    perfectRate: inputs.perfectPercent / 100,
    // A medley is counted as played alone.
    live: fittingLive(inputs, game) === 'multi' ? 'multi' : 'free',
    room: inputs.room,
    order: inputs.order,
    skillDelay: inputs.skillDelay,
    skillQueue: inputs.skillQueue,
    ...event,
    sixth: inputs.sixth,
    itemSets: inputs.itemSets,
    treatAs: inputs.treatAs,
    temporary: inputs.temporary,
    constraints: {
      exclude: inputs.exclude,
      must: inputs.must,
      leader: inputs.leader,
      minPower: inputs.minPower,
    },
    top: inputs.top,
  };
}

/** The inputs as a question to the search; null while profile, song or the event's bonus are missing. */
export function requestOf(inputs: TeamInputs, profile: Profile | null, game: AskedData): TeamRequest | null {
  const song = inputs.song === null ? undefined : game.songs.get(inputs.song);
  const terms = profile === null ? null : termsOf(inputs, profile, game);
  if (terms === null || song === undefined) return null;
  return { songId: song.id, difficulty: fittingDifficulty(song, inputs.difficulty), ...terms };
}

/** A place of a medley with a chart that its song has; null for a song that is not in the data. */
function fittingSlot(slot: MedleySong | null, game: AskedData): MedleySong | null {
  const song = slot === null ? undefined : game.songs.get(slot.songId);
  if (slot === null || song === undefined) return null;
  return { songId: song.id, difficulty: fittingDifficulty(song, slot.difficulty) };
}

/** The inputs as a question for three teams; null while profile, a song or the event's bonus are missing. */
function medleyRequestOf(inputs: TeamInputs, profile: Profile | null, game: AskedData): MedleyRequest | null {
  const [one, two, three] = inputs.medley.map((slot) => fittingSlot(slot, game));
  const terms = profile === null ? null : termsOf(inputs, profile, game);
  if (terms === null || !one || !two || !three) return null;
  const { order, target, points, sixth, top, constraints, ...shared } = terms;
  const { exclude, must } = constraints;
  return { ...shared, constraints: { exclude, must }, songs: [one, two, three] };
}

interface Requests {
  readonly request: TeamRequest | null;
  readonly medley: MedleyRequest | null;
}

/** A request for one team or for the three of a medley, as the inputs ask; the other one is null. */
export function requestsOf(inputs: TeamInputs, profile: Profile | null, game: AskedData): Requests {
  const isMedley = inputs.live === 'medley';
  return {
    request: isMedley ? null : requestOf(inputs, profile, game),
    medley: isMedley ? medleyRequestOf(inputs, profile, game) : null,
  };
}

/** Whether two questions are the same; profiles are compared by identity, which a change breaks. */
export function isSameRequest<T extends { readonly profile: Profile }>(a: T, b: T): boolean {
  if (a.profile !== b.profile) return false;
  return JSON.stringify({ ...a, profile: null }) === JSON.stringify({ ...b, profile: null });
}
