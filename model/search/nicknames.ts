import { normalise } from '../encoding/normalise.ts';
import nicknames from './nicknames.json' with { type: 'json' };

type Names = readonly (string | null)[];

/** Names that players have for one thing besides its title, by its number on this site and by its title on any server. */
export type NicknamesOf = (id: number, titles: Names) => Names;

/** From lists of names by title, or by number behind `#`, as in `nicknames.json`. */
export function nicknamesIn(file: Readonly<Record<string, readonly string[]>>): NicknamesOf {
  const byTitle = new Map(Object.entries(file).map(([title, names]) => [normalise(title), names]));
  if (byTitle.size === 0) return () => [];
  return (id, titles) => [
    ...new Set(
      [`#${id}`, ...titles].flatMap((title) => (title === null ? [] : (byTitle.get(normalise(title)) ?? []))),
    ),
  ];
}

export const songNicknames = nicknamesIn(nicknames.songs);
export const eventNicknames = nicknamesIn(nicknames.events);
