import { bandColor, bandInk, shownBands } from '../../listing/views/bands.ts';
import type { CardRecord } from '../../records/card.ts';
import type { CharacterRecord } from '../../records/character.ts';
import type { ProfileText } from '../../records/character-profile.ts';
import { characterIconPath, characterPicturePath } from '../../rules/asset-paths.ts';
import { monthNames } from '../../rules/dates.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { SIGNS } from '../../vocabulary/character-words.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { type Context, defineFamily, type Field } from '../family.ts';
import { bandOptions, joinWords, nameIn, nameLine, serverField } from '../fields.ts';
import { CHARACTERS_HEAD } from './head.ts';
import { type CharacterItem, characterItem, extendCharacter } from './item.ts';
import { type SharedText, sharedIn, sharedWords } from './shared-texts.ts';

const countsOf = (cards: Iterable<CardRecord | undefined>): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const card of cards) if (card) counts.set(card.characterId, (counts.get(card.characterId) ?? 0) + 1);
  return counts;
};

/** Numbers of cards by character: all there are, and those that the visitor owns. */
const cardCounts = memoizePerObject(({ lists }: Context) => countsOf(lists.cards.values()));
const ownedCounts = memoizePerObject(({ lists, mine }: Context) =>
  countsOf([...mine.owned].map((id) => lists.cards.get(id))),
);
const cardsOf = ({ id }: CharacterItem, context: Context): number => cardCounts(context).get(id) ?? 0;
const ownedOf = ({ id }: CharacterItem, context: Context): number => ownedCounts(context).get(id) ?? 0;

const birthdayText = ({ birthday }: CharacterItem, { words }: Context): string | null =>
  birthday && words.dates.yearlyDay(birthday.month, birthday.day);

const cardsText = (item: CharacterItem, context: Context): string => {
  const { t, format } = context.words;
  const cards = format.integer(cardsOf(item, context));
  return context.mine.hasProfile
    ? t('characters.ownedCards', { owned: format.integer(ownedOf(item, context)), cards })
    : t('characters.cardCount', { cards });
};

const profileColumn = (text: ProfileText): Field<CharacterItem> => ({
  title: `characters.textOf.${text}`,
  isOptional: true,
  text: ({ texts }) => texts[text],
});

/** A text that characters share is a filter, too. */
const sharedField = (text: SharedText): Field<CharacterItem> => ({
  ...profileColumn(text),
  facet: {
    look: 'select',
    options: ({ lists }, items) =>
      items
        .flatMap(({ id, texts }) =>
          sharedIn(lists.characterProfiles)[text].get(id) === id
            ? [{ value: String(id), label: texts[text] ?? '' }]
            : [],
        )
        .sort((a, b) => a.label.localeCompare(b.label)),
    of: ({ id }, _chosen, { lists }) => {
      const first = sharedIn(lists.characterProfiles)[text].get(id);
      return first === undefined ? [] : [String(first)];
    },
  },
});

