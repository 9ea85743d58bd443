import { EMOJI_PATTERN } from '../contract/community/text-limits.ts';
import { asList, asObject, asText } from '../records/reading.ts';

const NAME = new RegExp(EMOJI_PATTERN);
const MAX_EMOJI = 2_000;

/** Reads `emoji/all`: names of emoji, each once, as far as a post may hold them. */
export const readEmoji = (json: unknown): readonly string[] => {
  const names = asList(asObject(json).emoji, (entry) => {
    const name = asText(entry);
    return name !== null && NAME.test(name) ? name : null;
  });
  return [...new Set(names)].slice(0, MAX_EMOJI);
};

export const MAX_RECENT_EMOJI = 12;

/** Moves the chosen emoji to the front of the recent ones. */
export const withRecent = (recent: readonly string[], name: string): readonly string[] =>
  [name, ...recent.filter((each) => each !== name)].slice(0, MAX_RECENT_EMOJI);
