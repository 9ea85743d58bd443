import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { NAMES_A_SERVER, NAMES_BY_NUMBER, TRUTH } from '#model/contract/bounds';
import { UPLOAD_PATH } from '#model/contract/community/text-limits';
import {
  type Fields,
  formsOf,
  isDocument,
  isFields,
  isOfKind,
  meantForms,
  type Walked,
  walked,
} from '#model/contract/forms';
import { serverIndex } from '#model/vocabulary/servers';

/** Whether an origin, such as `https://example.org`, is this site. */
type IsOwn = (origin: string) => boolean;

/** Names that other programs have for fields. */
const OTHER_NAMES: Readonly<Record<string, string>> = { objects: 'object' };

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };
const WHOLE = /^-?\d{1,17}(\.0{1,17})?$/;
const FRACTION = /^-?\d{1,17}(\.\d{1,17})?$/;
const DIGITS = /^0*(0|[1-9]\d{0,15})(\.0{1,17})?$/;

function truthOf(value: unknown): boolean | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const word = String(value).toLowerCase();
  return Object.hasOwn(TRUTHS, word) ? TRUTHS[word] : undefined;
}

// Minus nought is nought.
const numberOf = (value: unknown, pattern: RegExp): number | undefined =>
  typeof value === 'string' && pattern.test(value) ? Number(value) || 0 : undefined;

function ownPath(url: string, isOwn: IsOwn): string | undefined {
  const [origin] = /^https?:\/\/[^/?#\\@\s]+/i.exec(url) ?? [];
  return origin !== undefined && isOwn(origin) ? url.slice(origin.length) : undefined;
}

function textOf(form: Walked, value: unknown, isOwn: IsOwn): string | undefined {
  if (NAMES_BY_NUMBER in form && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  if (form.pattern === UPLOAD_PATH) return ownPath(value, isOwn);
  if (form.pattern === TRUTH) return truthOf(value)?.toString();
  if (NAMES_A_SERVER in form) return serverIndex(value)?.toString() ?? DIGITS.exec(value)?.[1];
  return form.minimum === undefined ? undefined : DIGITS.exec(value)?.[1];
}

/** What a value means as a form has it; undefined where it means nothing. */
function meaning(form: Walked, value: unknown, isOwn: IsOwn): unknown {
  if (form.type === 'boolean') return truthOf(value);
  if (form.type === 'integer') return numberOf(value, WHOLE);
  if (form.type === 'number') return numberOf(value, FRACTION);
  return form.type === 'string' ? textOf(form, value, isOwn) : undefined;
}

const takesNull = (schema: TSchema): boolean => formsOf(schema).some((form) => walked(form).type === 'null');

function scalarIn(forms: readonly TSchema[], value: unknown, isOwn: IsOwn): unknown {
  if (forms.some((form) => Value.Check(form, value))) return value;
  // No file.
  if (value === '' && forms.some(takesNull) && forms.some((form) => walked(form).pattern === UPLOAD_PATH))
    return null;
  for (const form of forms) {
    const meant = meaning(walked(form), value, isOwn);
    if (meant !== undefined && Value.Check(form, meant)) return meant;
  }
  return value;
}

const isWord = (given: unknown, constant: unknown): boolean =>
  given === constant || (typeof constant === 'boolean' && truthOf(given) === constant);

/** How many fields of a form are there, less those that it lacks. */
function likeness(form: TSchema, value: Fields): number {
  const { properties = {}, required = [] } = walked(form);
  const isThere = (name: string): boolean => Object.hasOwn(value, name);
  return Object.keys(properties).filter(isThere).length - required.filter((name) => !isThere(name)).length;
}

/** The form that is meant: by its words, and where those decide nothing, the most similar one. */
function formOf(forms: readonly TSchema[], value: Fields): TSchema | undefined {
  if (forms.length < 2) return forms[0];
  const [most] = meantForms(forms, value, isWord)
    .map((form) => ({ form, points: likeness(form, value) }))
    .sort((a, b) => b.points - a.points);
  return most?.form;
}

function given(value: Fields, name: string): unknown {
  if (Object.hasOwn(value, name)) return value[name];
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  return other !== undefined && Object.hasOwn(value, other) ? value[other] : undefined;
}

function fieldsIn(form: TSchema, value: Fields, isOwn: IsOwn): Fields {
  const { properties, patternProperties = {} } = walked(form);
  const [inner] = Object.values(patternProperties);
  // Names that the sender gives are data: none is left out.
  if (inner && !properties)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, inForm(inner, each, isOwn)]),
    );
  const taken: [string, unknown][] = [];
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const sent = given(value, name);
    const isLeftOut = sent === undefined || (sent === null && !takesNull(schema));
    const each = isLeftOut ? walked(schema).default : sent;
    if (each === undefined) continue;
    taken.push([name, inForm(schema, each, isOwn)]);
  }
  return Object.fromEntries(taken);
}

/**
 * A request of a program that writes it otherwise than the contract, in the contract's form: without fields that it does
 * not know and without nulls where it has none, numbers and yes or no out of texts, files of this site by their path.
 * What is wrong stays as it is, for the contract to refuse. The result has only names that the contract has, so nothing
 * else can reach a service; call it with what is neither deep nor large (`isSimple`).
 */
export function inForm(schema: TSchema, value: unknown, isOwn: IsOwn): unknown {
  const forms = formsOf(schema).filter((form) => isOfKind(form, value));
  if (isFields(value)) {
    const form = formOf(forms, value);
    return form && !isDocument(form) ? fieldsIn(form, value, isOwn) : value;
  }
  if (!Array.isArray(value)) return scalarIn(forms, value, isOwn);
  const { items } = walked(forms[0] ?? {});
  return items ? value.map((each) => inForm(items, each, isOwn)) : value;
}
