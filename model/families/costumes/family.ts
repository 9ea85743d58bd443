import { bandColor, shownBands } from '../../listing/views/bands.ts';
import type { CostumeRecord } from '../../records/costume.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { defineFamily } from '../family.ts';
import {
  bandName,
  bandOptions,
  characterOptions,
  joinWords,
  mutedWord,
  numberField,
  optionsOf,
  releaseField,
  serverColumns,
  serverField,
} from '../fields.ts';
import { COSTUMES_HEAD } from './head.ts';
import { COSTUME_KINDS, COSTUME_WORDS, type CostumeItem, costumeItem } from './item.ts';

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
  lexicon: COSTUME_WORDS,
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
            COSTUME_KINDS.filter((kind) => items.some((item) => item.kind === kind)),
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
