import { existsSync, readFileSync } from 'node:fs';
import { LIST_READERS } from '#model/records/list-readers';
import { FRIENDLY_NAMES } from '#model/vocabulary/data-names';
import { before, type Name, nameOf, type Plan, Refusal, withImport } from './plan.ts';

const record = (list: string, { pascal }: Name): string => `
import type { PerServer } from '../vocabulary/servers.ts';

/** A row of \`${list}/all.5\`. */
export interface ${pascal}Record {
  readonly id: number;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
}
`;

const reader = (list: string, { kebab, pascal }: Name, read: string): string => `
import type { ${pascal}Record } from './${kebab}.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

const readOne: RowReader<${pascal}Record> = (id, row) => ({
  id,
  name: perServerText(row.name),
  publishedAt: perServerTime(row.publishedAt),
});

/** Reads \`${list}/all\` of any level. */
export const ${read} = (json: unknown): Records<${pascal}Record> => readRecords('${kebab}', json, readOne);
`;

const READERS = 'model/records/list-readers.ts';
const kebabOf = (camel: string): string => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads the list for all pages; with a skeleton of the reader where there is none. */
export function withReader(list: string, object: Name): Plan {
  if (!Object.hasOwn(FRIENDLY_NAMES, `${list}/all`)) throw new Refusal(`there is no list ${list}/all`);
  const file = `model/records/read-${kebabOf(list)}.ts`;
  const read = `read${nameOf(kebabOf(list)).pascal}`;
  const written = {
    [`model/records/${object.kebab}.ts`]: record(list, object),
    [file]: reader(list, object, read),
  };
  const hasReader = existsSync(file);
  if (hasReader) {
    const text = readFileSync(file, 'utf8');
    if (!/\bname(:| =) perServerText\(/.test(text) || !/\bpublishedAt: perServerTime\(/.test(text))
      throw new Refusal(`${file} reads no \`name\` and \`publishedAt\` per server, which the skeleton needs`);
  }
  const registered = [
    withImport(READERS, `import { ${read} } from './read-${kebabOf(list)}.ts';`),
    before(READERS, '} as const;', `  ${list}: ${read},\n`),
    before('model/vocabulary/list-files.ts', "  recent: ['", `  ${list}: ['${list}/all.5'],\n`),
  ];
  return {
    files: hasReader ? {} : written,
    edits: Object.hasOwn(LIST_READERS, list) ? [] : registered,
    left: hasReader ? [] : [`read the fields of ${list}/all in ${file}, and test it in tests/model/records`],
  };
}
