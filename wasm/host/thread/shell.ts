import type { EngineNote } from '#model/compute/request';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { CardRecord } from '#model/records/card';
import type { Compute } from '../compute.ts';
import { ComparedSearch } from '../items/compared.ts';
import { ComparedMedley } from '../medley/compared.ts';
import {
  COMPARE_WITHIN_MS,
  type FromWorker,
  PROGRESS_EVERY_MS,
  SLICE_MS,
  type ToWorker,
} from './protocol.ts';

/** What the shell needs from its surroundings, so that it runs without a thread in tests. */
export interface ShellPorts {
  open(): Promise<OpenEngine>;
  post(message: FromWorker): void;
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Lets waiting messages in; resolves right after them. */
  turn(): Promise<void>;
}

export interface OpenEngine {
  readonly compute: Compute;
  readonly note: EngineNote;
}

type Ask = Extract<ToWorker, { type: 'ask' | 'every' | 'helps' | 'medley' | 'score' | 'steps' | 'together' }>;

/** As many steps as a page lists. */
const STEPS_LISTED = 10;

/** Work that goes on in slices; `report` passes on the progress, and at the end the result. */
interface Work {
  advance(ms: number): boolean;
  report(isLast: boolean): FromWorker;
}

/**
 * The engine thread without the thread: receives messages, runs one search at a time in slices and posts what
 * happened. A failure is posted once; the owner of the thread then ends it.
 */
export function createShell(ports: ShellPorts): (message: ToWorker) => void {
  const engine = ports.open();
  let data: Partial<TeamData> = {};
  /** What has come of cards that travel in portions. */
  let coming = new Map<number, CardRecord>();
  /** Id of the search that may go on; any other id stops at its next slice. */
  let current = 0;
  let cancelled = 0;

  const fail = (cause: unknown) =>
    ports.post({ type: 'failure', message: cause instanceof Error ? cause.message : String(cause) });

  async function work(ask: Ask): Promise<void> {
    const { compute } = await engine;
    if (current !== ask.id) return;
    const task = workOn(compute, ask, data);
    await runInSlices(task, ask, ports, () =>
      current !== ask.id ? 'drop' : cancelled === ask.id ? 'stop' : 'go',
    );
    if (current === ask.id) ports.post(task.report(true));
  }

  engine.then(({ note }) => ports.post({ type: 'ready', note }), fail);
  return (message) => {
    if (message.type === 'data') data = { ...data, ...message.parts };
    else if (message.type === 'cards') {
      coming = new Map(message.isFirst ? message.cards : [...coming, ...message.cards]);
      if (message.isLast) data = { ...data, cards: coming };
    } else if (message.type === 'cancel') cancelled = message.id;
    else {
      current = message.id;
      work(message).catch(fail);
    }
  };
}

function workOn(compute: Compute, ask: Ask, data: Partial<TeamData>): Work {
  if (ask.type === 'score') return scoring(compute, ask);
  if (ask.type === 'medley') return joining(compute, ask, withoutChart(data));
  if (ask.type === 'together') return summing(compute, ask, withoutChart(data));
  if (ask.type === 'every') return finding(compute, ask, withoutChart(data));
  if (ask.type === 'helps') return helping(compute, ask, withoutChart(data));
  return ask.type === 'steps'
    ? stepping(compute, ask, complete(data))
    : searching(compute, ask, complete(data));
}

function stepping(compute: Compute, { id, question }: Extract<Ask, { type: 'steps' }>, data: TeamData): Work {
  const search = compute.startUpgradeSearch(question, data, STEPS_LISTED);
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) => ({ type: 'stepped', id, isLast, answer: search.answer() }),
  };
}

function searching(compute: Compute, { id, question }: Extract<Ask, { type: 'ask' }>, data: TeamData): Work {
  const start = (one: TeamQuestion) => compute.startTeamSearch(one, data);
  const search = new ComparedSearch(question, start, COMPARE_WITHIN_MS);
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) =>
      isLast
        ? { type: 'answer', id, answer: search.answer() }
        : { type: 'progress', id, progress: search.progress(), partial: search.answer() },
  };
}

function joining(
  compute: Compute,
  { id, question, charts }: Extract<Ask, { type: 'medley' }>,
  data: Omit<TeamData, 'chart'>,
): Work {
  const search = new ComparedMedley(question, (one) => compute.startMedleySearch(one, { ...data, charts }));
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) => ({ type: 'joined', id, isLast, answer: search.report() }),
  };
}

function scoring(compute: Compute, { id, problem }: Extract<Ask, { type: 'score' }>): Work {
  const run = compute.startChartScoring(problem);
  return {
    advance: (ms) => run.advance(ms),
    report: (isLast) => ({ type: 'scored', id, isLast, answer: run.answer() }),
  };
}

function finding(
  compute: Compute,
  { id, asked }: Extract<Ask, { type: 'every' }>,
  data: Omit<TeamData, 'chart'>,
): Work {
  const search = compute.startEverySongSearch({ ...asked, data });
  let first = 0;
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) => {
      const answer = search.answer(first);
      const from = first;
      first += answer.teams.length;
      return { type: 'found', id, isLast, first: from, answer };
    },
  };
}

function helping(
  compute: Compute,
  { id, asked }: Extract<Ask, { type: 'helps' }>,
  data: Omit<TeamData, 'chart'>,
): Work {
  const search = compute.startHelpsSearch({ ...asked, data });
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) => ({ type: 'helped', id, isLast, answer: search.answer() }),
  };
}

function summing(
  compute: Compute,
  { id, asked }: Extract<Ask, { type: 'together' }>,
  data: Omit<TeamData, 'chart'>,
): Work {
  const search = compute.startOneTeamSearch({ ...asked, data });
  return {
    advance: (ms) => search.advance(ms),
    report: (isLast) => ({ type: 'summed', id, isLast, answer: search.answer() }),
  };
}

/** Advances the work until it is finished, out of time or cancelled, reporting on the way. */
async function runInSlices(
  task: Work,
  ask: Ask,
  ports: ShellPorts,
  order: () => 'go' | 'stop' | 'drop',
): Promise<void> {
  const started = ports.now();
  let reported = started;
  while (!task.advance(SLICE_MS)) {
    await ports.turn();
    if (order() !== 'go' || ports.now() - started >= ask.limitMs) return;
    if (ports.now() - reported < PROGRESS_EVERY_MS) continue;
    reported = ports.now();
    ports.post(task.report(false));
  }
}

const SHARED = ['cards', 'skills', 'characters', 'areaItems'] as const satisfies (keyof TeamData)[];

const missing = (data: Partial<TeamData>, parts: readonly (keyof TeamData)[]): Error =>
  new Error(`not sent to the engine: ${parts.filter((part) => !data[part]).join(', ')}`);

function complete(data: Partial<TeamData>): TeamData {
  const { chart } = data;
  if (!chart) throw missing(data, [...SHARED, 'chart']);
  return { ...withoutChart(data), chart };
}

function withoutChart(data: Partial<TeamData>): Omit<TeamData, 'chart'> {
  const { cards, skills, characters, areaItems } = data;
  if (cards && skills && characters && areaItems) return { cards, skills, characters, areaItems };
  throw missing(data, SHARED);
}
