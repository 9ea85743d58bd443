import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

interface Walked {
  readonly type?: string;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DIGITS = /^-?\d{1,16}$/;

/** A scalar of the type that is wanted, where it says the same. */
function scalar({ type, maxLength }: Walked, value: unknown): unknown {
  if (type === 'integer' && typeof value === 'string' && DIGITS.test(value)) return Number(value);
  if (type === 'string' && typeof value === 'number') return String(value);
  if (type === 'string' && typeof value === 'string' && maxLength !== undefined) return cut(value, maxLength);
  return value;
}

/** Without half a character at its end. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

function fittedObject(schema: Walked, value: Readonly<Record<string, unknown>>): unknown {
  const { properties, patternProperties, required = [], maxProperties = Number.POSITIVE_INFINITY } = schema;
  const [pattern, each] = Object.entries(patternProperties ?? {})[0] ?? [];
  const kept: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const known = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const own = known ?? (pattern !== undefined && new RegExp(pattern).test(key) ? each : undefined);
    const fit = own && fitted(own, inner);
    if (fit !== undefined && kept.length < maxProperties) kept.push([key, fit]);
  }
  const names = new Set(kept.map(([key]) => key));
  return required.every((key) => names.has(key)) ? Object.fromEntries(kept) : undefined;
}

/**
 * As much of a value from elsewhere as a schema of the contract takes: what it does not know or cannot take is left out, lists and texts
 * that are too long end earlier. Undefined when something that must be there is not. Never throws.
 */
export function fitted(schema: TSchema, value: unknown): unknown {
  const walked = schema as Walked;
  if (walked.anyOf) {
    for (const form of walked.anyOf) {
      const fit = fitted(form, value);
      if (fit !== undefined) return fit;
    }
    return undefined;
  }
  if (walked.type === 'object') return isObject(value) ? fittedObject(walked, value) : undefined;
  if (walked.type === 'array' && walked.items) {
    if (!Array.isArray(value)) return undefined;
    const { items, maxItems } = walked;
    return value
      .map((each) => fitted(items, each))
      .filter((each) => each !== undefined)
      .slice(0, maxItems);
  }
  const fit = scalar(walked, value);
  return Value.Check(schema, fit) ? fit : undefined;
}
