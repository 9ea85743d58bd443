import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Chunk {
  /** What must be evaluated before it, as keys of the manifest. */
  readonly imports?: readonly string[];
}

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

/** The first files found that wait for each other, in the order in which they ask; empty when there are none. */
function circle(chunks: Readonly<Record<string, Chunk>>): readonly string[] {
  const done = new Set<string>();
  const search = (key: string, above: readonly string[]): readonly string[] => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    if (done.has(key)) return [];
    done.add(key);
    for (const next of chunks[key]?.imports ?? []) {
      const found = search(next, [...above, key]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return (
    Object.keys(chunks)
      .map((key) => search(key, []))
      .find((found) => found.length > 0) ?? []
  );
}

describe('the files of the built client', () => {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, 'utf8'));

  test('never wait for each other', () => {
    expect(Object.keys(chunks).length).toBeGreaterThan(50);
    expect(circle(chunks)).toEqual([]);
  });

  test('would be reported if they did', () => {
    expect(circle({ a: { imports: ['b'] }, b: { imports: ['c'] }, c: { imports: ['b'] } })).toEqual([
      'b',
      'c',
      'b',
    ]);
    expect(circle({ a: { imports: ['b', 'c'] }, b: { imports: ['c'] }, c: {} })).toEqual([]);
  });
});
