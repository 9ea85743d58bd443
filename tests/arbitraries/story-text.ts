import fc from 'fast-check';
import { anyStorySource } from './story-source.ts';

/** Texts of sources as programs and people write them: any spacing, order of fields, forms of numbers and of letters. */

const space = fc.constantFrom('', '', '', ' ', '\n', '\n    ', '\r\n\t', '  ');
const odd = fc.constantFrom(
  '1.0',
  '-0',
  '2E3',
  '12345678901234567890',
  '"\\u00e9\\/\\ud83d"',
  '"a\\\\"',
  '"\\"],}"',
  '[ ]',
  '{ }',
  '[[1 , {"a":null}]]',
  'true',
);
const oddKey = fc.constantFrom('"seed"', '"1"', '"__proto__"', '"\\u0061ctionz"', '"a,b:{"', '""');

/** Gives the next of many small random choices. */
class Choices {
  #next = 0;
  readonly #spaces: readonly string[];
  readonly #numbers: readonly number[];

  constructor(spaces: readonly string[], numbers: readonly number[]) {
    this.#spaces = spaces;
    this.#numbers = numbers;
  }

  space(): string {
    return this.#spaces[this.#next++ % this.#spaces.length] ?? '';
  }

  number(): number {
    return this.#numbers[this.#next++ % this.#numbers.length] ?? 0;
  }
}

const listed = (choices: Choices, [open, close]: string, items: readonly string[]): string =>
  `${open}${items.map((item) => choices.space() + item + choices.space()).join(',')}${items.length > 0 ? '' : choices.space()}${close}`;

function scalar(choices: Choices, value: unknown): string {
  const json = JSON.stringify(value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return json;
  return [json, json, `${json}.0`, `${json}e0`][choices.number() % 4] ?? json;
}

function spelled(choices: Choices, value: unknown): string {
  if (Array.isArray(value))
    return listed(
      choices,
      '[]',
      value.map((each) => spelled(choices, each)),
    );
  if (typeof value !== 'object' || value === null) return scalar(choices, value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}${choices.space()}:${choices.space()}${spelled(choices, each)}`,
  );
  const turned = choices.number() % 3 === 0 ? entries.toReversed() : entries;
  return listed(choices, '{}', turned);
}

/** Fields that no one knows, in objects that anything may be in. */
const strange = fc.array(fc.tuple(oddKey, odd), { maxLength: 3 });

function withStrange(
  choices: Choices,
  object: string,
  fields: readonly (readonly [string, string])[],
): string {
  const inner = fields.map(([key, value]) => `${choices.space()}${key}:${choices.space()}${value}`).join(',');
  const rest = object.slice(1);
  if (inner === '') return object;
  return `{${inner}${rest.trim() === '}' ? '' : ','}${rest}`;
}

/** The text of a source that the site accepts. */
export const anySourceText: fc.Arbitrary<string> = fc
  .tuple(
    anyStorySource,
    fc.array(space, { minLength: 1, maxLength: 40 }),
    fc.array(fc.nat(11), { minLength: 1, maxLength: 17 }),
    strange,
    strange,
    fc.boolean(),
  )
  .map(([source, spaces, numbers, ofHead, ofActions, isPacked]) => {
    const choices = new Choices(spaces, numbers);
    const actions = source.actions.map((action) => withStrange(choices, spelled(choices, action), ofActions));
    const text = withStrange(choices, spelled(choices, { ...source, actions: ['here'] }), ofHead).replace(
      /\[\s*"here"\s*\]/,
      () => listed(choices, '[]', actions),
    );
    const whole = `${choices.space()}${text}${choices.space()}`;
    return isPacked ? `${choices.space()}${JSON.stringify(whole).replaceAll('/', '\\/')}` : whole;
  });
