import {
  type Listening,
  mergedListening,
  readListening,
  writeListening,
} from '#model/music/listening/listening';
import type { KeptValue } from '../kept/kept.types.ts';

/** The queue and the choices of the player. The player itself edits them, so an edit is the value as it shall be. */
export const LISTENING: KeptValue<Listening, Listening> = {
  key: 'music/listening',
  decode: readListening,
  encode: writeListening,
  edit: (_before, next) => next,
  merge: mergedListening,
};
