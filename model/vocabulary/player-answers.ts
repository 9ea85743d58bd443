/** Why a player cannot be shown, each with a text of its own. */
export const PLAYER_FAILURES = [
  'notFound',
  'invalid',
  'maintenance',
  'busy',
  'limited',
  'timeout',
  'failed',
] as const;
export type PlayerFailureKind = (typeof PLAYER_FAILURES)[number];
