import type { RecordList } from '../records/list-readers.ts';
import type { GameName } from './settings.ts';

/** Lists that the questions of a game are made of, and the names of bands. */
export const GAME_LISTS: Readonly<Record<GameName, readonly RecordList[]>> = {
  guesswho: ['cards', 'characters', 'bands'],
  findme: ['cards', 'characters', 'bands'],
  chartmaster: ['songs', 'bands'],
};
