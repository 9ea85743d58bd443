import type { ChildProcess } from 'node:child_process';
import type { SoundJob, SoundReport } from '#demo/sound/orders';
import type { PartialFile } from '#demo/sound/partial-file';
import type { SoundMaker } from '#demo/sound/song-sounds';
import { type ChildProgram, type Ready, setNeeded, startProgram } from '../child-program.ts';

const PROGRAM: ChildProgram = {
  startedBy: import.meta.url,
  built: 'music.js',
  // Without this limit a lot of garbage piles up before it is collected.
  options: ['--max-semi-space-size=4'],
};

const PATIENCE_MS = 30_000;
const IDLE_MS = 15_000;
/** Sounds that are made by turns, and how many more may wait. */
const MAX_AT_ONCE = 3;
const MAX_WAITING = 12;

export interface MusicProgramOptions {
  /** A program that is busy and says nothing for so long hangs, and is ended. */
  readonly patienceMs?: number;
  /** One that has nothing to do for so long is ended, so that its memory is free again. */
  readonly idleMs?: number;
}

interface Job {
  readonly order: SoundJob;
  readonly file: PartialFile;
}

/** A program that makes music, which runs only while it is needed. */
export class MusicProgram implements SoundMaker {
  readonly #patienceMs: number;
  readonly #idleMs: number;
  readonly #running = new Map<number, Job>();
  /** The oldest first. */
  readonly #waiting: Job[] = [];
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({ patienceMs = PATIENCE_MS, idleMs = IDLE_MS }: MusicProgramOptions = {}) {
    this.#patienceMs = patienceMs;
    this.#idleMs = idleMs;
  }

  /** The number of its process; null while there is none. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Has a sound made into a file, which is notified when that fails. */
  make(order: SoundJob, file: PartialFile): void {
    if (this.#isClosed) {
      file.fail(new Error('The server stops'));
      return;
    }
    this.#waiting.push({ order, file });
    this.#startNext();
    // The first caller has waited for longest, and most likely left.
    if (this.#waiting.length > MAX_WAITING) {
      this.#waiting.shift()?.file.fail(new Error('Too many songs are asked for'));
    }
  }

  /** Someone else asks for a file that is waiting: it counts as the newest order. */
  renew(file: PartialFile): void {
    const nth = this.#waiting.findIndex((job) => job.file === file);
    if (nth >= 0) this.#waiting.push(...this.#waiting.splice(nth, 1));
  }

  close(): void {
    this.#isClosed = true;
    this.#end(new Error('The server stops'));
  }

  /** The newest order is next: its caller is certainly still there. */
  #startNext(): void {
    while (this.#running.size < MAX_AT_ONCE) {
      const job = this.#waiting.pop();
      if (!job) break;
      this.#running.set(job.order.number, job);
      this.#process().send(job.order, () => {});
    }
    this.#watch();
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child;
    const child = startProgram(PROGRAM);
    this.#child = child;
    child.on('message', (message: Ready | SoundReport) => this.#hear(child, message));
    const gone = (why: string) => {
      if (this.#child === child) this.#end(new Error(`The music program ${why}`));
    };
    child.on('exit', () => gone('ended'));
    child.on('error', () => gone('does not start'));
    return child;
  }

  #hear(child: ChildProcess, message: Ready | SoundReport): void {
    if (child !== this.#child) return;
    this.#watch();
    if (message.status === 'ready') return;
    const job = this.#running.get(message.number);
    if (message.status === 'bytes') {
      job?.file.append(message.bytes);
      return;
    }
    // Does nothing to a file that is complete.
    job?.file.fail(new Error(message.status === 'error' ? message.message : 'The music ended early'));
    this.#running.delete(message.number);
    this.#startNext();
  }

  /** Restarts the count: how long a busy program says nothing, or how long an idle one is not needed. */
  #watch(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#child) return;
    const isBusy = this.#running.size > 0;
    this.#timer = setTimeout(
      () => this.#end(new Error('The music program does not answer')),
      isBusy ? this.#patienceMs : this.#idleMs,
    );
    this.#timer.unref();
    setNeeded(this.#child, isBusy);
  }

  #end(fault: Error): void {
    if (this.#timer) clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    const jobs = [...this.#running.values(), ...this.#waiting.splice(0)];
    this.#running.clear();
    for (const { file } of jobs) file.fail(fault);
  }
}
