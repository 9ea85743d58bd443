import { type Static, type TEnum, type TObject, type TSchema, Type } from 'typebox';

/**
 * Building blocks of every request and answer. Each one is bounded: strings by length, lists by items, numbers by
 * range. `tests/model/contract/bounds.test.ts` holds the whole contract to that.
 */

/** The largest number that JSON readers keep exactly; ids stay below it. */
const LARGEST = Number.MAX_SAFE_INTEGER;

export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** Marks a text that may come as a number. */
export const NAMES_BY_NUMBER = 'x-number';

/**
 * A text that names something. Programs that know the thing by a number may send that; before the contract it is made the
 * text of it.
 */
export const idText = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, [NAMES_BY_NUMBER]: true });
export const integer = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

export const listOf = <T extends TSchema>(item: T, maxItems: number) => Type.Array(item, { maxItems });

/** An object that has these fields and no others. */
export const fields = <T extends Record<string, TSchema>>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** Marks an object of a format that is not the contract's, with the letters that its JSON may have. */
export const DOCUMENT = 'x-document';

/**
 * An object of any fields, kept and read back as it was sent. The service that stores it checks the length; readers trust nothing
 * in it.
 */
export const documentOf = (maxLength: number) =>
  Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', [DOCUMENT]: maxLength });

export const oneOf = <V extends string[]>(values: readonly [...V]): TEnum<V> => Type.Enum(values);

/** The same where a query holds it, whose fields are all texts. */
export const oneText = <V extends string[]>(values: readonly [...V]): TEnum<V> =>
  Type.Enum(values, { type: 'string' });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const id = integer(0, LARGEST);
/** Epoch milliseconds. */
export const time = integer(0, LARGEST);
export const count = integer(0, LARGEST);
/** 0 jp, 1 en, 2 tw, 3 cn, 4 kr. */
export const server = integer(0, 4);
/** Counts the saves of one thing, so that a save on top of an older one is noticed. */
export const revision = integer(0, LARGEST);

const MAX_DECIMAL = 16;

/**
 * A whole number in an address, where everything is text: digits without sign, leading zero or exponent, decoded to a
 * number once, here. The range is checked with the decoding.
 */
export const decimal = (minimum: number, maximum: number) =>
  Type.Codec(Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: MAX_DECIMAL, minimum, maximum }))
    .Decode((digits) => inRange(Number(digits), minimum, maximum))
    .Encode(String);

/** Marks fields that take the code of a server for its number. */
export const NAMES_A_SERVER = 'namesAServer';

/** The number of a server in an address. */
export const serverNumber = Type.Codec(
  Type.String({ pattern: '^[0-4]$', maxLength: 1, minimum: 0, maximum: 4, [NAMES_A_SERVER]: true }),
)
  .Decode(Number)
  .Encode(String);

/** Yes or no in an address. */
export const TRUTH = '^(true|false)$';
export const truth = Type.String({ pattern: TRUTH, maxLength: 5 });

class OutOfRange extends Error {}

function inRange(value: number, minimum: number, maximum: number): number {
  if (value >= minimum && value <= maximum) return value;
  throw new OutOfRange(`${value} is not within ${minimum} and ${maximum}`);
}

export const MAX_OFFSET = 10_000;
export const MAX_PAGE = 50;

/** Which part of a list: by offset as clients of such sites do, or on from where the last page ended. */
export const page = {
  limit: Type.Optional(decimal(1, MAX_PAGE)),
  offset: Type.Optional(decimal(0, MAX_OFFSET)),
  cursor: Type.Optional(text(64, 1)),
};
export const DEFAULT_PAGE = 20;

/** A success; every one says so. */
export const success = <T extends Record<string, TSchema>>(properties: T) =>
  fields({ result: Type.Literal(true), ...properties });

/** A success with nothing to report. */
export const done = success({});
export type DoneAnswer = Static<typeof done>;
export const DONE: DoneAnswer = { result: true };
