import type { SongPointKind } from '../points.ts';
import type { LiveType } from './inputs.ts';

/** What a live is called: a match of an event by the event, all else by who plays. */
export const liveKey = (kind: SongPointKind | undefined | null, live: LiveType) =>
  kind === 'versus' || kind === 'festival'
    ? (`eventType.${kind}` as const)
    : (`builder.live.${live}` as const);
