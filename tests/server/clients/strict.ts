/**
 * Readers as strictly typed clients have them: every key must be there and be of its one type; further keys are passed over.
 * A shape says what is wrong with a value, by paths into it; nothing when all is well.
 */
export type Shape = (value: unknown, path: string) => readonly string[];

const when =
  (what: string, isGood: (value: unknown) => boolean): Shape =>
  (value, path) =>
    isGood(value) ? [] : [`${path}: ${JSON.stringify(value)?.slice(0, 40)} is no ${what}`];

export const text = when('text', (value) => typeof value === 'string');
export const int = when('whole number', Number.isSafeInteger);
export const float = when('number', (value) => typeof value === 'number' && Number.isFinite(value));
export const bool = when('boolean', (value) => typeof value === 'boolean');
/** Milliseconds since 1970, written as a text. */
export const time = when('time', (value) => typeof value === 'string' && /^\d+$/.test(value));
export const oneOf = (...words: readonly unknown[]): Shape =>
  when(`one of ${words.join(', ')}`, (value) => words.includes(value));

export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

export const list =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((entry, at) => shape(entry, `${path}.${at}`))
      : [`${path}: is no list`];

/** One for each of the five servers; null where the thing is not there. */
export const perServer = (shape: Shape): Shape => five(orNull(shape));

export const five =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value) && value.length === 5
      ? list(shape)(value, path)
      : [`${path}: is no list of five servers`];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object by ids or other keys that are not known before. */
export const map =
  (shape: Shape, key = /^\d+$/): Shape =>
  (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([name, entry]) =>
          key.test(name) ? shape(entry, `${path}.${name}`) : [`${path}: has the key ${name}`],
        )
      : [`${path}: is no object`];

export type Fields = Readonly<Record<string, Shape>>;

/** `may` are the keys that are left out where they do not apply. */
export const object =
  (must: Fields, may: Fields = {}): Shape =>
  (value, path) => {
    if (!isObject(value)) return [`${path}: is no object`];
    const needed = Object.entries(must).flatMap(([key, shape]) =>
      Object.hasOwn(value, key) ? shape(value[key], `${path}.${key}`) : [`${path}.${key}: is missing`],
    );
    const others = Object.entries(may).flatMap(([key, shape]) =>
      Object.hasOwn(value, key) ? shape(value[key], `${path}.${key}`) : [],
    );
    return [...needed, ...others];
  };
