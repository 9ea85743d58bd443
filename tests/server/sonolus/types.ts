import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

const CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
  },
  files: ['answers.ts'],
};

/**
 * What the compiler says of answers as literals of the types that the package of the app publishes: it also refuses fields that
 * the types do not have. Empty when all is well.
 */
export async function complaintsAbout(
  answers: readonly (readonly [type: string, json: string])[],
): Promise<string> {
  // Within the project, where the package is found.
  const folder = join(ROOT, '.cache', `sonolus-answers-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const lines = answers.map(([type, json], i) => `export const answer${i}: ${type} = ${json};`);
    await writeFile(
      join(folder, 'answers.ts'),
      `import type * as S from '@sonolus/core';\n${lines.join('\n')}\n`,
    );
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
    return await run(compiler, ['-p', folder, '--pretty', 'false']).then(
      () => '',
      (error: { readonly stdout?: string }) => error.stdout ?? String(error),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
