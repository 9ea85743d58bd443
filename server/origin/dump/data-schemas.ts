import type { Schema } from '#model/contract/documents/schema';
import { fieldsUpTo, listShape, richestLevel } from '../levels.ts';
import { BLANKS as ITEM_BLANKS, NOWHERE } from './whole-item.ts';
import { BLANKS as ROW_BLANKS } from './whole-rows.ts';

const PER_SERVER: Schema = {
  type: 'array',
  minItems: 5,
  maxItems: 5,
  description: 'One value for each server: jp, en, tw, cn, kr. Null where there is none.',
};

/** What kind of value a field has, by what stands there while no one knows it. */
function schemaOf(blank: unknown): Schema {
  if (blank === NOWHERE || (Array.isArray(blank) && blank.length === 5)) return PER_SERVER;
  if (Array.isArray(blank)) return { type: 'array' };
  return { type: typeof blank };
}

const objectOf = (blanks: Readonly<Record<string, unknown>>, fields: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    fields.map((field) => [field, Object.hasOwn(blanks, field) ? schemaOf(blanks[field]) : {}]),
  ),
  required: fields.filter((field) => Object.hasOwn(blanks, field)),
});

/** The form of a list at a level, or of its richest one: rows by id. Undefined for what is no list of rows. */
export function listSchema(name: string, level: number | null): Schema | undefined {
  const shape = listShape(name);
  if (!shape) return undefined;
  const fields = [...fieldsUpTo(shape, level ?? richestLevel(shape))];
  return {
    type: 'object',
    description: 'Rows by id.',
    patternProperties: { '^[0-9]+$': objectOf(ROW_BLANKS[name] ?? {}, fields) },
  };
}

/** The form of one thing of a family. */
export function itemSchema(family: string): Schema | undefined {
  const blanks = ITEM_BLANKS[family];
  return blanks && objectOf(blanks, Object.keys(blanks));
}
