import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bounded } from '../../bounded.ts';
import { DrawingFault, type JobName, type Jobs, type Order, type Outcome } from './protocol.ts';

/** The largest legal pictures take a few seconds. */
const PATIENCE_MS = 20_000;
const STARTING_MS = 60_000;
/** A program that nobody needed for so long is ended, and what it took of memory comes back. */
const IDLE_MS = 10_000;

/** What opens pictures of strangers is told nothing but where things are. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** As source it is read through the compiler that reads this file; built, it lies beside the server or one folder higher. */
function program(): { readonly file: string; readonly execArgv: string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('program.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
  }
  const places = ['drawing.js', '../drawing.js'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return { file: places.find((path) => existsSync(path)) ?? 'drawing.js', execArgv: [] };
}

function start(): ChildProcess {
  const { file, execArgv } = program();
  const known = PASSED_ON.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return fork(file, [], {
    execArgv,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    // Each of its threads would keep what it once took.
    env: { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** What the program says next. @throws DrawingFault when it takes too long or dies; it is ended then */
function nextOutcome(child: ChildProcess, patienceMs: number): Promise<Outcome> {
  const listening = new AbortController();
  const hears = { signal: listening.signal };
  const heard = Promise.race([
    once(child, 'message', hears).then(([outcome]) => outcome as Outcome),
    once(child, 'exit', hears).then(() => {
      throw new DrawingFault('damaged');
    }),
    sleep(patienceMs, undefined, hears).then(() => {
      child.kill('SIGKILL');
      throw new DrawingFault('large');
    }),
  ]);
  return heard.finally(() => listening.abort());
}

interface Idle {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

export interface DrawerOptions {
  /** So many pictures at a time; others wait. */
  readonly most: number;
  readonly mostWaiting: number;
  readonly patienceMs?: number;
}

/** Programs that open pictures, a few at a time, each for one picture at a time. */
export class Drawers {
  readonly #limited: ReturnType<typeof bounded>;
  readonly #patienceMs: number;
  readonly #idle: Idle[] = [];

  constructor({ most, mostWaiting, patienceMs = PATIENCE_MS }: DrawerOptions) {
    this.#limited = bounded(most, mostWaiting);
    this.#patienceMs = patienceMs;
  }

  /** @throws DrawingFault, Refusal when too many wait */
  run<K extends JobName>(name: K, given: Jobs[K]['given']): Promise<Jobs[K]['made']> {
    return this.#limited(() => this.#run({ name, given } as Order)) as Promise<Jobs[K]['made']>;
  }

  async #run(order: Order): Promise<Jobs[JobName]['made']> {
    const child = await this.#take();
    child.ref();
    child.channel?.ref();
    const answer = nextOutcome(child, this.#patienceMs);
    child.send(order, () => {});
    const outcome = await answer;
    this.#putBack(child);
    if (outcome.status === 'fault') throw new DrawingFault(outcome.fault);
    if (outcome.status !== 'done') throw new Error('message' in outcome ? outcome.message : outcome.status);
    return outcome.made;
  }

  async #take(): Promise<ChildProcess> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (idle.child.connected) return idle.child;
    }
    const child = start();
    // What it could not be told it will not answer; without a listener an error would end the server.
    child.on('error', () => {});
    try {
      await nextOutcome(child, STARTING_MS);
    } catch (error) {
      // Nothing was drawn yet: no picture is at fault.
      throw new Error(`The drawing program does not start: ${(error as Error).message}`);
    }
    return child;
  }

  #putBack(child: ChildProcess): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), IDLE_MS);
    timer.unref();
    child.unref();
    child.channel?.unref();
    this.#idle.push({ child, timer });
  }
}
