import { basename } from 'node:path';
import { LIST_READERS } from '#model/records/list-readers';
import { FRIENDLY_NAMES } from '#model/vocabulary/data-names';
import { before, type FilePlan, type Name, nameOf, PlanRefusal, withImport } from './plan.ts';
import { kebabOf, readerOf } from './record.ts';

const skeleton = (list: string, { kebab, pascal }: Name, read: string): string => `
import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** A row of \`${list}/all.5\`. */
export interface ${pascal}Record {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
}

const readOne: RowReader<${pascal}Record> = (id, row) => ({
  id,
  name: perServerText(row.name),
  publishedAt: perServerTime(row.publishedAt),
});

/** Reads \`${list}/all\` of any level. */
export const ${read} = (json: unknown): Records<${pascal}Record> => readRecords('${kebab}', json, readOne);
`;

const READERS = 'model/records/list-readers.ts';

/** Reads the list for all pages; with a skeleton of the reader where there is none. */
export function withReader(list: string, object: Name): FilePlan {
  const isRead = Object.hasOwn(LIST_READERS, list);
  if (!isRead && !Object.hasOwn(FRIENDLY_NAMES, `${list}/all`))
    throw new PlanRefusal(`there is no list ${list}/all`);
  const file = readerOf(list) ?? `model/records/${object.kebab}.ts`;
  const read = `read${nameOf(kebabOf(list)).pascal}`;
  const registered = [
    withImport(READERS, `import { ${read} } from './${basename(file)}';`),
    before(READERS, '} as const;', `  ${list}: ${read},\n`),
    before('model/vocabulary/list-files.ts', "  recent: ['", `  ${list}: ['${list}/all.5'],\n`),
  ];
  return {
    files: isRead ? {} : { [file]: skeleton(list, object, read) },
    edits: isRead ? [] : registered,
    left: isRead ? [] : [`read the fields of ${list}/all in ${file}, and test it in tests/model/records`],
  };
}
