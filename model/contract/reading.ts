import type { TObject, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { endpointOf, type KnownEndpoint, type RequestOf } from './endpoints.ts';
import { failure } from './errors.ts';
import { type FieldFaults, listFaults } from './faults.ts';

export type RequestRead<K extends KnownEndpoint> =
  | { readonly ok: true; readonly request: RequestOf<K> }
  | { readonly ok: false; readonly faults: FieldFaults };

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
    if (!compiled.Check(value)) return { ok: false, faults: listFaults(schema, value) };
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
