import { type Source, withoutUnused } from './source.ts';

/** Texts of `model/families/NAME`. */

export const head = ({
  name: { kebab, camel, constant },
  one,
  list,
  object,
  path,
  fields,
}: Source): string => `
import type { FamilyHead } from '../family.ts';

export const ${constant}_HEAD = {
  name: '${kebab}',
  ${path === null ? '' : `path: '${path}',`}
  ${object === null ? '' : `object: '${object}',`}
  icon: 'shapes',
  texts: {
    one: 'page.${one.camel}',
    many: 'page.${camel}',
    lead: 'infoHub.${camel}',
    all: '${camel}.all',
    missingTitle: '${camel}.missingTitle',
    missingText: '${camel}.missingText',
  },
  needs: ['${list}'${fields.bands === null ? '' : ", 'bands'"}],
  panels: [
    { id: 'facts', title: 'cards.facts' },
    ${fields.date === null ? '' : "{ id: 'release', title: 'card.release' },"}
    ${object === null ? '' : "{ id: 'comments', title: 'thread.title' },"}
  ],
  blocks: 2,
  sample: 1,
} as const satisfies FamilyHead;
`;

/** What the list knows of a thing, and how it is made. */
const item = ({
  name: { constant },
  one,
  list,
  fields: { name, date, bands, attributes },
}: Source): string => `
import { shownBands } from '../../listing/views/bands.ts';
import { wordsOf } from '../../listing/views/words.ts';
import type { RecordOf } from '../../records/list-readers.ts';
import { serversOutAt } from '../../rules/running.ts';
import { defineFamily, type Item, type World } from '../family.ts';
import { ACCENT, attributeOptions, attributeText, bandName, bandOptions, joinWords, mutedWord, nameIn, nameLine, numberField, releaseField, serverField, serversWith } from '../fields.ts';
import { ${constant}_HEAD } from './head.ts';

type ${one.pascal}Record = RecordOf<'${list}'>;

export interface ${one.pascal}Item extends Item {
  readonly record: ${one.pascal}Record;
  readonly name: string;
  readonly servers: readonly string[];
}

function ${one.camel}Item(record: ${one.pascal}Record, ${name === null && date === null ? '' : 'world: World'}): ${one.pascal}Item {
  const { id } = record;
  const servers: readonly string[] = ${date !== null ? `serversOutAt(record.${date}, world.now)` : name !== null ? `serversWith(record.${name})` : '[]'};
  return {
    id,
    record,
    name: ${name === null ? '' : `nameIn(record.${name}, world) ?? `}\`#\${id}\`,
    servers,
    subject: {
      id,
      names: ${name === null ? "''" : `wordsOf(record.${name})`},
      tags: new Set([
        ...servers.map((server) => \`server \${server}\`),
        ${bands === null ? '' : `...record.${bands}.map((band) => \`band \${band}\`),`}
        ${attributes === null ? '' : `...record.${attributes}.map((attribute) => \`attribute \${attribute}\`),`}
      ]),
    },
  };
}
`;

/** Fields that the record has beyond name, number and servers. */
const furtherFields = ({ one, fields: { date, bands, attributes } }: Source): string => `
    ${date === null ? '' : `release: releaseField<${one.pascal}Item>(({ record }) => record.${date}),`}
    ${
      bands === null
        ? ''
        : `band: {
      title: 'filter.band',
      text: ({ record }, context) => joinWords(...record.${bands}.map((band) => bandName(band, context))),
      facet: {
        options: (context, items) => bandOptions(context, shownBands(items.flatMap(({ record }) => record.${bands}))),
        of: ({ record }) => record.${bands}.map(String),
      },
    },`
    }
    ${
      attributes === null
        ? ''
        : `attr: {
      title: 'filter.attribute',
      text: ({ record }, context) => attributeText(record.${attributes}, context),
      facet: { options: (context) => attributeOptions(context), of: ({ record }) => record.${attributes} },
    },`
    }`;

const keys = (...all: readonly (string | false)[]): string =>
  all
    .filter((key) => key !== false)
    .map((key) => `'${key}'`)
    .join(', ');

/** Its fields, and where each of them shows. */
function description(source: Source): string {
  const {
    name: { camel, constant },
    one,
    list,
    fields,
  } = source;
  const [date, band, attr] = [
    fields.date !== null && 'release',
    fields.bands !== null && 'band',
    fields.attributes !== null && 'attr',
  ] as const;
  return `
export const FAMILY = defineFamily<${one.pascal}Record, ${one.pascal}Item>()({
  head: ${constant}_HEAD,
  list: '${list}',
  item: ${one.camel}Item,
  ${fields.date === null ? '' : `releasedAt: ({ record }) => record.${fields.date},`}
  title: ({ name }) => name,
  ${fields.name === null ? '' : `names: ({ record }) => record.${fields.name},`}
  subtitle: ({ id }) => \`#\${id}\`,
  color: () => ACCENT,
  picture: () => ({ src: null }),
  art: () => [],
  lexicon: [${keys('server', band, attr && 'attribute')}],
  placeholder: { text: 'card.search', example: 'jp' },
  examples: [
    { typed: 'jp kr', meaning: 'card.example.servers' },
    { typed: '#1', meaning: '${camel}.example.id' },
  ],
  fields: {
    id: numberField<${one.pascal}Item>(),
    name: {
      title: 'page.${one.camel}',
      text: ({ name }) => name,
      sort: { by: ({ name }) => name },
    },
    server: serverField<${one.pascal}Item>(({ servers }) => servers),
    ${furtherFields(source)}
  },
  columns: [${keys('name', 'id', band, attr, date)}],
  sorts: [${keys(date, 'id', 'name')}],
  facets: [${keys(band, attr, 'server')}],
  facts: [${keys('name', 'id', band, attr)}],
  summary: [${keys('id', band, attr, date)}],
  reads: ['server'],
  page: { art: 'none' },
  tile: {
    shape: { phone: 96, wide: 112, ratio: 1, lines: 40, first: 36 },
    look: 'plain',
    lines: ({ id, name }) => [nameLine(name), [mutedWord(String(id))]],
  },
  row: {
    wide: { width: 300, height: () => 72 },
    lines: ({ id }) => [[{ text: \`#\${id}\` }]],
  },
});
`;
}

export const family = (source: Source): string => withoutUnused(item(source) + description(source));
