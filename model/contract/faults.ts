import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { FieldFault } from './errors.ts';

/** What is wrong with a request, by the path of the field. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

const MOST_FAULTS = 20;
const LONGEST_PATH = 200;

type Fault = readonly [path: string, fault: FieldFault];

/** What of a schema is walked through; the rest is checked as a whole. */
interface Walked {
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

const walked = (schema: TSchema): Walked => schema as Walked;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const below = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

/** Whether every word that tells the forms of a union apart is the one of this form, or may be left out of it. */
function isMeant(form: TSchema, value: unknown): boolean {
  const { properties = {}, required = [] } = walked(form);
  const words = Object.entries(properties).filter(([, each]) => walked(each).const !== undefined);
  const fits = (given: unknown, [name, each]: (typeof words)[number]): boolean =>
    given === walked(each).const || (given === undefined && !required.includes(name));
  return isObject(value) && words.length > 0 && words.every((word) => fits(value[word[0]], word));
}

/** The word by which the forms of a union are told apart; undefined where it has none. */
const wordOf = (forms: readonly TSchema[]): string | undefined =>
  Object.entries(walked(forms[0] ?? {}).properties ?? {}).find(
    ([, each]) => walked(each).const !== undefined,
  )?.[0];

/** Faults by the form that is meant, or else by the one with the fewest. */
function inUnion(forms: readonly TSchema[], value: unknown, path: string): readonly Fault[] {
  const meant = forms.filter((form) => isMeant(form, value));
  const word = wordOf(forms);
  if (meant.length === 0 && isObject(value) && word !== undefined && value[word] !== undefined)
    return [[below(path, word), 'INVALID']];
  const fitting = (meant.length > 0 ? meant : forms).filter(
    (form) => !isObject(value) || walked(form).properties,
  );
  const [fewest] = fitting.map((form) => faultsIn(form, value, path)).sort((a, b) => a.length - b.length);
  return fewest ?? [[path, 'INVALID']];
}

function inObject(schema: Walked, value: Readonly<Record<string, unknown>>, path: string): readonly Fault[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const faults: Fault[] = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => [below(path, name), 'MISSING']);
  for (const [name, each] of Object.entries(value)) {
    if (faults.length >= MOST_FAULTS) break;
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) faults.push(...faultsIn(own, each, below(path, name)));
    else if (additionalProperties === false) faults.push([below(path, name), 'UNKNOWN']);
  }
  return faults;
}

function inList(items: TSchema, list: readonly unknown[], path: string): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [place, each] of list.entries()) {
    if (faults.length >= MOST_FAULTS) break;
    faults.push(...faultsIn(items, each, below(path, place)));
  }
  return faults;
}

/** Everything below the value that is wrong; the value itself where nothing below it is. */
function faultsIn(schema: TSchema, value: unknown, path: string): readonly Fault[] {
  if (Value.Check(schema, value)) return [];
  const { anyOf, items, properties } = walked(schema);
  const inner = anyOf
    ? inUnion(anyOf, value, path)
    : properties && isObject(value)
      ? inObject(walked(schema), value, path)
      : items && Array.isArray(value)
        ? inList(items, value, path)
        : [];
  return inner.length > 0 ? inner : [[path, 'INVALID']];
}

/** Faults of a request by their paths, such as `chart.3.lane`; the first of each, and not without end. */
export function listFaults(schema: TSchema, value: unknown): FieldFaults {
  const faults = new Map<string, FieldFault>();
  for (const [whole, fault] of faultsIn(schema, value, '')) {
    const path = whole.slice(0, LONGEST_PATH);
    if (path !== '' && path !== '__proto__' && !faults.has(path) && faults.size < MOST_FAULTS)
      faults.set(path, fault);
  }
  return Object.fromEntries(faults);
}
