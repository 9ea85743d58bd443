import type { EngineNote } from '#model/compute/request';
import type { TeamData } from '#model/compute/team';
import type { Compute, TeamSearch } from '../compute.ts';
import { type FromWorker, PROGRESS_EVERY_MS, SLICE_MS, type ToWorker } from './protocol.ts';

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

type Ask = Extract<ToWorker, { type: 'ask' }>;

/**
 * The engine thread without the thread: receives messages, runs one search at a time in slices and posts what
 * happened. A failure is posted once; whoever started the thread then ends it.
 */
export function createShell(ports: ShellPorts): (message: ToWorker) => void {
  const engine = ports.open();
  let data: Partial<TeamData> = {};
  /** Id of the search that may go on; any other id stops at its next slice. */
  let current = 0;
  let cancelled = 0;

  const fail = (cause: unknown) =>
    ports.post({ type: 'failure', message: cause instanceof Error ? cause.message : String(cause) });

  async function work(ask: Ask): Promise<void> {
    const { compute } = await engine;
    if (current !== ask.id) return;
    const search = compute.startTeamSearch(ask.question, complete(data));
    await runInSlices(search, ask, ports, () =>
      current !== ask.id ? 'drop' : cancelled === ask.id ? 'stop' : 'go',
    );
    if (current === ask.id) ports.post({ type: 'answer', id: ask.id, answer: search.answer() });
  }

  engine.then(({ note }) => ports.post({ type: 'ready', note }), fail);
  return (message) => {
    if (message.type === 'data') data = { ...data, ...message.parts };
    else if (message.type === 'cancel') cancelled = message.id;
    else {
      current = message.id;
      work(message).catch(fail);
    }
  };
}

/** Advances the search until it is finished, out of time or told to stop, reporting on the way. */
async function runInSlices(
  search: TeamSearch,
  ask: Ask,
  ports: ShellPorts,
  order: () => 'go' | 'stop' | 'drop',
): Promise<void> {
  const started = ports.now();
  let reported = started;
  while (!search.advance(SLICE_MS)) {
    await ports.turn();
    if (order() !== 'go' || ports.now() - started >= ask.limitMs) return;
    if (ports.now() - reported < PROGRESS_EVERY_MS) continue;
    reported = ports.now();
    ports.post({ type: 'progress', id: ask.id, progress: search.progress(), partial: search.answer() });
  }
}

const PARTS = ['cards', 'skills', 'characters', 'areaItems', 'chart'] as const satisfies (keyof TeamData)[];

function complete(data: Partial<TeamData>): TeamData {
  const { cards, skills, characters, areaItems, chart } = data;
  if (cards && skills && characters && areaItems && chart)
    return { cards, skills, characters, areaItems, chart };
  throw new Error(`not sent to the engine: ${PARTS.filter((part) => !data[part]).join(', ')}`);
}
