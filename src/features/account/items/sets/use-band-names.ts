import { bandName } from '#model/listing/views/bands';
import { useServers } from '#src/kit/actors/use-servers.ts';
import type { ItemsGame } from '../items-game.ts';

/** Bands as visitors call them. */
export function useBandNames({ bands }: ItemsGame): (id: number) => string {
  const { main, sub } = useServers();
  return (id) => bandName(bands, id, main, sub);
}