export const FAMILY = defineFamily<CharacterRecord, CharacterItem>()({
  head: CHARACTERS_HEAD,
  list: 'characters',
  item: characterItem,
  extend: extendCharacter,
  title: ({ name }) => name,
  names: ({ character }) => character.name,
  subtitle: ({ band }) => band,
  color: ({ character }) => character.colorCode ?? bandColor(character.bandId),
  picture: ({ id, character }) => ({
    src: characterIconPath(id),
    vars: { ring: bandColor(character.bandId), ink: bandInk(character.bandId) },
  }),
  art: ({ id, character }, { main, sub }) => {
    const home = SERVERS[localised(character.name, main, sub)?.server ?? 0];
    const servers = [...new Set([home, SERVERS[0]])];
    return [...servers.map((server) => characterPicturePath(server, id)), characterIconPath(id)];
  },
  lexicon: ['band', 'character', 'server', 'month', 'sign'],
  words: ({ characterProfiles }) => sharedWords(characterProfiles),
  placeholder: { text: 'card.search', example: 'kkr, Roselia' },
  examples: [
    { typed: 'kkr', meaning: 'characters.example.short' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'hikawa', meaning: 'characters.example.family' },
    { typed: 'roselia', meaning: 'characters.example.band' },
    { typed: 'guitar', meaning: 'characters.example.told' },
    { typed: 'jp kr', meaning: 'card.example.servers' },
    { typed: '"yukina minato"', meaning: 'list.example.quoted' },
    { typed: '/maya', meaning: 'card.example.names' },
  ],
  fields: {
    id: { title: 'filter.band', sort: { by: ({ id }) => id } },
    name: { title: 'characters.name', text: ({ name }) => name, sort: { by: ({ name }) => name } },
    nickname: {
      title: 'characters.nickname',
      text: ({ character }, context) => nameIn(character.nickname, context),
    },
    band: {
      title: 'filter.band',
      text: ({ band }) => band,
      sortKey: () => 'id',
      facet: {
        options: (context, items) =>
          bandOptions(context, shownBands(items.map(({ character }) => character.bandId))),
        of: ({ character }) => [String(character.bandId)],
      },
    },
    birthday: {
      title: 'characters.birthday',
      text: birthdayText,
      sort: { label: 'characters.nextBirthday', by: ({ inDays }) => inDays },
    },
    month: {
      title: 'characters.birthMonth',
      facet: {
        look: 'select',
        options: ({ words }, items) =>
          items.some(({ birthday }) => birthday !== null)
            ? monthNames(words.dates.style.locale, 'long', true).map((label, at) => ({
                value: String(at + 1),
                label,
              }))
            : [],
        of: ({ birthday }) => (birthday ? [String(birthday.month)] : []),
      },
    },
    sign: {
      title: 'characters.sign',
      text: ({ sign }, { words }) => sign && words.t(`characters.signOf.${sign}`),
      facet: {
        look: 'select',
        options: ({ words }, items) =>
          items.some(({ sign }) => sign !== null)
            ? SIGNS.map((value) => ({ value, label: words.t(`characters.signOf.${value}`) }))
            : [],
        of: ({ sign }) => (sign ? [sign] : []),
      },
    },
    server: serverField<CharacterItem>(({ servers }) => servers),
    characterVoice: profileColumn('characterVoice'),
    school: sharedField('school'),
    schoolYear: sharedField('schoolYear'),
    height: {
      title: 'characters.height',
      isNumber: true,
      isOptional: true,
      text: ({ profile }, { words: { t, format } }) =>
        profile?.height ? t('characters.centimetres', { height: format.integer(profile.height) }) : null,
      csv: ({ profile }) => profile?.height ?? null,
      sort: { descending: true, by: ({ profile }) => profile?.height ?? null },
    },
    cards: {
      title: 'page.cards',
      isNumber: true,
      text: (item, context) => context.words.format.integer(cardsOf(item, context)),
      csv: cardsOf,
      sort: { descending: true, by: cardsOf },
    },
    owned: {
      title: 'card.mineOf.owned',
      isNumber: true,
      isFileOnly: ({ mine }) => !mine.hasProfile,
      text: (item, context) => context.words.format.integer(ownedOf(item, context)),
      csv: ownedOf,
    },
  },
  columns: [
    'name',
    'band',
    'birthday',
    'sign',
    'characterVoice',
    'school',
    'schoolYear',
    'height',
    'cards',
    'owned',
  ],
  sorts: ['id', 'birthday', 'name', 'height', 'cards'],
  facets: ['band', 'server', 'month', 'sign', 'school', 'schoolYear'],
  facts: ['name', 'nickname', 'band', 'birthday'],
  summary: ['band', 'nickname', 'birthday'],
  page: {
    art: 'none',
    hasFactsAside: true,
    quote: ({ profile }, context) => {
      const text = nameIn(profile?.introduction, context);
      return text === null ? null : { title: 'characters.introduction', text };
    },
  },
  tile: {
    shape: { phone: 70, wide: 84, ratio: 1, lines: 40, first: 40 },
    look: 'centred',
    lines: ({ name }) => [nameLine(name)],
  },
  row: {
    phone: { width: 280, height: () => 72 },
    wide: { width: 280, height: () => 72 },
    lines: (item, context) => [
      [{ text: item.band }],
      [{ text: joinWords(birthdayText(item, context), cardsText(item, context)) }],
    ],
  },
});
