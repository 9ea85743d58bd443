import type { TSchema } from 'typebox';
import { DOCUMENT } from './bounds.ts';

/** Schemas as those walk through them who look at a value part by part. */

/** What of a schema is walked through. */
export interface Walked {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  /** What is meant where it is left out: it is filled in before the contract is looked at. */
  readonly default?: unknown;
}

export const walked = (schema: TSchema): Walked => schema as Walked;

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form takes any fields at all. */
export const isDocument = (form: TSchema): boolean => DOCUMENT in form;

/** The forms of a union, those of unions within it too; of anything else itself. */
export function formsOf(schema: TSchema): readonly TSchema[] {
  const { anyOf } = walked(schema);
  return anyOf ? anyOf.flatMap(formsOf) : [schema];
}

/** Whether a form is of a value's kind: fields, a list, or neither. */
export function isOfKind(form: TSchema, value: unknown): boolean {
  const { items, properties, patternProperties } = walked(form);
  if (Array.isArray(value)) return items !== undefined;
  const hasFields = properties !== undefined || patternProperties !== undefined || isDocument(form);
  return isFields(value) ? hasFields : !hasFields && items === undefined;
}

/** What a word may be; null where it is no word. */
function choicesOf(schema: TSchema | undefined): readonly unknown[] | null {
  if (schema === undefined) return null;
  const forms = formsOf(schema).map(walked);
  return forms.every((form) => form.const !== undefined) ? forms.map((form) => form.const) : null;
}

/** The words that tell forms with fields apart: each form has them, and knows which ones it takes. */
export function wordsOf(forms: readonly TSchema[]): readonly string[] {
  const parts = forms.map((form) => walked(form).properties ?? {});
  return Object.keys(parts[0] ?? {}).filter((name) => parts.every((part) => choicesOf(part[name]) !== null));
}

/** Whether something sent stands for a constant of a schema. */
type Same = (given: unknown, constant: unknown) => boolean;
const isSame: Same = (given, constant) => given === constant;

/** The forms whose words are those of a value, or may be left out; all of them where no words tell them apart. */
export function meantForms(
  forms: readonly TSchema[],
  value: Fields,
  same: Same = isSame,
): readonly TSchema[] {
  const words = wordsOf(forms);
  return forms.filter((form) => {
    const { properties = {}, required = [] } = walked(form);
    return words.every((word) => {
      const given = Object.hasOwn(value, word) ? value[word] : null;
      // Null counts as not sent.
      if (given === null || given === undefined) return !required.includes(word);
      return choicesOf(properties[word])?.some((choice) => same(given, choice)) === true;
    });
  });
}
