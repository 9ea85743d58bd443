import { bandColor, shownBands } from '../../listing/views/bands.ts';
import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import type { CostumeRecord } from '../../records/costume.ts';
import { localised } from '../../rules/localised.ts';
import { costumeThumbPath } from '../../rules/media-paths.ts';
import { serversOutAt } from '../../rules/running.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { defineFamily, type Item, type World } from '../family.ts';
import {
  bandName,
  bandOptions,
  characterOptions,
  joinWords,
  mutedWord,
  nameIn,
  numberField,
  optionsOf,
  releaseField,
  serverColumns,
  serverField,
} from '../fields.ts';
import { COSTUMES_HEAD } from './head.ts';

/** What the name of a costume's model says of it. */
const KINDS = ['card', 'first', 'seasonal', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** A costume as the list knows it. */
export interface CostumeItem extends Item {
  readonly costume: CostumeRecord;
  readonly name: string;
  readonly character: string;
  readonly bandId: number;
  readonly kind: Kind;
  readonly servers: readonly string[];
  readonly picture: string;
}

/** Models are called `001_live_default`, `001_live_event_12`, `001_casual-2023`, `001_school_winter`. */
function kindOf({ assetBundleName }: CostumeRecord): Kind {
  if (/_default$/.test(assetBundleName)) return 'first';
  if (/_(casual|school|uniform)/.test(assetBundleName)) return 'seasonal';
  return /_live_/.test(assetBundleName) ? 'card' : 'other';
}

function costumeItem(costume: CostumeRecord, world: World): CostumeItem {
  const { lists, main, sub, now } = world;
  const { id, characterId, name, publishedAt } = costume;
  const character = lists.characters.get(characterId);
  const bandId = character?.bandId ?? 0;
  const servers = serversOutAt(publishedAt, now);
  const kind = kindOf(costume);
  const names = [wordsOf(name), wordsOfPerson(character), wordsOfBand(lists.bands.get(bandId))];
  return {
    id,
    costume,
    name: nameIn(name, world) ?? `#${id}`,
    character: nameIn(character?.name, world) ?? `#${characterId}`,
    bandId,
    kind,
    servers,
    picture: costumeThumbPath(SERVERS[localised(publishedAt, main, sub)?.server ?? main], costume),
    subject: {
      id,
      names: joinedWords(...names),
      tags: new Set([
        `band ${bandId}`,
        `character ${characterId}`,
        `costume ${kind}`,
        ...servers.map((server) => `server ${server}`),
      ]),
    },
  };
}

export const FAMILY = defineFamily<CostumeRecord, CostumeItem>()({
  head: COSTUMES_HEAD,
  list: 'costumes',
  item: costumeItem,
  releasedAt: ({ costume }) => costume.publishedAt,
  title: ({ name }) => name,
  names: ({ costume }) => costume.name,
  subtitle: ({ character, id }) => joinWords(character, `#${id}`),
  color: ({ bandId }) => bandColor(bandId),
  picture: ({ picture }) => ({ src: picture }),
  art: ({ picture }) => [picture],
  lexicon: ['band', 'character', 'server', 'costume'],
  placeholder: { text: 'card.search', example: 'kkr, roselia' },
  examples: [
    { typed: 'kkr', meaning: 'costumes.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'roselia', meaning: 'costumes.example.band' },
    { typed: 'jp kr', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'costumes.example.id' },
    { typed: 'roselia jp', meaning: 'costumes.example.both' },
    { typed: '/happy', meaning: 'card.example.names' },
    { typed: '"happy world"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<CostumeItem>(),
    name: { title: 'page.costume', text: ({ name }) => name, sort: { by: ({ name }) => name } },
    char: {
      title: 'page.character',
      text: ({ character }) => character,
      path: ({ costume }) => `/info/characters/${costume.characterId}`,
      sort: { by: ({ costume }) => costume.characterId },
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, true),
        of: ({ costume }) => [String(costume.characterId)],
      },
    },
    band: {
      title: 'filter.band',
      text: ({ bandId }, context) => (bandId === 0 ? null : bandName(bandId, context)),
      facet: {
        options: (context, items) => bandOptions(context, shownBands(items.map(({ bandId }) => bandId))),
        of: ({ bandId }) => [String(bandId)],
      },
    },
    kind: {
      title: 'card.type',
      text: ({ kind }, { words }) => words.t(`costumes.kindOf.${kind}`),
      facet: {
        options: (context, items) =>
          optionsOf(
            KINDS.filter((kind) => items.some((item) => item.kind === kind)),
            (kind) => `costumes.kindOf.${kind}`,
          )(context),
        of: ({ kind }) => [kind],
      },
    },
    server: serverField<CostumeItem>(({ servers }) => servers),
    release: releaseField<CostumeItem>(({ costume }) => costume.publishedAt),
    ...serverColumns<CostumeItem>(({ servers }) => servers),
  },
  columns: ['name', 'id', 'char', 'band', 'kind', 'release', ...SERVERS],
  sorts: ['release', 'id', 'name', 'char'],
  facets: ['band', 'kind', 'server', 'char'],
  facts: ['name', 'char', 'band', 'kind'],
  summary: ['char', 'band', 'kind', 'release'],
  reads: ['server'],
  page: { art: 'none' },
  tile: {
    shape: { phone: 96, wide: 112, ratio: 1, lines: 40, first: 36 },
    look: 'plain',
    lines: ({ id, name, character }) => [
      [{ text: name, look: 'name' }],
      [mutedWord(character), { text: String(id), look: 'quiet', isSpare: true }],
    ],
  },
  row: {
    wide: { width: 300, height: () => 72 },
    lines: (item, { words }) => [
      [{ text: item.character }],
      [{ text: joinWords(`#${item.id}`, words.t(`costumes.kindOf.${item.kind}`)) }],
    ],
  },
});
