import { useMemo } from 'react';
import { type CharacterProfile, PROFILE_TEXTS, type ProfileText } from '#model/records/character-profile';
import { localised } from '#model/rules/localised';
import { normalise } from '#model/search/normalise';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/components/translation.tsx';
import { useCharacterProfiles } from '#src/data/late-lists.ts';
import type { CharacterItem } from '../character-item.ts';
import type { CharacterGame } from '../use-characters-of-page.ts';

/** A character with what she tells of herself, in the words of the visitor's servers. */
export interface ToldCharacter extends CharacterItem {
  readonly height: number | null;
  readonly texts: Readonly<Record<ProfileText, string | null>>;
  /** The same on every server, for what two characters have in common. */
  readonly said: CharacterProfile['texts'] | null;
}

export interface ToldGame extends Omit<CharacterGame, 'items'> {
  readonly items: readonly ToldCharacter[];
}

const NOTHING = Object.fromEntries(PROFILE_TEXTS.map((key) => [key, null])) as ToldCharacter['texts'];

const wordsIn = (texts: readonly PerServer<string>[]): string =>
  texts
    .flat()
    .filter((text) => text !== null)
    .join(' ');

/** With her own words, once they have come. */
export function told(
  item: CharacterItem,
  profile: CharacterProfile | undefined,
  part: string,
  main: ServerIndex,
  sub: ServerIndex,
): ToldCharacter {
  if (!profile) return { ...item, height: null, texts: NOTHING, said: null };
  const texts = Object.fromEntries(
    PROFILE_TEXTS.map((key) => [key, localised(profile.texts[key], main, sub)?.value ?? null]),
  ) as ToldCharacter['texts'];
  const words = wordsIn([...Object.values(profile.texts), profile.introduction, profile.ruby]);
  const names = `${item.subject.names} ${normalise(`${words} ${part}`)}`;
  return { ...item, height: profile.height, texts, said: profile.texts, subject: { ...item.subject, names } };
}

/** The characters of the page, found by what they tell of themselves as soon as that has come; a dump may lack it. */
export function useToldCharacters(game: CharacterGame): ToldGame {
  const { t } = useTranslation();
  const profiles = useCharacterProfiles().data?.byId;
  return useMemo(() => {
    const { items, main, sub } = game;
    const partOf = (part: CharacterProfile['part']) =>
      part === null ? '' : `${part} ${t(`characters.partOf.${part}`)}`;
    return {
      ...game,
      items: items.map((item) => {
        const profile = profiles?.get(item.id);
        return told(item, profile, partOf(profile?.part ?? null), main, sub);
      }),
    };
  }, [t, game, profiles]);
}
