import { DOCUMENT } from '../bounds.ts';
import { isDecimal, type Schema } from './schema.ts';

/** Shapes in words of few letters: what a reader of docs/api.md sees. */

const LARGEST = Number.MAX_SAFE_INTEGER;
const DEEPER = '  ';

const range = (from: number | undefined, to: number | undefined): string => {
  if (to === LARGEST) return from === 0 ? '' : ` from ${from}`;
  return ` ${from}–${to}`;
};

function textWords(schema: Schema): string {
  if (isDecimal(schema)) return `digits${range(schema.minimum, schema.maximum)}`;
  if (schema.pattern !== undefined) return `text like /${schema.pattern}/`;
  return `text ${schema.minLength ?? 0}–${schema.maxLength}`;
}

function fieldWords(schema: Schema, indent: string): string {
  const inner = indent + DEEPER;
  const lines = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${words(part, inner)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function recordWords(schema: Schema, indent: string): string {
  const [[pattern, part] = ['', {}]] = Object.entries(schema.patternProperties ?? {});
  const inner = indent + DEEPER;
  return `{\n${inner}[/${pattern}/]: ${words(part, inner)}   // at most ${schema.maxProperties}\n${indent}}`;
}

function listWords({ items = {}, minItems, maxItems }: Schema, indent: string): string {
  const size = minItems === undefined ? `at most ${maxItems}` : `${minItems}–${maxItems}`;
  return `[${words(items, indent)}] ${size}`;
}

/** `{ id: integer, title?: text 0–100 }`, spread over lines and indented. */
export function words(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => words(each, indent)).join(' | ');
  if (schema.type === 'string') return textWords(schema);
  if (schema.type === 'array') return listWords(schema, indent);
  if (schema.patternProperties) return recordWords(schema, indent);
  if (schema[DOCUMENT] !== undefined) return `any object of ${schema[DOCUMENT]} letters of JSON`;
  if (schema.type === 'object') return fieldWords(schema, indent);
  if (schema.type === 'integer' || schema.type === 'number') {
    return `${schema.type}${range(schema.minimum, schema.maximum)}`;
  }
  return schema.type ?? 'anything';
}
