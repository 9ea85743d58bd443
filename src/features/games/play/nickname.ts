import { readNickname } from '#model/games/room/nickname';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';

const KEY = 'games/nickname';

/** The name that the visitor had in a room last; null for the first one. */
export const lastNickname = (): string | null => readNickname(readLocalText(KEY) ?? '');

export const rememberNickname = (nickname: string): void => void writeLocalText(KEY, nickname);
