import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { planOf } from './new/arguments.ts';
import { type FilePlan, Missing, PlanRefusal, textsOf } from './new/plan.ts';

/** `npm run new`: writes the skeleton of a family, a tool or a machine with its tests, from the root of the repository. */

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Sorts imports and formats. */
function tidy(paths: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [BIOME, 'check', '--write', ...paths], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.stderr.write('Biome is not content: see npm run lint\n');
}

/** Asks at the terminal for what the arguments leave open. */
async function plannedBy(args: readonly string[]): Promise<FilePlan> {
  try {
    return planOf(args);
  } catch (error) {
    if (!(error instanceof Missing) || !process.stdin.isTTY) throw error;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${error.question} (${error.choices.join(', ')}) `);
    terminal.close();
    return plannedBy([...args, `--${error.option}`, answer.trim()]);
  }
}

try {
  const plan = await plannedBy(process.argv.slice(2));
  const texts = textsOf(plan);
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  tidy([...texts.keys()]);
  const written = [...texts.keys()].map((path) => `${path in plan.files ? 'new' : 'changed'}: ${path}`);
  process.stdout.write(
    `${[...written, '', 'Left to do:', ...plan.left.map((line) => `- ${line}`)].join('\n')}\n`,
  );
} catch (error) {
  if (!(error instanceof PlanRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
