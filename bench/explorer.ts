import { readAssetIndex } from '#model/media/explorer/asset-index';
import { createPathSearch, wordsOf } from '#model/media/explorer/path-search';
import { largeIndex } from '../tests/large-index.ts';
import { median } from './quantile.ts';

/**
 * `npx tsx bench/explorer.ts`: the asset explorer's search over an index of 40,000 bundles beside a filter over all paths, in turns, in
 * milliseconds for one key.
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
let worst = Number.POSITIVE_INFINITY;
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
  worst = Math.min(worst, ratio);
  process.stdout.write(
    `| ${text} | ${total} | ${median(plain).toFixed(3)} | ${median(own).toFixed(3)} | ${ratio.toFixed(1)} |\n`,
  );
}
process.stdout.write(`At worst ${worst.toFixed(1)} times as fast.\n`);
