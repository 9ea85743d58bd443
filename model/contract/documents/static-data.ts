import { STATIC_NAMES } from '../../vocabulary/data-names.ts';
import { DIFFICULTIES } from '../../vocabulary/difficulties.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import type { Schema } from './schema.ts';

/** Levels by list; the origins know them. */
export type LevelsOf = (name: string) => readonly number[];

/** Forms of lists and of things; the origins know them, too. Undefined where nothing is said of a form. */
export interface DataSchemas {
  listSchema(name: string, level: number | null): Schema | undefined;
  itemSchema(family: string): Schema | undefined;
}

/** A field of a row or a thing, for people to read. */
export interface FieldRow {
  readonly name: string;
  /** Left out where it does not apply. */
  readonly isOptional: boolean;
  /** From which level on; null where there are none. */
  readonly level: number | null;
  readonly words: string;
}

export interface FieldTable {
  readonly title: string;
  readonly fields: readonly FieldRow[];
}

/** Says nothing. */
const NO_SCHEMAS: DataSchemas = { listSchema: () => undefined, itemSchema: () => undefined };

/** An address of static data. `{…}` stands for one part of it. */
export interface StaticPath {
  readonly path: string;
  readonly summary: string;
  readonly schema?: Schema | undefined;
  readonly parameters: Readonly<
    Record<string, { readonly type: string } & Readonly<Record<string, unknown>>>
  >;
}

function anyOf(schemas: readonly (Schema | undefined)[]): Schema | undefined {
  const known = schemas.filter((schema) => schema !== undefined);
  return known.length > 0 ? { anyOf: known } : undefined;
}

const level = (levels: readonly number[]) => ({ type: 'integer', enum: levels });
const server = { type: 'string', enum: [...SERVERS] };
const itemId = { type: 'string', pattern: '^[0-9]{1,6}$', maxLength: 6 };

const listsOf = (levelsOf: LevelsOf, { listSchema }: DataSchemas): StaticPath[] =>
  STATIC_NAMES.flatMap((name) => {
    const levels = levelsOf(name);
    const whole = {
      path: `/api/${name}.json`,
      summary: `The list ${name} with all fields.`,
      schema: listSchema(name, null),
      parameters: {},
    };
    if (levels.length === 0) return [whole];
    const cut = {
      path: `/api/${name}.{level}.json`,
      summary: `The list ${name} with as many fields as the level says.`,
      // Level by level: the fields of each are those below it and its own.
      schema: anyOf(levels.map((each) => listSchema(name, each))),
      parameters: { level: level(levels) },
    };
    return [whole, cut];
  });

const itemsOf = (families: readonly string[], { itemSchema }: DataSchemas): StaticPath[] =>
  families.map((family) => ({
    path: `/api/${family}/{id}.json`,
    summary: `One thing of ${family} with all that is known of it.`,
    schema: itemSchema(family),
    parameters: { id: itemId },
  }));

const OTHERS: readonly StaticPath[] = [
  {
    path: '/api/charts/{id}/{difficulty}.json',
    summary: 'The chart of a song at a difficulty.',
    parameters: { id: itemId, difficulty: { type: 'string', enum: [...DIFFICULTIES] } },
  },
  {
    path: '/api/charts/figures.json',
    summary: 'How the figures of all charts are spread, by difficulty: up to 101 rising values of each.',
    parameters: {},
  },
  {
    path: '/api/songs/windows/all.json',
    summary:
      'How many notes the skill windows of each chart cover, for skills of every length; docs/solve.md has an example.',
    parameters: {},
  },
  {
    path: '/api/news/dynamic/recent.json',
    summary: 'What is on now and what was added lately; the home page reads it.',
    parameters: {},
  },
  {
    path: '/api/explorer/{server}/assets/_info.json',
    summary: "The index of a server's files: nested folders, in which a number is a bundle of so many files.",
    parameters: { server },
  },
  {
    path: '/api/explorer/{server}/assets/{bundle}.json',
    summary:
      'Names of the files of a bundle. Its path has slashes; the files lie at `/assets/{server}/{bundle}_rip/{file}`.',
    parameters: { server, bundle: { type: 'string', pattern: '^[A-Za-z0-9_./-]+$', maxLength: 180 } },
  },
  {
    path: '/api/content/pages.json',
    summary: "The operator's own page texts; empty while there are none.",
    parameters: {},
  },
  {
    path: '/api/snapshot/index.json',
    summary: 'Names whose answers are also served under their hash, for good.',
    parameters: {},
  },
  {
    path: '/api/snapshot/{hash}.json',
    summary: 'An answer by its hash; it never changes.',
    parameters: { hash: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$', maxLength: 22 } },
  },
];

/** Every address of static data; which names have something behind them is the origin's. */
export const staticPaths = (
  levelsOf: LevelsOf,
  families: readonly string[],
  schemas: DataSchemas = NO_SCHEMAS,
): readonly StaticPath[] => [...listsOf(levelsOf, schemas), ...itemsOf(families, schemas), ...OTHERS];
