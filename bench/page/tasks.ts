import type { Browser, Page } from 'playwright';

/** One task of the page's main thread: nothing the visitor does is answered while it runs. */
export interface Task {
  readonly wallMs: number;
  /** Its share of the processor alone: what is left of it on a machine with nothing else to do. */
  readonly cpuMs: number;
  /** What took most of it, largest first. */
  readonly parts: readonly { readonly name: string; readonly ms: number }[];
}

/** Longer than that, a task holds the page up noticeably. */
export const LONG_MS = 50;

/** An entry of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly functionName?: string } };
}

type Span = TraceEvent & { readonly dur: number };

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const TOP_PARTS = 3;

const isSpan = (event: TraceEvent): event is Span => event.ph === 'X' && event.dur !== undefined;

const endOf = ({ ts, dur }: Span): number => ts + dur;

/** Time in the spans of each name without what is nested in them. */
function ownTimes(spans: readonly Span[]): ReadonlyMap<string, number> {
  const own = new Map<string, number>();
  const add = (name: string, us: number) => own.set(name, (own.get(name) ?? 0) + us);
  const open: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && endOf(open.at(-1) as Span) <= span.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent.name, -span.dur);
    add(span.name, span.dur);
    open.push(span);
  }
  return own;
}

function taskOf(task: Span, spans: readonly Span[]): Task {
  const inside = spans.filter((span) => span.ts >= task.ts && endOf(span) <= endOf(task));
  const parts = [...ownTimes(inside)].map(([name, us]) => ({ name, ms: us / 1000 }));
  return {
    wallMs: task.dur / 1000,
    cpuMs: cpuOf(task) / 1000,
    parts: parts.sort((a, b) => b.ms - a.ms).slice(0, TOP_PARTS),
  };
}

const cpuOf = ({ tdur, dur }: Span): number => tdur ?? dur;

/** The tasks of the main thread, the one that took most processor time first; parts of that one alone. */
function mainTasks(events: readonly TraceEvent[]): { longest: Task; tasks: readonly Pick<Task, 'cpuMs'>[] } {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const spans = events.filter(isSpan).filter(({ pid, tid }) => isMain.has(`${pid} ${tid}`));
  const runs = spans.filter(({ name }) => name === 'RunTask').sort((a, b) => cpuOf(b) - cpuOf(a));
  const tasks = runs.map((run) => ({ cpuMs: cpuOf(run) / 1000 }));
  const [first] = runs;
  if (!first) return { longest: { wallMs: 0, cpuMs: 0, parts: [] }, tasks };
  const same = spans.filter(({ pid, name }) => pid === first.pid && name !== 'RunTask');
  return { longest: taskOf(first, same), tasks };
}

/** Does something on the page and returns the tasks it led to. */
export async function traced<T>(
  page: Page,
  act: () => Promise<T>,
): Promise<{ result: T } & ReturnType<typeof mainTasks>> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await act().catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return { result, ...mainTasks(trace.traceEvents) };
}
