import { readFile } from 'node:fs/promises';
import { tempoFigures } from '#model/chart/analysis/tempo';
import { countByKind } from '#model/chart/counting';
import type { ParsedChart } from '#model/chart/notes';
import { type ChartFault, readChart } from '#model/chart/read-text';
import { repairSentence } from '#model/chart/repairs';
import { scoringChart } from '#model/chart/scoring';

/** `npm run chart`: what charts hold, one JSON object a line for each file; a file that is no chart gets an error. */

const USAGE = 'Usage: npm run --silent chart -- FILE…';

const FAULTS: Readonly<Record<ChartFault, string>> = {
  empty: 'the file is empty',
  notJson: 'neither JSON nor a chart of the game',
  noChart: 'the JSON holds no list of notes',
};

const DECIMALS = 1e6;

function described(chart: ParsedChart): object {
  const { total, ...kinds } = countByKind(chart);
  const end = scoringChart(chart).notes.at(-1)?.time ?? 0;
  const { low, main, high } = tempoFigures(chart, end);
  return {
    notes: total,
    kinds,
    seconds: Math.round(end * DECIMALS) / DECIMALS,
    bpm: [low, main, high],
    repaired: chart.repairs.map((repair) => `${repair.kind}: ${repairSentence(repair)}`),
  };
}

async function line(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return JSON.stringify({ file, error: 'the file cannot be read' });
  const found = readChart(text);
  return JSON.stringify({ file, ...(found.ok ? described(found.chart) : { error: FAULTS[found.fault] }) });
}

const files = process.argv.slice(2);
if (files.includes('--help')) process.stdout.write(`${USAGE}\n`);
else if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else for (const file of files) process.stdout.write(`${await line(file)}\n`);
