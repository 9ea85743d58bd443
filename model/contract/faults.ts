import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { FieldFault } from './errors.ts';
import {
  type Fields,
  formsOf,
  isFields,
  isOfKind,
  meantForms,
  type Walked,
  walked,
  wordsOf,
} from './forms.ts';

/** What is wrong with a request, by the path of the field. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

const MAX_FAULTS = 20;
const MAX_PATH = 200;

type Fault = readonly [path: string, fault: FieldFault];

const below = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

/** Faults by the form that is meant, or else by the one with the fewest. */
function inUnion(schema: TSchema, value: unknown, path: string): readonly Fault[] {
  const forms = formsOf(schema).filter((form) => isOfKind(form, value));
  const meant = isFields(value) ? meantForms(forms, value) : forms;
  const [word] = wordsOf(forms);
  if (meant.length === 0 && isFields(value) && word !== undefined && value[word] !== undefined)
    return [[below(path, word), 'INVALID']];
  const candidates = meant.length > 0 ? meant : forms;
  const [fewest] = candidates.map((form) => faultsIn(form, value, path)).sort((a, b) => a.length - b.length);
  return fewest ?? [[path, 'INVALID']];
}

function inObject(schema: Walked, value: Fields, path: string): readonly Fault[] {
  const { properties = {}, patternProperties = {}, required = [], additionalProperties } = schema;
  const patterns = Object.entries(patternProperties);
  const formOf = (name: string): TSchema | undefined =>
    Object.hasOwn(properties, name)
      ? properties[name]
      : patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1];
  const faults: Fault[] = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => [below(path, name), 'MISSING']);
  for (const [name, each] of Object.entries(value)) {
    if (faults.length >= MAX_FAULTS) break;
    const own = formOf(name);
    if (own) faults.push(...faultsIn(own, each, below(path, name)));
    else if (additionalProperties === false) faults.push([below(path, name), 'UNKNOWN']);
  }
  return faults;
}

function inList(items: TSchema, list: readonly unknown[], path: string): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [place, each] of list.entries()) {
    if (faults.length >= MAX_FAULTS) break;
    faults.push(...faultsIn(items, each, below(path, place)));
  }
  return faults;
}

/** Everything below the value that is wrong; the value itself where nothing below it is. */
function faultsIn(schema: TSchema, value: unknown, path: string): readonly Fault[] {
  if (Value.Check(schema, value)) return [];
  const { anyOf, items, properties, patternProperties } = walked(schema);
  const inner = anyOf
    ? inUnion(schema, value, path)
    : (properties ?? patternProperties) && isFields(value)
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
    const path = whole.slice(0, MAX_PATH);
    if (path !== '' && path !== '__proto__' && !faults.has(path) && faults.size < MAX_FAULTS)
      faults.set(path, fault);
  }
  return Object.fromEntries(faults);
}
