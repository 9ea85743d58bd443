import type { GachaRecord } from '../records/gacha.ts';
import { isServerIndex, SERVERS, type ServerIndex } from '../vocabulary/servers.ts';

/** The gachas that feature a card on one server, the newest first. */
export interface Featuring {
  readonly server: ServerIndex;
  readonly gachas: readonly GachaRecord[];
}

/** Those of the main server, else of the sub server, else of the first that has any; null where no gacha features the card. */
export function gachasFeaturing(
  cardId: number,
  gachas: Iterable<GachaRecord>,
  main: ServerIndex,
  sub: ServerIndex,
): Featuring | null {
  const all = [...gachas].filter(({ newCards }) => newCards.includes(cardId));
  for (const server of [main, sub, ...SERVERS.keys()]) {
    if (!isServerIndex(server)) continue;
    const timeOf = ({ publishedAt }: GachaRecord): number => publishedAt[server] ?? Number.NaN;
    const found = all.filter(({ publishedAt }) => publishedAt[server] !== null);
    if (found.length > 0)
      return { server, gachas: found.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id) };
  }
  return null;
}
