import type { Schema } from '#model/contract/documents/schema';
import type { FieldRow, FieldTable } from '#model/contract/documents/static-data';
import { fieldsUpTo, LISTS, listShape, richestLevel } from '../levels.ts';
import { pick } from '../projection.ts';
import { type FieldForms, schemaOf } from './fields/forms.ts';
import { itemFields, OWN } from './fields/items.ts';
import { ROWS } from './fields/rows.ts';

const NOT_DESCRIBED: Schema = {};
const IDS = '^[0-9]+$';
/** Rows of things that the game names, such as `item_3`. */
const NAMES = '^[a-z0-9_]+$';

/** The form of a list at a level, or of its richest one: rows by id. Undefined for what is no list of rows. */
export function listSchema(name: string, level: number | null): Schema | undefined {
  const shape = listShape(name);
  if (!shape) return undefined;
  const fields = fieldsUpTo(shape, level ?? richestLevel(shape));
  const described = ROWS[name];
  const row = described
    ? schemaOf(pick(described, (field) => fields.has(field)) as FieldForms)
    : NOT_DESCRIBED;
  return {
    type: 'object',
    description: 'Rows by id.',
    patternProperties: { [name === 'misc/itemtexts' ? NAMES : IDS]: row },
  };
}

/** The form of one thing of a family. */
export const itemSchema = (family: string): Schema | undefined => {
  const fields = itemFields(family);
  return fields && schemaOf(fields);
};

const rowsOf = (fields: FieldForms, levelOf: (field: string) => number | null): FieldRow[] =>
  Object.entries(fields).map(([name, form]) => ({
    name,
    isOptional: !Object.hasOwn(form, 'blank'),
    level: levelOf(name),
    words: form.words,
  }));

/** What lists and things hold, field by field, for people to read. */
export function fieldTables(): readonly FieldTable[] {
  const lists = Object.entries(ROWS).map(([name, fields]) => {
    const { levels } = LISTS[name] ?? { levels: {} };
    const levelOf = (field: string) =>
      Object.keys(levels)
        .map(Number)
        .find((level) => levels[level]?.includes(field)) ?? null;
    return { title: name, fields: rowsOf(fields, levelOf) };
  });
  const items = Object.entries(OWN).flatMap(([family, fields]) =>
    Object.keys(fields).length === 0 ? [] : [{ title: `${family}/{id}`, fields: rowsOf(fields, () => null) }],
  );
  return [...lists, ...items];
}
