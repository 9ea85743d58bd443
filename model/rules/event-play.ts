import type { SongPointKind } from '../compute/points.ts';
import type { EventBonus, EventRecord } from '../records/event.ts';
import { POWER_EVENT_TYPES } from '../vocabulary/event-types.ts';
import { isMultiplied } from './team-points.ts';

const KINDS: Readonly<Record<string, readonly SongPointKind[]>> = {
  story: ['story'],
  challenge: ['challenge', 'challengePoints'],
  live_try: ['live_try'],
  mission_live: ['mission_live'],
  versus: ['versus', 'versusFree'],
  festival: ['festival', 'festivalFree'],
};

/** What a single live of an event can be played for, the usual first; nothing where songs are paid together. */
export const kindsOfEvent = (type: string): readonly SongPointKind[] => KINDS[type] ?? [];

/** Whether a bonus raises the points of an event's lives, so that another team than the best for the score may earn most. */
export const paysPoints = (type: string): boolean => kindsOfEvent(type).some(isMultiplied);

/** Whether the bonus of a live is added to power; all others raise points (reference R24). */
export const liftsPower = (type: string, kind: SongPointKind | null): boolean =>
  kind === null ? POWER_EVENT_TYPES.some((one) => one === type) : !isMultiplied(kind);

/** The bonus to power of a live played for `kind`; null when it raises points. */
export const powerBonusFor = (
  { type }: Pick<EventRecord, 'type'>,
  kind: SongPointKind | null,
  bonus: EventBonus,
): EventBonus | null => (liftsPower(type, kind) ? bonus : null);

/**
 * Lives of an event in which each player has a team of their own: no fever, no skills of others
 * (reference R25, R30).
 */
const PLAYED_ALONE: readonly SongPointKind[] = ['versus', 'versusFree', 'festivalFree', 'challengePoints'];

export const isPlayedAlone = (kind: SongPointKind | null): boolean =>
  kind !== null && PLAYED_ALONE.includes(kind);
