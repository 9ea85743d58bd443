import { loadavg } from 'node:os';
import { readAssetIndex } from '#model/media/explorer/asset-index';
import { createPathSearch, wordsOf } from '#model/media/explorer/path-search';
import { largeIndex } from '../tests/large-index.ts';
import { report } from './load/report.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/explorer.ts`: the asset explorer's search over an index of 40,000 bundles beside a filter over all paths, in turns, in
 * milliseconds for one key. Written into docs/quality.md.
 */
const QUERIES = [
  's',
  'st',
  'event',
  'eventstory123',
  'chara/001',
  'school 001',
  'voice gacha 99',
  'res001234',
  'bundle_07',
  '0',
  '01',
  '/',
  'not there',
];
const ROUNDS = 61;
const MOST = 500;
const GOAL = 5;

const [busy = 0] = loadavg();

const index = readAssetIndex(largeIndex());
if (!index) throw new Error('the index cannot be read');
const began = performance.now();
const search = createPathSearch(index);
const madeMs = performance.now() - began;
const paths = index.paths.map((path) => path.toLowerCase());

const filtered = (text: string): readonly string[] => {
  const [first = '', ...others] = wordsOf(text);
  const found = paths.filter((path) => path.includes(first));
  return others.length === 0 ? found : found.filter((path) => others.every((word) => path.includes(word)));
};

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

process.stdout.write(`${paths.length} paths, table made in ${madeMs.toFixed(0)} ms\n`);
process.stdout.write('| words | paths found | filter | search | filter / search |\n|---|---|---|---|---|\n');
const ratios: number[] = [];
for (const text of QUERIES) {
  const own: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(timed(() => filtered(text)));
    own.push(timed(() => search.find(text, MOST)));
  }
  const { total } = search.find(text, MOST);
  if (total !== filtered(text).length) throw new Error(`${text}: the two do not agree`);
  const ratio = median(plain) / median(own);
  ratios.push(ratio);
  process.stdout.write(
    `| ${text} | ${total} | ${median(plain).toFixed(3)} | ${median(own).toFixed(3)} | ${ratio.toFixed(1)} |\n`,
  );
}
const worst = Math.min(...ratios);
report(
  'Search of the asset explorer',
  'npx tsx bench/explorer.ts; npx tsx bench/explorer-keys.ts',
  busy,
  [
    {
      name: `search beside \`Array.filter\` over all paths, in turns in one run, ${paths.length.toLocaleString('en')} paths of 40,000 bundles`,
      goal: `≥ ${GOAL} × as fast`,
      measured: `${worst.toFixed(1)} × at worst of ${QUERIES.length} searches, median ${median(ratios).toFixed(1)} ×`,
      isMet: worst >= GOAL,
    },
  ],
  true,
);
