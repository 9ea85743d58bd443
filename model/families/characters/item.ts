import { monogramOf } from '../../listing/views/monograms.ts';
import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import type { BirthdayRecord } from '../../records/birthday.ts';
import type { CharacterRecord } from '../../records/character.ts';
import { type CharacterProfile, PROFILE_TEXTS, type ProfileText } from '../../records/character-profile.ts';
import { daysUntil } from '../../rules/birthdays.ts';
import { dayAt } from '../../rules/dates.ts';
import { localised } from '../../rules/localised.ts';
import { signOf } from '../../rules/zodiac.ts';
import type { Sign } from '../../vocabulary/character-words.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import type { Context, Item, World } from '../family.ts';
import { bandName } from '../fields.ts';
import { sharedTags } from './shared-texts.ts';

/** A character as the list knows her. */
export interface CharacterItem extends Item {
  readonly character: CharacterRecord;
  readonly name: string;
  /** Stands for her where the picture is missing. */
  readonly monogram: string;
  readonly band: string;
  /** Codes of the servers that name her. */
  readonly servers: readonly ServerCode[];
  readonly birthday: BirthdayRecord | null;
  /** That her birthday lies in. */
  readonly sign: Sign | null;
  /** Whole days until her birthday. */
  readonly inDays: number | null;
  readonly profile: CharacterProfile | null;
  /** What she says of herself, in the words of the visitor's servers. */
  readonly texts: Readonly<Record<ProfileText, string | null>>;
}

const NO_TEXTS = Object.fromEntries(PROFILE_TEXTS.map((key) => [key, null])) as CharacterItem['texts'];

export function characterItem(character: CharacterRecord, world: World): CharacterItem {
  const { main, sub, lists } = world;
  const { id, bandId } = character;
  const servers = SERVERS.filter((_, server) => character.name[server] !== null);
  return {
    id,
    character,
    name: localised(character.name, main, sub)?.value ?? `#${id}`,
    monogram: monogramOf(id, lists.characters, main, sub),
    band: lists.bands.has(bandId) ? bandName(bandId, world) : '',
    servers,
    birthday: null,
    sign: null,
    inDays: null,
    profile: null,
    texts: NO_TEXTS,
    subject: {
      id,
      names: joinedWords(wordsOfPerson(character), wordsOfBand(lists.bands.get(bandId))),
      tags: new Set([`band ${bandId}`, `character ${id}`, ...servers.map((server) => `server ${server}`)]),
    },
  };
}

/** Adds her profile, by which she is found as well. */
function withProfile(item: CharacterItem, profile: CharacterProfile, context: Context): CharacterItem {
  const { main, sub, words } = context;
  const { part } = profile;
  const texts = Object.fromEntries(
    PROFILE_TEXTS.map((key) => [key, localised(profile.texts[key], main, sub)?.value ?? null]),
  ) as CharacterItem['texts'];
  const said = [...Object.values(profile.texts), profile.introduction, profile.ruby].flat();
  const role = part === null ? [] : [part, words.t(`characters.partOf.${part}`)];
  const names = joinedWords(item.subject.names, wordsOf([...said, ...role]));
  const tags = new Set([...item.subject.tags, ...sharedTags(context.lists.characterProfiles, item.id)]);
  return { ...item, profile, texts, subject: { ...item.subject, names, tags } };
}

/** Adds her birthday, by which she is found as well. */
function withBirthday(item: CharacterItem, birthday: BirthdayRecord, { now, words }: Context): CharacterItem {
  const sign = signOf(birthday);
  const tags = new Set([...item.subject.tags, `month ${birthday.month}`, ...(sign ? [`sign ${sign}`] : [])]);
  return {
    ...item,
    birthday,
    sign,
    inDays: daysUntil(birthday, dayAt(now, words.dates.style)),
    subject: { ...item.subject, tags },
  };
}

/** Adds her birthday and her profile; a dump may lack either. */
export function extendCharacter(item: CharacterItem, context: Context): CharacterItem {
  const birthday = context.lists.birthdays.get(item.id);
  const profile = context.lists.characterProfiles.get(item.id);
  const dated = birthday ? withBirthday(item, birthday, context) : item;
  return profile ? withProfile(dated, profile, context) : dated;
}
