import type { TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { endpointOf, type KnownEndpoint, type RequestOf } from './endpoints.ts';
import { type FieldFault, failure } from './errors.ts';

/** What is wrong with a request, by the path of the field. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

export type RequestRead<K extends KnownEndpoint> =
  | { readonly ok: true; readonly request: RequestOf<K> }
  | { readonly ok: false; readonly faults: FieldFaults };

const MOST_FAULTS = 20;
const LONGEST_PATH = 200;

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const dotted = (path: string): string => path.split('/').filter(Boolean).join('.').slice(0, LONGEST_PATH);
const join = (path: string, name: string): string => dotted(path === '' ? name : `${path}/${name}`);

function namesIn(params: object, key: string): string[] {
  const names: unknown = Reflect.get(params, key);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function faultsOf({
  keyword,
  instancePath,
  params,
}: SchemaError): readonly (readonly [string, FieldFault])[] {
  if (keyword === 'required') {
    return namesIn(params, 'requiredProperties').map((name) => [join(instancePath, name), 'MISSING']);
  }
  if (keyword === 'additionalProperties') {
    return namesIn(params, 'additionalProperties').map((name) => [join(instancePath, name), 'UNKNOWN']);
  }
  return keyword === 'boolean' ? [] : [[dotted(instancePath), 'INVALID']];
}

function listFaults(errors: readonly SchemaError[]): FieldFaults {
  const faults = new Map<string, FieldFault>();
  for (const [path, fault] of errors.flatMap(faultsOf)) {
    if (path !== '' && path !== '__proto__' && !faults.has(path) && faults.size < MOST_FAULTS) {
      faults.set(path, fault);
    }
  }
  return Object.fromEntries(faults);
}

/** Decimal strings keep their range in words that mean nothing to strings; here it is looked at. */
function outOfRange(schema: TObject, value: Readonly<Record<string, unknown>>): FieldFaults {
  const outside = Object.entries(schema.properties).filter(([name, each]: [string, TSchema]) => {
    const given = value[name];
    const { minimum, maximum } = each as { readonly minimum?: number; readonly maximum?: number };
    if (typeof given !== 'string' || minimum === undefined || maximum === undefined) return false;
    return Number(given) < minimum || Number(given) > maximum;
  });
  return Object.fromEntries(outside.map(([name]) => [name, 'INVALID' as const]));
}

/** Holds a value to the contract as it is: nothing is changed into another type, filled in or left out. */
export function requestReader<K extends KnownEndpoint>(name: K): (value: unknown) => RequestRead<K> {
  const schema = endpointOf(name).request;
  const compiled = Compile(schema);
  const hasDecimals = name.startsWith('GET');
  return (value) => {
    if (!compiled.Check(value)) return { ok: false, faults: listFaults(compiled.Errors(value)) };
    if (!hasDecimals) return { ok: true, request: value as RequestOf<K> };
    const faults = outOfRange(schema, value as Readonly<Record<string, unknown>>);
    if (Object.keys(faults).length > 0) return { ok: false, faults };
    return { ok: true, request: compiled.Decode(value) as RequestOf<K> };
  };
}

/** Whether an answer is what the contract promises; for tests of servers and of clients. */
export function answerChecker(name: KnownEndpoint): (value: unknown) => boolean {
  const compiled = Compile(endpointOf(name).answer);
  return (value) => compiled.Check(value);
}

const compiledFailure = Compile(failure);
export const isFailure = (value: unknown): boolean => compiledFailure.Check(value);
