import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isProduct, parse, readTree, type SyntaxNode, walkSyntax } from '../../architecture/sources.ts';

/** Longer than any text that is matched as a whole but those of whole documents, which have one pattern each. */
const LONG = 5_000;
/** What a pattern takes that looks at a text once or once per character; with nested repetition it is seconds to years. */
const MAX_MS = 250;

interface Pattern {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

function patternsIn(): Pattern[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const found: Pattern[] = [];
  for (const file of readTree(root).filter(({ path }) => isProduct(path))) {
    const add = (source: unknown, flags: unknown): void => {
      if (typeof source !== 'string' || typeof flags !== 'string') return;
      found.push({ place: file.path, source, flags: flags.replaceAll(/[gy]/g, '') });
    };
    walkSyntax(parse(file).program, (node: SyntaxNode) => {
      const regex = node.regex as { pattern?: unknown; flags?: unknown } | null | undefined;
      if (node.type === 'Literal' && regex) add(regex.pattern, regex.flags);
      // Patterns of the contract are texts.
      const key = node.key as { name?: unknown } | undefined;
      const value = node.value as { type?: unknown; value?: unknown } | undefined;
      const isPattern = node.type === 'Property' && key?.name === 'pattern' && value?.type === 'Literal';
      if (isPattern && file.path.startsWith('model/contract/')) add(value.value, 'u');
    });
  }
  // The same words twice are looked at once.
  return [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).values()];
}

const OTHERS = ['a', 'A', '0', ' ', '\t', '\n', '-', '_', '.', ',', '/', '夢', '\ud83d', '"'];

/** Repetitions of what a pattern is about, ended by what it is not about: where matching again at each position is expensive. */
function attacksOn(source: string): string[] {
  const own = [...new Set(source.replaceAll(/\\[pPux]\{?[^}]*\}?/g, '').replaceAll(/\\[a-zA-Z]/g, ''))];
  const letters = [...new Set([...own.filter((each) => !'()[]{}|^$?+*\\'.includes(each)), ...OTHERS])];
  const literal = source.replaceAll(/\\([^a-zA-Z])/g, '$1').replaceAll(/[()[\]{}|^$?+*\\]/g, '');
  const parts = [...letters, ...letters.slice(0, 7).flatMap((a) => letters.slice(0, 7).map((b) => a + b))];
  const long = [...parts, literal].filter(Boolean).map((part) => part.repeat(Math.ceil(LONG / part.length)));
  return long.flatMap((text) => [`${text}\u0001`, `${literal}${text}!\n`]);
}

/** Processor time, the least of three: neither a busy machine nor tidying up memory makes a pattern slow. */
function timeOf(pattern: RegExp, text: string): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    pattern.test(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const slowestOf = ({ source, flags }: Pattern): number => {
  const pattern = new RegExp(source, flags);
  let slowest = 0;
  for (const text of attacksOn(source)) {
    const startMs = performance.now();
    pattern.test(text);
    if (performance.now() - startMs > MAX_MS) slowest = Math.max(slowest, timeOf(pattern, text));
    if (slowest > MAX_MS) break;
  }
  return slowest;
};

test('no pattern of the product takes long, whatever it is asked to match', () => {
  const patterns = patternsIn();
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.map((each) => [each.place, each.source, slowestOf(each)] as const);
  expect(slow.filter(([, , ms]) => ms > MAX_MS)).toEqual([]);
});

test('what is tried would show a pattern that takes long', () => {
  for (const source of ['^(a+)*b$', '^(\\w+\\s?)*$', '(x+x+)+y']) {
    // Short enough to end: each letter more doubles it.
    const texts = attacksOn(source).map((text) => text.slice(0, 20) + text.slice(-1));
    expect(Math.max(...texts.map((text) => timeOf(new RegExp(source), text))), source).toBeGreaterThan(2);
  }
});
