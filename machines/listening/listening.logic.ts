import { type Listening, mergedListening, readListening, writeListening } from '#model/media/music/listening';
import type { KeptValue } from '../kept/kept.types.ts';

/** The queue and the choices of the player. Only the player edits them: an edit is the whole new value. */
export const LISTENING: KeptValue<Listening, Listening> = {
  key: 'music/listening',
  decode: readListening,
  encode: writeListening,
  edit: (_before, next) => next,
  merge: mergedListening,
};
