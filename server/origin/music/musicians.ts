import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Growing } from './growing.ts';
import type { News, Order } from './protocol.ts';

/** A program from which nothing comes for so long hangs, and is ended. */
const PATIENCE_MS = 30_000;
/** One that nobody needed for so long is ended, and what it took of memory comes back. */
const IDLE_MS = 15_000;
/** Songs that are made by turns; more wait, and beyond those nobody waits. */
const MOST_AT_ONCE = 3;
const MOST_WAITING = 12;

/** It is told nothing but where things are. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** As source it is read through the compiler that reads this file; built, it lies beside the server or one folder higher. */
function program(): { readonly file: string; readonly execArgv: readonly string[] } {
  if (import.meta.url.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('program.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
  }
  const places = ['music.js', '../music.js'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  // Without a bound the collector lets young garbage pile up.
  return {
    file: places.find((path) => existsSync(path)) ?? 'music.js',
    execArgv: ['--max-semi-space-size=4'],
  };
}

function start(): ChildProcess {
  const { file, execArgv } = program();
  const known = PASSED_ON.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return fork(file, [], {
    execArgv: [...execArgv],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...Object.fromEntries(known), MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

interface Job {
  readonly order: Order;
  readonly into: Growing;
}

/** A program that makes music, started when it is needed. */
export class Musicians {
  readonly #running = new Map<number, Job>();
  readonly #waiting: Job[] = [];
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;

  /** The number of its process; null while there is none. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Has a sound made into `into`, which is told of every fault. */
  play(order: Order, into: Growing): void {
    if (this.#waiting.length >= MOST_WAITING) {
      into.fail(new Error('Too many songs are asked for'));
      return;
    }
    this.#waiting.push({ order, into });
    this.#goOn();
  }

  close(): void {
    this.#end(new Error('The server stops'));
  }

  #goOn(): void {
    while (this.#running.size < MOST_AT_ONCE) {
      const job = this.#waiting.shift();
      if (!job) break;
      this.#running.set(job.order.number, job);
      this.#take().send(job.order, () => {});
    }
    this.#watch();
  }

  #take(): ChildProcess {
    if (this.#child) return this.#child;
    const child = start();
    this.#child = child;
    child.on('message', (news: News) => this.#hear(child, news));
    const gone = (why: string) => {
      if (this.#child === child) this.#end(new Error(`The music program ${why}`));
    };
    child.on('exit', () => gone('ended'));
    child.on('error', () => gone('does not start'));
    return child;
  }

  #hear(child: ChildProcess, news: News): void {
    if (child !== this.#child) return;
    this.#watch();
    if (news.status === 'ready') return;
    const job = this.#running.get(news.number);
    if (news.status === 'bytes') {
      job?.into.add(news.bytes);
      return;
    }
    // Does nothing to one that is whole.
    job?.into.fail(new Error(news.status === 'error' ? news.message : 'The music ended early'));
    this.#running.delete(news.number);
    this.#goOn();
  }

  /** Begins to wait anew: for bytes while something is made, else for the end. */
  #watch(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#child) return;
    const isBusy = this.#running.size > 0;
    this.#timer = setTimeout(
      () => this.#end(new Error('The music program does not answer')),
      isBusy ? PATIENCE_MS : IDLE_MS,
    );
    this.#timer.unref();
    // Nobody waits for one that has nothing to do.
    if (isBusy) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }

  #end(fault: Error): void {
    if (this.#timer) clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    const jobs = [...this.#running.values(), ...this.#waiting.splice(0)];
    this.#running.clear();
    for (const { into } of jobs) into.fail(fault);
  }
}
