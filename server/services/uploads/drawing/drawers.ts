import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildProgram, setNeeded, startProgram } from '#server/origin/child-program';
import { bounded } from '../../bounded.ts';
import { DrawingFault, type DrawingOrder, type DrawingOutcome, type JobName, type Jobs } from './protocol.ts';

/** The largest legal pictures take a few seconds. */
const PATIENCE_MS = 20_000;
const STARTING_MS = 60_000;
/** A program that no one needed for so long is ended, and what it took of memory comes back. */
const IDLE_MS = 10_000;

const PROGRAM: ChildProgram = { startedBy: import.meta.url, built: 'drawing.js' };

/** What the program says next. @throws DrawingFault when it takes too long or dies; it is ended then */
function nextOutcome(child: ChildProcess, patienceMs: number): Promise<DrawingOutcome> {
  const listening = new AbortController();
  const hears = { signal: listening.signal };
  const heard = Promise.race([
    once(child, 'message', hears).then(([outcome]) => outcome as DrawingOutcome),
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
    return this.#limited(() => this.#run({ name, given } as DrawingOrder)) as Promise<Jobs[K]['made']>;
  }

  async #run(order: DrawingOrder): Promise<Jobs[JobName]['made']> {
    const child = await this.#take();
    setNeeded(child, true);
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
    const child = startProgram(PROGRAM);
    // A message that was not sent gets no answer; without a listener an error would end the server.
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
    setNeeded(child, false);
    this.#idle.push({ child, timer });
  }
}
