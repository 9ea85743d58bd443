import type { PerServer } from '../vocabulary/servers.ts';
import { asInteger, asList, asObject, asPerServer } from './reading.ts';

/** Song ids that an event names, in its order, for each server (`musics` of `events/{id}`, reference R9). */
export function readEventSongs(json: unknown): PerServer<readonly number[]> {
  return asPerServer(asObject(json).musics, (entries) => {
    const ids = asList(entries, (entry) => asInteger(asObject(entry).musicId)).filter((id) => id > 0);
    return ids.length > 0 ? [...new Set(ids)] : null;
  });
}
