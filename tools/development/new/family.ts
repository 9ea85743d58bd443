import { existsSync } from 'node:fs';
import { RICH_OBJECTS } from '#model/records/rich-text';
import {
  before,
  type Edit,
  Missing,
  type Name,
  nameOf,
  type Plan,
  Refusal,
  TRANSLATE,
  withImport,
  withTexts,
} from './plan.ts';
import { withReader } from './reader.ts';
import { type Answers, fieldsRead, NEW_FIELDS, type RecordFields, readerOf } from './record.ts';

/** How a family is called, and what it is made from. */
interface Source {
  readonly name: Name;
  /** One of it. */
  readonly one: Name;
  /** Name of its list, such as `gacha` for `gacha/all`. */
  readonly list: string;
  /** What rich texts call one of it, one of `RICH_OBJECTS`; without one it has no comments. */
  readonly object: string | null;
  /** The address of its list where that is not `/info/{name}`. */
  readonly path: string | null;
  readonly fields: RecordFields;
}

const address = ({ name, path }: Source): string => path ?? `/info/${name.kebab}`;

const head = ({ name: { kebab, camel, constant }, one, list, object, path, fields }: Source): string => `
import type { FamilyHead } from '../head.ts';

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

/** Imports that the record leaves without a use. */
const IMPORTS = /^import (?:type )?\{([^}]*)\} from [^\n]*\n/gm;
function withoutUnused(text: string): string {
  const code = text.replaceAll(IMPORTS, '');
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(code);
  return text.replaceAll(IMPORTS, (whole, list: string) => {
    const used = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && isUsed(name));
    return used.length === 0 ? '' : whole.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`);
  });
}

const family = (source: Source): string => withoutUnused(item(source) + description(source));

const list = (source: Source): string => `
import { FAMILY, type ${source.one.pascal}Item } from '#model/families/${source.name.kebab}/family';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const VIEW: ListView<${source.one.pascal}Item> = { Picture: plainPicture(FAMILY), sizes: { row: 56, cell: 36 } };

/** \`${address(source)}\` */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
`;

const page = (source: Source): string => {
  const {
    name: { kebab },
    one: { camel, pascal },
    object,
    fields,
  } = source;
  return withoutUnused(`
import { FAMILY, type ${pascal}Item } from '#model/families/${kebab}/family';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts } from '#src/kit/detail/facts.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const Picture = plainPicture(FAMILY);
const THUMB = 48;

/** \`${address(source)}/{id}/{name?}\` */
export const Screen = () => (
  <FamilyPage family={FAMILY}>{(props) => <${pascal}Page {...props} />}</FamilyPage>
);

function ${pascal}Page({ item, data }: PageProps<${pascal}Item, null>) {
  const { t } = useTranslation();
  return (
    <FamilyDetail
      ${object === null ? '' : 'Comments={ThreadPlace}'}
      family={FAMILY}
      item={item}
      data={data}
      picture={<Picture item={item} context={data.context} look="" size={THUMB} />}
      aside={${
        fields.date === null
          ? 'null'
          : `
        <Panel id="release" title={t('card.release')}>
          <Releases at={item.record.${fields.date}} />
        </Panel>
      `
      }}
    >
      <Panel id="facts" title={t('cards.facts')}>
        <Facts>
          <Fact label={t('page.${camel}')}>
            ${fields.name === null ? '{item.name}' : `<EveryServerText values={item.record.${fields.name}} />`}
          </Fact>
        </Facts>
      </Panel>
    </FamilyDetail>
  );
}
`);
};

const story = (source: Source): string => `
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

describe('${source.name.title.toLowerCase()}', () => {
  test('opens the page of the first one in the list', async ({ open }) => {
    const page = await open('${address(source)}');
    const first = page.getByRole('list', { name: '${source.name.title}' }).getByRole('link').first();
    await first.click();
    await expect.poll(() => new URL(page.url()).pathname).toContain('${address(source)}/');
    await page.getByRole('heading', { level: 2, name: 'Facts' }).waitFor();
  });
});
`;

/** `objectPath` takes the address from the family, so its entry among the others goes. */
function withoutOther(object: string): Edit {
  const line = new RegExp(`^ {2}${object}: '[^']*',\n`, 'm');
  return {
    path: 'model/site/objects.ts',
    change(text) {
      if (!line.test(text)) throw new Refusal(`"${object}" belongs to another family`);
      return text.replace(line, '');
    },
  };
}

/** What the command line says of a family. */
interface Asked extends Answers {
  readonly list: string;
  readonly one?: string | undefined;
  readonly object?: string | undefined;
  readonly path?: string | undefined;
}

function sourceOf(name: Name, asked: Asked): Source {
  const { list, object = null, path = null } = asked;
  if (object !== null && !RICH_OBJECTS.some((each) => each === object))
    throw new Refusal(`"${object}" is none of ${RICH_OBJECTS.join(', ')} (model/records/rich-text.ts)`);
  const one = asked.one ?? object;
  if (one === null || one === undefined)
    throw new Missing('one', `What is one of ${name.kebab} called?`, [name.kebab.replace(/s$/, '')]);
  const reader = readerOf(list);
  const fields = existsSync(reader) ? fieldsRead(reader, asked) : NEW_FIELDS;
  return { name, one: nameOf(one), list, object, path, fields };
}

/** A list and a page for each thing; the contract test over `FAMILIES` holds it to what families owe. */
export function newFamily(name: Name, asked: Asked): Plan {
  const source = sourceOf(name, asked);
  const { one, object } = source;
  const { kebab, camel, constant, title } = name;
  const [model, pages] = [`model/families/${kebab}`, `src/features/info/pages/${kebab}`];
  const read = withReader(asked.list, one);
  const FAMILIES = 'model/families/families.ts';
  return {
    files: {
      [`${model}/head.ts`]: head(source),
      [`${model}/family.ts`]: family(source),
      [`${pages}/list.tsx`]: list(source),
      [`${pages}/page.tsx`]: page(source),
      [`tests/e2e/${kebab}.test.ts`]: story(source),
      ...read.files,
    },
    edits: [
      ...read.edits,
      withImport(FAMILIES, `import { ${constant}_HEAD } from './${kebab}/head.ts';`),
      before(FAMILIES, '] as const satisfies', `  ${constant}_HEAD,\n`),
      ...(object === null ? [] : [withoutOther(object)]),
      withTexts('common', { page: { [camel]: title, [one.camel]: one.title } }),
      withTexts('info', {
        infoHub: { [camel]: `All ${title.toLowerCase()}, to look up, compare and sort.` },
        [camel]: {
          all: `All ${title.toLowerCase()}`,
          missingTitle: `There is no such ${one.title.toLowerCase()}`,
          missingText: `The data knows no ${one.title.toLowerCase()} of this number.`,
          example: { id: `the ${one.title.toLowerCase()} of this number` },
        },
      }),
    ],
    left: [
      ...read.left,
      `add its fields, filters and pictures to ${model}/family.ts (paths: model/rules/media-paths.ts)`,
      `choose its icon in ${model}/head.ts and its panels there and in ${pages}/page.tsx`,
      `add demo data in demo and a \`sample\` in ${model}/head.ts`,
      TRANSLATE,
    ],
  };
}
