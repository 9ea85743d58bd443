import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/**
 * `npx tsx tools/move.ts PLAN` moves files and folders in git and rewrites every import that led to or from them, and every mention of
 * a moved file by its whole path. Each line of PLAN is "old new"; of several lines that fit a file the longest one counts. Mentions of
 * folders, and parts of paths in patterns, are listed, not changed.
 */
const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' });

interface Step {
  readonly from: string;
  readonly to: string;
}

const readPlan = (text: string): readonly Step[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => {
      const [from, to] = line.split(/\s+/);
      if (from === undefined || to === undefined) throw new Error(`not "old new": ${line}`);
      return { from, to };
    })
    .sort((a, b) => b.from.length - a.from.length);

const newPath = (steps: readonly Step[], path: string): string => {
  const step = steps.find(({ from }) => path === from || path.startsWith(`${from}/`));
  return step ? step.to + path.slice(step.from.length) : path;
};

const CODE = /\.(ts|tsx|mts|mjs|css)$/;
const SPECIFIER =
  /((?:\bfrom|\bimport|\bimport\s*\(|\bmock\(|\bimportActual\(|new URL\(|\burl\()\s*)(['"])([#.][^'"?]*)(\?[^'"]*)?\2/g;
const ALIAS = /^#([^/]+)\/(.*)$/;
const MAX_UP = 2;

/** The tracked file that a specifier leads to; null for packages. */
function resolve(from: string, specifier: string, files: ReadonlySet<string>): string | null {
  const alias = ALIAS.exec(specifier);
  const path = alias ? `${alias[1]}/${alias[2]}` : posix.join(posix.dirname(from), specifier);
  return [path, `${path}.ts`].find((each) => files.has(each)) ?? null;
}

/** How `from` names `target`: by a relative path inside a top-level folder, else by its alias. */
function specifierOf(from: string, target: string): string {
  const way = posix.relative(posix.dirname(from), target);
  const isSameUnit = from.split('/')[0] === target.split('/')[0];
  const climbs = way.split('/').filter((part) => part === '..').length;
  // Styles know no alias.
  if ((isSameUnit && climbs <= MAX_UP) || from.endsWith('.css'))
    return way.startsWith('.') ? way : `./${way}`;
  return /^(src|tools|locales)\//.test(target) ? `#${target}` : `#${target.replace(/\.ts$/, '')}`;
}

function rewrite(path: string, moved: string, steps: readonly Step[], files: ReadonlySet<string>): boolean {
  const before = readFileSync(moved, 'utf8');
  const after = before.replaceAll(
    SPECIFIER,
    (whole, head: string, quote: string, specifier: string, query = '') => {
      const target = resolve(path, specifier, files);
      if (target === null) return whole;
      const next = newPath(steps, target);
      if (next === target && moved === path) return whole;
      return `${head}${quote}${specifierOf(moved, next)}${query}${quote}`;
    },
  );
  if (after !== before) writeFileSync(moved, after);
  return after !== before;
}

const TEXT = /\.(ts|tsx|mts|mjs|css|json|md|html|yml|sh)$/;
const HISTORY = /^CHANGELOG\.md$/;

/** Rewrites whole paths in comments, documents and settings. */
function renameMentions(path: string, moved: ReadonlyMap<string, string>, mention: RegExp): void {
  const before = readFileSync(path, 'utf8');
  const after = before.replaceAll(mention, (found) => moved.get(found) ?? found);
  if (after !== before) writeFileSync(path, after);
}

function main(): void {
  const [, , plan] = process.argv;
  if (plan === undefined) throw new Error('usage: npx tsx tools/move.ts PLAN');
  const steps = readPlan(readFileSync(plan, 'utf8'));
  const files = git('ls-files').trim().split('\n');
  const known = new Set(files);
  const moves = files.map((path) => [path, newPath(steps, path)] as const);
  for (const [path, next] of moves) {
    if (path === next) continue;
    mkdirSync(dirname(next), { recursive: true });
    git('mv', path, next);
  }
  const changed = moves.filter(([path, next]) => CODE.test(next) && rewrite(path, next, steps, known));
  process.stdout.write(
    `${moves.filter(([a, b]) => a !== b).length} files moved, ${changed.length} rewritten\n`,
  );
  const moved = new Map(moves.filter(([path, next]) => path !== next));
  for (const [, next] of moves)
    if (TEXT.test(next) && !HISTORY.test(next)) renameMentions(next, moved, /[\w-]+(?:\/[\w.-]+)+\.\w+/g);
  for (const { from } of steps) {
    const found = spawnSync('git', ['grep', '-nF', from, '--', ':!CHANGELOG.md'], {
      encoding: 'utf8',
    }).stdout.trim();
    if (found !== '') process.stdout.write(`still named: ${from}\n${found}\n`);
  }
}

main();
