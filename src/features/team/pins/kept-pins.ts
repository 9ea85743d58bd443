import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';

/** A song with the team that plays it, as a browser keeps it: of the collection the five alone, of the orders none. */
export interface KeptPlay {
  readonly request: TeamRequest;
  readonly team: TeamResult;
}

export interface KeptPin {
  readonly nth: number;
  readonly plays: readonly KeptPlay[];
  readonly mayWait: readonly number[];
  /** Id of the event; null without one. */
  readonly event: number | null;
}

const KEY = 'teamBuilder/pins';
/** More than fit one screen, fewer than anyone reads. */
export const MAX_PINS = 20;

/** Only what is shown and compared: a whole collection twenty times would be more than a browser keeps. */
export const keptPlay = ({ request, team }: KeptPlay): KeptPlay => ({
  request: {
    ...request,
    profile: {
      ...request.profile,
      cards: request.profile.cards.filter(({ id }) => team.cards.includes(id)),
    },
  },
  team: { ...team, orderScores: [], orderChances: null },
});

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => Number.isFinite(one));

const NUMBERS = {
  request: ['songId', 'server', 'perfectRate', 'skillDelay'],
  score: ['average', 'min', 'max'],
  team: ['leader', 'sixth', 'power'],
} as const;

const hasNumbers = (value: unknown, keys: readonly string[]): value is Json =>
  isObject(value) && keys.every((key) => Number.isFinite(value[key]));

/** Whether something of this page's own making came back whole; another version's is left out. */
function isPlay(value: unknown): value is KeptPlay {
  if (!isObject(value)) return false;
  const { request, team } = value;
  if (!hasNumbers(request, NUMBERS.request) || !hasNumbers(team, NUMBERS.team)) return false;
  const { profile, constraints, room, treatAs } = request;
  return (
    isObject(profile) &&
    isObject(profile.items) &&
    typeof profile.name === 'string' &&
    Array.isArray(profile.cards) &&
    [constraints, room, treatAs, team.areaItems].every(isObject) &&
    areNumbers(request.temporary) &&
    areNumbers(team.cards) &&
    hasNumbers(team.score, NUMBERS.score) &&
    (team.points === null || hasNumbers(team.points, ['points']))
  );
}

function isPin(value: unknown): value is KeptPin {
  if (!hasNumbers(value, ['nth'])) return false;
  const { plays, mayWait, event } = value;
  const isOfEvent = event === null || Number.isFinite(event);
  return isOfEvent && areNumbers(mayWait) && Array.isArray(plays) && plays.length > 0 && plays.every(isPlay);
}

/** What is pinned, the latest first; what cannot be read any more is left out. */
export function readPins(): readonly KeptPin[] {
  try {
    const kept: unknown = JSON.parse(readLocalText(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPin).slice(0, MAX_PINS) : [];
  } catch {
    return [];
  }
}

export function writePins(pins: readonly KeptPin[]): void {
  writeLocalText(KEY, pins.length === 0 ? null : JSON.stringify(pins));
}
