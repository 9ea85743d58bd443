import { RICH_OBJECTS } from '#model/records/rich-text';
import {
  before,
  type Edit,
  type FilePlan,
  Missing,
  type Name,
  nameOf,
  PlanRefusal,
  TRANSLATE,
  withImport,
  withTexts,
} from '../plan.ts';
import { withReader } from '../reader.ts';
import { type Answers, fieldsRead, NEW_FIELDS, readerOf } from '../record.ts';
import { family, head } from './description.ts';
import { list, page, story } from './pages.ts';
import type { Source } from './source.ts';

/** `objectPath` takes the address from the family, so its entry among the others goes. */
function withoutOther(object: string): Edit {
  const line = new RegExp(`^ {2}${object}: '[^']*',\n`, 'm');
  return {
    path: 'model/site/objects.ts',
    change(text) {
      if (!line.test(text)) throw new PlanRefusal(`"${object}" belongs to another family`);
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
    throw new PlanRefusal(`"${object}" is none of ${RICH_OBJECTS.join(', ')} (model/records/rich-text.ts)`);
  const one = asked.one ?? object;
  if (one === null || one === undefined)
    throw new Missing('one', `What is one of ${name.kebab} called?`, [name.kebab.replace(/s$/, '')]);
  const reader = readerOf(list);
  const fields = reader === null ? NEW_FIELDS : fieldsRead(reader, asked);
  return { name, one: nameOf(one), list, object, path, fields };
}

/** A list and a page for each thing; the contract test over `FAMILIES` holds it to what families owe. */
export function newFamily(name: Name, asked: Asked): FilePlan {
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
