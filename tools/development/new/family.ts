import { RICH_OBJECTS } from '#model/records/rich-text';
import {
  before,
  type Edit,
  type Name,
  nameOf,
  type Plan,
  Refusal,
  TRANSLATE,
  withImport,
  withTexts,
} from './plan.ts';
import { withReader } from './reader.ts';

/** How a family is called, and what it is made from. */
interface Source {
  readonly name: Name;
  /** Name of its list, such as `gacha` for `gacha/all`. */
  readonly list: string;
  /** What rich texts call one of it; one of `RICH_OBJECTS`. */
  readonly object: Name;
}

const head = ({ name: { kebab, camel, constant }, list, object }: Source): string => `
import type { FamilyHead } from '../head.ts';

export const ${constant}_HEAD = {
  name: '${kebab}',
  object: '${object.kebab}',
  icon: 'shapes',
  texts: {
    one: 'page.${object.camel}',
    many: 'page.${camel}',
    lead: 'infoHub.${camel}',
    all: '${camel}.all',
    missingTitle: '${camel}.missingTitle',
    missingText: '${camel}.missingText',
  },
  needs: ['${list}'],
  panels: [
    { id: 'facts', title: 'cards.facts' },
    { id: 'release', title: 'card.release' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 2,
  sample: 1,
} as const satisfies FamilyHead;
`;

/** What the list knows of a thing, and how it is made. */
const item = ({ name: { constant }, list, object }: Source): string => `
import { wordsOf } from '../../listing/views/words.ts';
import type { RecordOf } from '../../records/list-readers.ts';
import { serversOutAt } from '../../rules/running.ts';
import { defineFamily, type Item, type World } from '../family.ts';
import { ACCENT, mutedWord, nameIn, nameLine, numberField, releaseField, serverField } from '../fields.ts';
import { ${constant}_HEAD } from './head.ts';

type ${object.pascal}Record = RecordOf<'${list}'>;

export interface ${object.pascal}Item extends Item {
  readonly record: ${object.pascal}Record;
  readonly name: string;
  readonly servers: readonly string[];
}

function ${object.camel}Item(record: ${object.pascal}Record, world: World): ${object.pascal}Item {
  const { id, name, publishedAt } = record;
  const servers = serversOutAt(publishedAt, world.now);
  return {
    id,
    record,
    name: nameIn(name, world) ?? \`#\${id}\`,
    servers,
    subject: { id, names: wordsOf(name), tags: new Set(servers.map((server) => \`server \${server}\`)) },
  };
}
`;

/** Its fields, and where each of them shows. */
const description = ({ name: { camel, constant }, list, object }: Source): string => `
export const FAMILY = defineFamily<${object.pascal}Record, ${object.pascal}Item>()({
  head: ${constant}_HEAD,
  list: '${list}',
  item: ${object.camel}Item,
  releasedAt: ({ record }) => record.publishedAt,
  title: ({ name }) => name,
  names: ({ record }) => record.name,
  subtitle: ({ id }) => \`#\${id}\`,
  color: () => ACCENT,
  picture: () => ({ src: null }),
  art: () => [],
  lexicon: ['server'],
  placeholder: { text: 'card.search', example: 'jp' },
  examples: [
    { typed: 'jp kr', meaning: 'card.example.servers' },
    { typed: '#1', meaning: '${camel}.example.id' },
  ],
  fields: {
    id: numberField<${object.pascal}Item>(),
    name: {
      title: 'page.${object.camel}',
      text: ({ name }) => name,
      sort: { by: ({ name }) => name },
    },
    server: serverField<${object.pascal}Item>(({ servers }) => servers),
    release: releaseField<${object.pascal}Item>(({ record }) => record.publishedAt),
  },
  columns: ['name', 'id', 'release'],
  sorts: ['release', 'id', 'name'],
  facets: ['server'],
  facts: ['name', 'id'],
  summary: ['id', 'release'],
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

const family = (source: Source): string => item(source) + description(source);

const list = ({ name: { kebab }, object: { pascal } }: Source): string => `
import { FAMILY, type ${pascal}Item } from '#model/families/${kebab}/family';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const VIEW: ListView<${pascal}Item> = { Picture: plainPicture(FAMILY), sizes: { row: 56, cell: 36 } };

/** \`/info/${kebab}\` */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
`;

const page = ({ name: { kebab }, object: { camel, pascal } }: Source): string => `
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

/** \`/info/${kebab}/{id}/{name?}\` */
export const Screen = () => (
  <FamilyPage family={FAMILY}>{(props) => <${pascal}Page {...props} />}</FamilyPage>
);

function ${pascal}Page({ item, data }: PageProps<${pascal}Item, null>) {
  const { t } = useTranslation();
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      picture={<Picture item={item} context={data.context} look="" size={THUMB} />}
      aside={
        <Panel id="release" title={t('card.release')}>
          <Releases at={item.record.publishedAt} />
        </Panel>
      }
    >
      <Panel id="facts" title={t('cards.facts')}>
        <Facts>
          <Fact label={t('page.${camel}')}>
            <EveryServerText values={item.record.name} />
          </Fact>
        </Facts>
      </Panel>
    </FamilyDetail>
  );
}
`;

const story = ({ name: { kebab, title } }: Source): string => `
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

describe('${title.toLowerCase()}', () => {
  test('opens the page of the first one in the list', async ({ open }) => {
    const page = await open('/info/${kebab}');
    const first = page.getByRole('list', { name: '${title}' }).getByRole('link').first();
    await first.click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\\/info\\/${kebab}\\/\\d+/);
    await page.getByRole('heading', { level: 2, name: 'Comments' }).waitFor();
  });
});
`;

/** `objectPath` takes the address from the family, so its entry among the others goes. */
function withoutOther({ object }: Source): Edit {
  const line = new RegExp(`^ {2}${object.kebab}: '[^']*',\n`, 'm');
  return {
    path: 'model/site/objects.ts',
    change(text) {
      if (!line.test(text)) throw new Refusal(`"${object.kebab}" belongs to another family`);
      return text.replace(line, '');
    },
  };
}

/** A list and a page for each thing; the contract test over `FAMILIES` holds it to what families owe. */
export function newFamily(name: Name, listName: string, objectName: string): Plan {
  if (!RICH_OBJECTS.some((each) => each === objectName))
    throw new Refusal(`"${objectName}" is none of ${RICH_OBJECTS.join(', ')} (model/records/rich-text.ts)`);
  const object = nameOf(objectName);
  const source: Source = { name, list: listName, object };
  const { kebab, camel, constant, title } = name;
  const [model, pages] = [`model/families/${kebab}`, `src/features/info/pages/${kebab}`];
  const read = withReader(listName, object);
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
      withoutOther(source),
      withTexts('common', { page: { [camel]: title, [object.camel]: object.title } }),
      withTexts('info', {
        infoHub: { [camel]: `All ${title.toLowerCase()}, to look up, compare and sort.` },
        [camel]: {
          all: `All ${title.toLowerCase()}`,
          missingTitle: `There is no such ${object.title.toLowerCase()}`,
          missingText: `The data knows no ${object.title.toLowerCase()} of this number.`,
          example: { id: `the ${object.title.toLowerCase()} of this number` },
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
