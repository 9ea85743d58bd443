import { readFileSync, writeFileSync } from 'node:fs';
import { MACHINE } from '../machine.ts';
import type { Figure } from './site.ts';

/** docs/quality.md is written from what the last runs measured, which `bench/figures.json` keeps. */
const RESULTS = 'bench/figures.json';
const DOCUMENT = 'docs/quality.md';

interface Part {
  readonly date: string;
  readonly machine: string;
  /** Load average before the run. */
  readonly busy: number;
  readonly command: string;
  /** How it was measured, where that is not plain. */
  readonly note?: string | undefined;
  readonly figures: readonly Figure[];
}
type Results = Readonly<Record<string, Part>>;

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  } catch {
    return {};
  }
}

const row = ({ name, goal, measured, isMet }: Figure): string =>
  `| ${name} | ${goal} | ${measured} | ${isMet ? 'yes' : '**no**'} |`;

const section = ([title, part]: readonly [string, Part]): string =>
  `## ${title}

\`${part.command}\`, ${part.date}, ${part.machine}. Load average before the run: ${part.busy.toFixed(1)}.${part.note ? `\n\n${part.note}` : ''}

| | goal | measured | met |
|---|---|---|---|
${part.figures.map(row).join('\n')}
`;

const HELD = readFileSync(new URL('held-by-tests.md', import.meta.url), 'utf8');

const NOT_YET = 'No run on a quiet machine was written down yet: `npm run figures` does it.\n';

const document = (results: Results): string =>
  `# Quality in figures

Written by \`npm run figures\` from what was measured; nothing here is estimated. The load generator runs on the same machine as the
server, which has two cores for both. Rates of writing depend on the disk: every like is on it before it is answered.

${Object.entries(results).map(section).join('\n') || NOT_YET}
${HELD}`;

const writeDocument = (): void => writeFileSync(DOCUMENT, document(readResults()));

/** Keeps a part's figures in the place of its earlier ones (of all, or of those alone), and rewrites the document. */
export function report(
  title: string,
  command: string,
  busy: number,
  figures: readonly Figure[],
  isPart: boolean,
  note?: string,
): void {
  if (figures.length === 0) return;
  const date = new Date().toISOString().slice(0, 10);
  const before = readResults();
  const others = (isPart ? (before[title]?.figures ?? []) : []).filter(
    ({ name }) => !figures.some((figure) => figure.name === name),
  );
  const part: Part = { date, machine: MACHINE, busy, command, note, figures: [...others, ...figures] };
  const results = { ...before, [title]: part };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeDocument();
}
