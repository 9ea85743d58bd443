import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planOf } from '#tools/development/new/arguments.ts';
import { PlanRefusal, textsOf } from '#tools/development/new/plan.ts';
import { readTree } from '../architecture/sources.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  ...['model', 'machines', 'wasm', 'server', 'demo', 'tools', 'src', 'tests', 'bench', 'locales'],
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vite.config.ts', 'vitest.config.ts'],
  ...['biome.json', '.gitignore'],
];

let copy: string;

beforeAll(() => {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  // Below the root, so that packages are found.
  copy = mkdtempSync(join(cache, 'new-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  addObject();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Gives the copy a kind of thing that no family has yet. */
function addObject(): void {
  const inFile = (path: string, from: string, to: string): void => {
    const text = readFileSync(join(copy, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(join(copy, path), text.replace(from, to));
  };
  inFile('model/records/rich-text.ts', "  'song',\n] as const", "  'song',\n  'ticket',\n] as const");
  inFile(
    'model/site/objects.ts',
    "  news: '/home/news',",
    "  news: '/home/news',\n  ticket: '/info/tickets',",
  );
  inFile(
    'model/contract/community/categories.ts',
    "  'SONG_COMMENT',",
    "  'SONG_COMMENT',\n  'TICKET_COMMENT',",
  );
  inFile(
    'src/kit/data/object-names.ts',
    '  song: {',
    "  ticket: { file: 'miracleTicketExchanges/all.5', field: 'name', name: 'miracleTickets' },\n  song: {",
  );
  inFile(
    'locales/en/community.json',
    '"card": "Card #{{id}}"',
    '"ticket": "Ticket #{{id}}",\n      "card": "Card #{{id}}"',
  );
}

/** Runs a program of Node in the copy. */
const run = (program: string, ...args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const { COUNT_FILE: _file, VITEST: _vitest, ...env } = process.env;
    const child = execFile(process.execPath, [program, ...args], { cwd: copy, env }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
const bin = (name: string): string => realpathSync(join(ROOT, 'node_modules/.bin', name));
const runNew = (args: string) => run('--import', 'tsx', 'tools/development/new.ts', ...args.split(' '));
const texts = () => new Map(readTree(copy).map(({ path, text }) => [path, text]));

describe('npm run new', () => {
  test.each([
    ['', /^Usage: /],
    ['page gachas', /^Usage: /],
    ['family gachas', /^Usage: /],
    ['family gachas --list gacha', /^What is one of gachas called\? Say --one and one of gacha$/],
    ['tool two words', /^Usage: /],
    ['tool --fast raffle', /^Usage: /],
    ['tool Raffle', /lower-case words/],
    ['tool raffle_', /lower-case words/],
    ['tool ../raffle', /lower-case words/],
    ['machine raffle', /^Usage: /],
    ['machine raffle --feature lottery', /^"lottery" is no feature: choose one of account, /],
    ['machine two-words --feature games', /use one word/],
    ['tool songoptimizer', /songoptimizer\.tsx exists already$/],
    ['machine clock --feature games', /clock\.logic\.ts exists already$/],
    ['machine servers --kept', /servers\.logic\.ts exists already$/],
    ['family costumes --list costumes --object costume', /head\.ts exists already$/],
    ['family dresses --list costumes --object costume', /belongs to another family$/],
    ['family gachas --list gacha --object lottery', /is none of card, /],
    ['family clippings --list funnies --object news', /no list funnies\/all$/],
    [
      'family clippings --list events --object news',
      /^Which field of EventRecord says when it comes out\? Say --date and one of startAt, .*, none$/,
    ],
  ])('refuses "%s"', (args, reason) => {
    const plan = () => textsOf(planOf(args.split(' ').filter(Boolean)));
    expect(plan).toThrow(PlanRefusal);
    expect(plan).toThrow(reason);
  });

  test('says in one line why it refuses, and writes nothing', async () => {
    const before = texts();
    const { code, out, err } = await runNew('tool songoptimizer');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('src/features/team/pages/songoptimizer.tsx exists already\n');
    expect(texts()).toEqual(before);
  });

  test('writes skeletons that compile, pass the linter and the rules, and whose own tests pass', async () => {
    const before = texts();
    for (const args of [
      'family tickets --list miracleTicketExchanges --object ticket',
      // Records with neither dates nor an object of texts, and with bands.
      'family shelves --one shelf --list areaItems --path /info/others/shelves',
      'tool coin-toss',
      'machine raffle --feature games',
      'machine tray-size --kept',
    ]) {
      const { code, out, err } = await runNew(args);
      expect([args, code, err]).toEqual([args, 0, '']);
      expect(out).toContain('Left to do:');
    }
    const after = texts();
    const touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    expect(touched).toEqual(
      expect.arrayContaining([
        'model/families/tickets/family.ts',
        'model/families/families.ts',
        'src/features/team/pages/coin-toss.tsx',
        'machines/raffle/raffle.machine.ts',
        'src/features/games/raffle.actors.ts',
        'src/features/games/use-raffle.ts',
        'machines/tray-size/tray-size.logic.ts',
        'locales/en/tool.json',
      ]),
    );
    expect(readFileSync(join(copy, 'model/site/objects.ts'), 'utf8')).not.toContain('ticket');
    const passed = { code: 0 };
    expect(await run(bin('biome'), 'check', ...touched)).toMatchObject(passed);
    expect(await run(bin('tsc'), '-b')).toEqual({ ...passed, out: '', err: '' });
    const own = [
      'tests/architecture.test.ts',
      'tests/machines/raffle.test.ts',
      'tests/machines/kept.test.ts',
    ];
    const tested = await run(bin('vitest'), 'run', '--reporter=dot', ...own);
    expect(tested, `${tested.out}${tested.err}`).toMatchObject(passed);
  }, 900_000);
});
