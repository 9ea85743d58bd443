/** Event kinds as the data names them (reference R9). */
export const EVENT_TYPES = [
  'story',
  'challenge',
  'versus',
  'live_try',
  'mission_live',
  'festival',
  'medley',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Events whose bonus is added to a team's power; in all others it multiplies event points (reference R24). */
export const POWER_EVENT_TYPES: readonly EventType[] = ['versus', 'festival', 'medley'];
