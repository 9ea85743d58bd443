import { isServerIndex, SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import { TIERS } from '../vocabulary/tiers.ts';

/** What a page shows that names none, where the server has it. */
const USUAL_TIER = 1000;

/** A server of an address, such as `jp` or the number of the API; null for anything else. */
export function serverOf(text: string | undefined): ServerIndex | null {
  if (text === undefined) return null;
  const number = Number(text);
  return isServerIndex(number) ? number : serverIndex(text);
}

const usualTier = (server: ServerIndex): number =>
  TIERS[server].includes(USUAL_TIER) ? USUAL_TIER : (TIERS[server][0] ?? USUAL_TIER);

/** The tier of an address, such as `1000` or `t1000`; where the server does not have it, the usual one. */
export function tierOf(text: string | undefined, server: ServerIndex): number {
  const tier = Number(text?.replace(/^t/i, ''));
  return TIERS[server].includes(tier) ? tier : usualTier(server);
}

/** Where a tier is followed; without an event what runs. */
export function trackerPath(server: ServerIndex, tier: number, event: number | null): string {
  const path = `/tool/eventtracker/${SERVERS[server]}/${tier}`;
  return event === null ? path : `${path}/${event}`;
}
