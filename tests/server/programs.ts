import { type ExecFileException, execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMMANDS = ['admin', 'chart', 'copies', 'forecast', 'meta', 'solve', 'stories'] as const;
export type ProgramName = 'main' | (typeof COMMANDS)[number];

let folder: Promise<string> | null = null;

/** As the built server is: it lies as deep as the sources, which find the WASM module by a path from themselves. */
async function bundle(): Promise<string> {
  const outDir = join(ROOT, `.cache/programs-${process.env.VITEST_POOL_ID ?? '0'}`);
  const commands = COMMANDS.map((name) => [name, join(ROOT, `server/commands/${name}.ts`)] as const);
  await build({
    root: ROOT,
    configFile: join(ROOT, 'server/vite.server.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, rollupOptions: { input: Object.fromEntries(commands) } },
  });
  return outDir;
}

/**
 * The file of a program of the server, bundled from today's sources when a worker first wants one: compiling the sources at each
 * start takes longer than most programs run.
 */
export async function programFile(name: ProgramName): Promise<string> {
  folder ??= bundle();
  return join(await folder, `${name}.js`);
}

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end. */
export async function runProgram(
  name: ProgramName,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const file = await programFile(name);
  const environment = { ...process.env, ...env };
  return new Promise((resolve) => {
    const ended = (error: ExecFileException | null, out: string, err: string): void =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err });
    execFile(process.execPath, [file, ...args], { env: environment }, ended);
  });
}
