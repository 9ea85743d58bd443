/** Names of the sounds that scripts of stories ask for. */

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Lines of each character. */
export const VOICE_LINES = 12;
export const voiceFile = (character: number, line: number): string =>
  `voice_${pad(character, 3)}_${pad(line, 2)}`;
export const loopFile = (nth: number): string => `Loop${pad(nth, 2)}`;
