import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What a child program knows of the environment: where things are, and nothing else. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];

export interface ChildProgram {
  /** `import.meta.url` of the module that starts it, which has `program.ts` beside it. */
  readonly startedBy: string;
  /** The name of its built file. */
  readonly built: string;
  /** Options of Node for the built file. */
  readonly options?: readonly string[];
}

/** As source it is read through the compiler that reads its starter; built, it lies beside the server or one folder higher. */
function fileOf({ startedBy, built, options = [] }: ChildProgram) {
  const at = (path: string): string => fileURLToPath(new URL(path, startedBy));
  if (startedBy.endsWith('.ts')) return { file: at('program.ts'), execArgv: ['--import', 'tsx'] };
  const file = [built, `../${built}`].map(at).find((path) => existsSync(path)) ?? built;
  return { file, execArgv: [...options] };
}

/** Starts a program of our own in a process of its own. It sends `Ready` when it accepts messages. */
export function startProgram(program: ChildProgram): ChildProcess {
  const { file, execArgv } = fileOf(program);
  const known = PASSED_ON.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return fork(file, [], {
    execArgv,
    cwd: fileURLToPath(new URL('.', program.startedBy)),
    // Otherwise each of its threads would keep the memory that it once took.
    env: { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Whether this process stays alive for a child: only while that has something to do. */
export function setNeeded(child: ChildProcess, isNeeded: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isNeeded) handle?.ref();
    else handle?.unref();
  }
}

/** The first that a program says. */
export interface Ready {
  readonly status: 'ready';
}

/** The program's own side: gives way to other processes by `niceness`, works on what it is sent, and ends with its parent. */
export function serveParent<Order, Report>(
  niceness: number,
  work: (order: Order, tell: (report: Report) => void) => Promise<void>,
): void {
  const tell = (report: Report | Ready): void => {
    process.send?.(report);
  };
  setPriority(niceness);
  process.on('message', (order: Order) => void work(order, tell));
  // A usual exit would wait for what is being worked on.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  tell({ status: 'ready' });
}
