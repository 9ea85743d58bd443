import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../locales/english.ts';

/** Pages name texts, and so do routes, families and the server. */
const ROOTS = ['src', 'model', 'server'].map((folder) => join(import.meta.dirname, '../..', folder));

function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);

/** Keys built from words of the vocabulary, as in `attribute.${attribute}` and `${game}.link.${word}`; they name at least one part. */
const BUILT = sources
  .flatMap(({ text }) => text.match(/`[\w.]*(\$\{[^{}`]+\}[\w.]*)+`/g) ?? [])
  .map((template) => template.slice(1, -1).split(/\$\{[^{}]+\}/))
  .filter((parts) => parts.some((part) => /\w{2}/.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));

describe('texts', () => {
  test('are all used', () => {
    /** All that stands between two quotes: to look for each of 3,600 keys in the whole code takes 12 s. */
    const quoted = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/'([^'\n]+)(?=')/g)].map(([, key]) => key)),
    );
    const unused = keysOf(en)
      .map((key) => key.replace(/_(one|other)$/, ''))
      .filter((key) => !quoted.has(key) && !BUILT.some((built) => built.test(key)));
    expect([...new Set(unused)]).toEqual([]);
  });

  test('are never empty and close every bracket', () => {
    const texts = keysOf(en).map((key) =>
      key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), en),
    );
    for (const text of texts) {
      expect(String(text).trim()).not.toBe('');
      expect(String(text).replaceAll(/\{\{[\w, ]+\}\}/g, '')).not.toMatch(/[{}]/);
    }
  });
});
