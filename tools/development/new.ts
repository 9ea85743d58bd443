import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { planOf } from './new/arguments.ts';
import { Refusal, textsOf } from './new/plan.ts';

/** `npm run new`: writes the skeleton of a family, a tool or a machine with its tests, from the root of the repository. */

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Sorts imports and formats. */
function tidy(paths: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [BIOME, 'check', '--write', ...paths], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.stderr.write('Biome is not content: see npm run lint\n');
}

try {
  const plan = planOf(process.argv.slice(2));
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
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
