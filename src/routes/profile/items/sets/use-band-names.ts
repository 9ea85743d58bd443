import { localised } from '#model/rules/localised';
import { BANDS } from '#model/vocabulary/bands';
import { useServers } from '#src/actors/use-servers.ts';
import type { ItemsGame } from '../items-game.ts';

/** Bands as visitors call them. */
export function useBandNames({ bands }: ItemsGame): (id: number) => string {
  const { main, sub } = useServers();
  return (id) => {
    const record = bands.get(id);
    const known = record && localised(record.name, main, sub)?.value;
    return known ?? BANDS.find((band) => band.id === id)?.name ?? `#${id}`;
  };
}
