import type { Schema } from '#model/contract/documents/schema';

/** What a field of published data holds: for programs, for people, and what stands there while no one knows it. */
export interface FieldForm {
  readonly schema: Schema;
  readonly words: string;
  /** Undefined where published data leave the field out when it does not apply. */
  readonly blank?: unknown;
}

export type FieldForms = Readonly<Record<string, FieldForm>>;

const SERVERS = 5;
const NOWHERE: readonly null[] = Array.from({ length: SERVERS }, () => null);

const scalar =
  (type: string, blank: unknown, name: string = type) =>
  (meaning = ''): FieldForm => ({
    schema: { type, ...(meaning && { description: meaning }) },
    words: meaning ? `${name} (${meaning})` : name,
    blank,
  });

export const text = scalar('string', '', 'text');
export const integer = scalar('integer', 0);
export const number = scalar('number', 0);
export const flag = scalar('boolean', false, 'true or false');
/** The id of a thing of a family. */
export const idOf = (what: string): FieldForm => integer(`id of ${what}`);

/** Digits that stand for a moment: published data write them as text. */
export const TIME: FieldForm = {
  schema: { type: 'string', pattern: '^-?[0-9]+$', description: 'milliseconds since 1970' },
  words: 'text (milliseconds since 1970)',
  blank: '',
};

export const listOf = ({ schema, words }: FieldForm): FieldForm => ({
  schema: { type: 'array', items: schema },
  words: `[${words}]`,
  blank: [],
});

const fiveOf = (form: FieldForm, blank: unknown, schema: Schema): FieldForm => ({
  schema: {
    type: 'array',
    items: schema,
    minItems: SERVERS,
    maxItems: SERVERS,
    description: 'One value for each server: jp, en, tw, cn, kr.',
  },
  words: `five of ${form.words}`,
  blank: Array.from({ length: SERVERS }, () => blank),
});

/** One value for each server; null where the thing is not there. */
export const perServer = (form: FieldForm): FieldForm => ({
  ...fiveOf(form, null, { anyOf: [form.schema, { type: 'null' }] }),
  words: `per server: ${form.words}`,
  blank: NOWHERE,
});

/** One value for each server, an empty one where the thing is not there. */
export const five = (form: FieldForm): FieldForm => ({
  ...fiveOf(form, form.blank, form.schema),
  words: `per server, never null: ${form.words}`,
});

/** An object by ids or other keys that are not known before. */
export const by = (key: string, { schema, words }: FieldForm): FieldForm => ({
  schema: { type: 'object', patternProperties: { '^.+$': schema }, description: `By ${key}.` },
  words: `by ${key}: ${words}`,
  blank: {},
});

/** A number that some published rows write as a text. */
export const loose = ({ schema, words, blank }: FieldForm): FieldForm => ({
  schema: { anyOf: [schema, { type: 'string', pattern: '^[0-9.]+$' }] },
  words: `${words}, in some rows as a text`,
  blank,
});

/** Left out where it does not apply. */
export const maybe = ({ blank: _, ...form }: FieldForm): FieldForm => form;
export const either = (first: FieldForm, second: FieldForm): FieldForm => ({
  ...first,
  schema: { anyOf: [first.schema, second.schema] },
  words: `${first.words}, or ${second.words}`,
});
export const orNull = ({ schema, words, blank }: FieldForm): FieldForm => ({
  schema: { anyOf: [schema, { type: 'null' }] },
  words: `${words}, or null`,
  blank,
});

const isNeeded = ([, form]: readonly [string, FieldForm]): boolean => Object.hasOwn(form, 'blank');

export function schemaOf(fields: FieldForms): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    required: entries.filter(isNeeded).map(([name]) => name),
  };
}

/** What stands in the fields that clients look for. */
export const blanksOf = (fields: FieldForms): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(isNeeded)
      .map(([name, { blank }]) => [name, blank]),
  );

export const object = (fields: FieldForms): FieldForm => ({
  schema: schemaOf(fields),
  words: `{ ${Object.entries(fields)
    .map(([name, form]) => `${name}${isNeeded([name, form]) ? '' : '?'}: ${form.words}`)
    .join('; ')} }`,
  blank: blanksOf(fields),
});

/** A list as the game wraps it. */
export const entries = (form: FieldForm): FieldForm => object({ entries: listOf(form) });
