import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { analyseChart, type ChartAnalysis } from '#model/chart/analysis/analyse';
import { CHART_FIGURES } from '#model/chart/analysis/figure-names';
import { PATTERN_KINDS } from '#model/chart/analysis/patterns';
import { percentile } from '#model/chart/analysis/percentiles';
import { tempoFigures } from '#model/chart/analysis/tempo';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import { countByKind } from '#model/chart/counting';
import type { ParsedChart } from '#model/chart/notes';
import { type ChartFault, readChart } from '#model/chart/read-text';
import { repairSentence } from '#model/chart/repairs';
import { scoringChart } from '#model/chart/scoring';
import { otherGameName } from '#model/chart/shapes/other-games';
import { writeChart } from '#model/chart/write';

/** `npm run chart`: what charts hold, one JSON object a line for each file; a file that is no chart gets an error. */

const USAGE = `Usage: npm run --silent chart -- [--analysis] [--skill SECONDS] [--write] FILE…
  --analysis  figures with their percentiles among the files, hardest seconds, patterns, what skills and fever cover
  --skill     length of the skills of the analysis, 7 seconds unless given
  --write     the chart itself, mended and in the current shape`;

const FAULTS: Readonly<Record<ChartFault, string>> = {
  empty: 'the file is empty',
  notJson: 'in no format that is known',
  noChart: 'the JSON holds no list of notes',
  tooLarge: 'too large to be a chart',
  tooMany: 'more notes than any chart can have',
  tooDeep: 'nested more deeply than any chart',
  otherGame: 'a level of another game',
  named: 'a chart of another game',
  noLevel: 'a package without a level',
};

const DECIMALS = 1e6;
const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

interface Options {
  readonly isAnalysed: boolean;
  readonly isWritten: boolean;
  readonly skillSeconds: number;
  readonly files: readonly string[];
}

const DEFAULT_SKILL_SECONDS = '7';

/** Null when the flags are not understood. */
function readOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { analysis: { type: 'boolean' }, write: { type: 'boolean' }, skill: { type: 'string' } },
    });
    const skillSeconds = Number(values.skill ?? DEFAULT_SKILL_SECONDS);
    if (positionals.length === 0 || !(skillSeconds > 0)) return null;
    const { analysis: isAnalysed = false, write: isWritten = false } = values;
    return { isAnalysed, isWritten, skillSeconds, files: positionals };
  } catch {
    return null;
  }
}

function described(chart: ParsedChart): object {
  const { total, ...kinds } = countByKind(chart);
  const end = scoringChart(chart).notes.at(-1)?.time ?? 0;
  const { low, main, high } = tempoFigures(chart, end);
  return {
    notes: total,
    kinds,
    seconds: rounded(end),
    bpm: [low, main, high],
    repaired: chart.repairs.map((repair) => `${repair.kind}: ${repairSentence(repair)}`),
  };
}

type Found = { readonly file: string } & (
  | { readonly chart: ParsedChart; readonly analysis: ChartAnalysis | null }
  | { readonly error: string }
);

async function load(file: string, isAnalysed: boolean): Promise<Found> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { file, error: 'the file cannot be read' };
  const found = readChart(text);
  if (!found.ok)
    return { file, error: found.game ? `a chart of ${otherGameName(found.game)}` : FAULTS[found.fault] };
  return { file, chart: found.chart, analysis: isAnalysed ? analyseChart(found.chart) : null };
}

/** The analysis with each figure's percentile among those of all files. */
function analysed(
  chart: ParsedChart,
  own: ChartAnalysis,
  all: readonly ChartAnalysis[],
  seconds: number,
): object {
  const { figures, details, densest, fastest, hardest, patterns, oddities } = own;
  const scoring = scoringChart(chart);
  const places = CHART_FIGURES.map((name) => {
    const place = percentile(
      figures[name],
      all.map((other) => other.figures[name]),
    );
    return [name, [rounded(figures[name]), place === null ? null : rounded(place)]];
  });
  return {
    figures: Object.fromEntries(places),
    details,
    densest,
    fastest: fastest && { hand: fastest.hand, time: fastest.to.time, lanesPerSecond: fastest.lanesPerSecond },
    hardest,
    patterns: Object.fromEntries(
      PATTERN_KINDS.map((kind) => [kind, patterns.filter((pattern) => pattern.kind === kind).length]),
    ),
    oddities,
    skills: skillStretches(scoring, seconds),
    fever: feverStretch(scoring),
  };
}

async function print({ files, isAnalysed, isWritten, skillSeconds }: Options): Promise<void> {
  const write = (line: object): unknown => process.stdout.write(`${JSON.stringify(line)}\n`);
  const line = (found: Found, all: readonly ChartAnalysis[]): object => {
    if ('error' in found) return found;
    const { file, chart, analysis } = found;
    return {
      file,
      ...described(chart),
      ...(analysis && { analysis: analysed(chart, analysis, all, skillSeconds) }),
      ...(isWritten && { chart: writeChart(chart) }),
    };
  };
  if (!isAnalysed) {
    for (const file of files) write(line(await load(file, false), []));
    return;
  }
  // Percentiles need every chart first.
  const found: Found[] = [];
  for (const file of files) found.push(await load(file, true));
  const all = found.flatMap((one) => ('analysis' in one && one.analysis ? [one.analysis] : []));
  for (const one of found) write(line(one, all));
}

const args = process.argv.slice(2);
const options = readOptions(args);
if (args.includes('--help')) process.stdout.write(`${USAGE}\n`);
else if (options) await print(options);
else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}
