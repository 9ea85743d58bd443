import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { HelpsAnswer, HelpsProblem } from '#model/compute/helps';
import type { MedleyProblem, MedleyReport } from '#model/compute/medley';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { EngineNote, TeamProblem } from '#model/compute/request';
import type { TeamAnswer, TeamProgress } from '#model/compute/team';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { changedParts, inPortions, type SharedLists, type TeamDataParts } from './lists.ts';
import { type AnswerMessage, CANCEL_WITHIN_MS, type FromWorker, isLast, type ToWorker } from './protocol.ts';

/** A running thread as the client sees it. */
export interface Thread {
  post(message: ToWorker): void;
  terminate(): void;
}
export interface ThreadEvents {
  message(message: FromWorker): void;
  crash(reason: string): void;
}

/** What every question reports; after its answer, `stopped` or `crashed` nothing more comes. */
interface QuestionEvents {
  ready(note: EngineNote): void;
  /** Cancelled, but the thread did not answer in time: the last report is the best so far. */
  stopped(): void;
  /** The thread is gone; asking again starts a new one. */
  crashed(reason: string): void;
}
export interface AskEvents extends QuestionEvents {
  progress(progress: TeamProgress, partial: TeamAnswer): void;
  answer(answer: TeamAnswer): void;
}
/** Of an answer that comes in parts, several times a second. */
export interface PartsEvents<Answer> extends QuestionEvents {
  partial(answer: Answer): void;
  answer(answer: Answer): void;
}
/** Teams of charts, the first of them for chart `first`. */
export interface FoundTeams {
  readonly first: number;
  readonly answer: EverySongAnswer;
}
export interface RunningQuestion {
  /** Asks for the best so far: `answer`, `stopped` or `crashed` follows within 100 ms. */
  cancel(): void;
  /** No one listens any more. */
  drop(): void;
}

/** A thread at work that says nothing for five looks one second apart is dead; a starting one gets thirty. */
const LOOK_MS = 1_000;
const SILENT_LOOKS = 5;
const SILENT_LOOKS_AT_START = 30;

/** The caller: `hear` gets progress and answers of the question and says whether it is over. */
interface Listener extends QuestionEvents {
  onMessage(message: AnswerMessage): void;
}
interface Running {
  readonly thread: Thread;
  note: EngineNote | null;
  readonly sent: TeamDataParts;
  silentLooks: number;
}

/** The page's side of the engine thread: one thread for all questions, started when needed, one question at a time. */
export class TeamClient {
  #running: Running | null = null;
  #current: { readonly id: number; readonly events: Listener } | null = null;
  #warming: ((note: EngineNote) => void)[] = [];
  /** Another object for each preloading; null where none goes on. */
  #preloading: object | null = null;
  #lastId = 0;
  #look: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #start: (events: ThreadEvents) => Thread;

  /** `start` starts a thread that runs worker.ts; it may throw. */
  constructor(start: (events: ThreadEvents) => Thread) {
    this.#start = start;
  }

  /** Starts the thread and compiles the module ahead of the first question. A failure shows at the question. */
  warm(ready: (note: EngineNote) => void): void {
    try {
      this.#running ??= this.#open();
      if (this.#running.note) ready(this.#running.note);
      else this.#warming.push(ready);
    } catch {
      this.#end();
    }
  }

  /**
   * Sends lists ahead of a question, which then travels without them. Copying thousands of cards takes a while: they travel in portions,
   * each, as every other list, in a `turn` of its own, in which the page answers. A question in the midst of it, another lending and the
   * end of the thread are the end of it. A failure shows at the question.
   */
  async preload(lists: SharedLists, turn: () => Promise<void>): Promise<void> {
    const preloading = {};
    this.#preloading = preloading;
    try {
      await turn();
      if (this.#preloading !== preloading) return;
      this.#running ??= this.#open();
      const running = this.#running;
      for (const { message, sent } of inPortions(running.sent, lists)) {
        running.thread.post(message);
        Object.assign(running.sent, sent);
        await turn();
        if (this.#preloading !== preloading || this.#running !== running) return;
      }
    } catch {
      this.#end();
    }
  }

  /** Asks, instead of any earlier question. The search answers with what it has after `limitMs` milliseconds. */
  ask({ question, data }: TeamProblem, limitMs: number, events: AskEvents): RunningQuestion {
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'answer') events.answer(message.answer);
      else if (message.type === 'progress') events.progress(message.progress, message.partial);
    };
    return this.#begin(listener(events, onMessage), data, (id) => ({ type: 'ask', id, question, limitMs }));
  }

  /** Scores a team on many charts, instead of any earlier question. */
  score(problem: ChartsProblem, limitMs: number, events: PartsEvents<ChartsAnswer>): RunningQuestion {
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'scored') deliver(message, events);
    };
    return this.#begin(listener(events, onMessage), {}, (id) => ({ type: 'score', id, problem, limitMs }));
  }

  /** Looks for the single steps that raise the question's target most, instead of any earlier question. */
  nextSteps(
    { question, data }: TeamProblem,
    limitMs: number,
    events: PartsEvents<UpgradeAnswer>,
  ): RunningQuestion {
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'stepped') deliver(message, events);
    };
    return this.#begin(listener(events, onMessage), data, (id) => ({ type: 'steps', id, question, limitMs }));
  }

  /** Looks for three teams at once, instead of any earlier question. */
  medley(
    { question, data }: MedleyProblem,
    limitMs: number,
    events: PartsEvents<MedleyReport>,
  ): RunningQuestion {
    const { charts, ...parts } = data;
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'joined') deliver(message, events);
    };
    return this.#begin(listener(events, onMessage), parts, (id) => ({
      type: 'medley',
      id,
      question,
      charts,
      limitMs,
    }));
  }

  /** Looks for the best team of each chart, instead of any earlier question. Every part brings only what is new. */
  everySong(problem: EverySongProblem, limitMs: number, events: PartsEvents<FoundTeams>): RunningQuestion {
    const { data, ...asked } = problem;
    const onMessage = (message: AnswerMessage): void => {
      if (message.type !== 'found') return;
      if (message.isLast) events.answer(message);
      else events.partial(message);
    };
    return this.#begin(listener(events, onMessage), data, (id) => ({ type: 'every', id, asked, limitMs }));
  }

  /** Looks for the one team whose scores on all charts add up to most, instead of any earlier question. */
  oneTeam(problem: OneTeamProblem, limitMs: number, events: PartsEvents<OneTeamAnswer>): RunningQuestion {
    const { data, ...asked } = problem;
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'summed') deliver(message, events);
    };
    return this.#begin(listener(events, onMessage), data, (id) => ({ type: 'together', id, asked, limitMs }));
  }

  /** Looks for the cards that raise the best teams, instead of any earlier question. */
  helps(problem: HelpsProblem, limitMs: number, events: PartsEvents<HelpsAnswer>): RunningQuestion {
    const { data, ...asked } = problem;
    const onMessage = (message: AnswerMessage): void => {
      if (message.type === 'helped') deliver(message, events);
    };
    return this.#begin(listener(events, onMessage), data, (id) => ({ type: 'helps', id, asked, limitMs }));
  }

  /** Ends the thread. */
  dispose(): void {
    this.#end();
  }

  #begin(events: Listener, data: TeamDataParts, message: (id: number) => ToWorker): RunningQuestion {
    this.#forget();
    this.#preloading = null;
    clearTimeout(this.#deadline);
    const id = ++this.#lastId;
    this.#current = { id, events };
    try {
      this.#running ??= this.#open();
      this.#post(this.#running, data, message(id));
    } catch (cause) {
      this.#end();
      // Sent later: the caller does not have its handle yet.
      queueMicrotask(() => events.crashed(cause instanceof Error ? cause.message : String(cause)));
    }
    return { cancel: () => this.#cancel(id), drop: () => this.#cancel(id) && this.#forget() };
  }

  #open(): Running {
    const opened: Running = {
      // A thread that was ended may still deliver; only the one that runs is heard.
      thread: this.#start({
        message: (message) => this.#running === opened && this.#onMessage(opened, message),
        crash: (reason) => this.#running === opened && this.#end()?.crashed(reason),
      }),
      note: null,
      sent: {},
      silentLooks: 0,
    };
    return opened;
  }

  #post(running: Running, data: TeamDataParts, ask: ToWorker): void {
    this.#send(running, data);
    running.thread.post(ask);
    running.silentLooks = 0;
    this.#look = setInterval(() => this.#checkLife(running), LOOK_MS);
    if (running.note) this.#current?.events.ready(running.note);
  }

  #send(running: Running, data: TeamDataParts): void {
    const parts = changedParts(running.sent, data);
    if (Object.keys(parts).length > 0) running.thread.post({ type: 'data', parts });
    Object.assign(running.sent, parts);
  }

  #onMessage(from: Running, message: FromWorker): void {
    from.silentLooks = 0;
    if (message.type === 'failure') this.#end()?.crashed(message.message);
    else if (message.type === 'ready') this.#noteEngine(from, message.note);
    else this.#dispatch(message);
  }

  #dispatch(message: AnswerMessage): void {
    const isOver = isLast(message);
    if (isOver && message.id === this.#lastId) clearTimeout(this.#deadline);
    if (message.id !== this.#current?.id) return;
    const { events } = this.#current;
    if (isOver) this.#forget();
    events.onMessage(message);
  }

  #noteEngine(running: Running, note: EngineNote): void {
    running.note = note;
    for (const notify of this.#warming.splice(0)) notify(note);
    this.#current?.events.ready(note);
  }

  #checkLife(running: Running): void {
    running.silentLooks += 1;
    const limit = running.note ? SILENT_LOOKS : SILENT_LOOKS_AT_START;
    if (running.silentLooks >= limit) this.#end()?.crashed('the engine thread timed out');
  }

  /** Wants an answer to the question within 100 ms, else ends the thread. False when it is no longer asked. */
  #cancel(id: number): boolean {
    if (this.#current?.id !== id) return false;
    this.#running?.thread.post({ type: 'cancel', id });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#end()?.stopped(), CANCEL_WITHIN_MS);
    return true;
  }

  /** The question is over; returns its listener. */
  #forget(): Listener | null {
    const events = this.#current?.events ?? null;
    clearInterval(this.#look);
    this.#current = null;
    return events;
  }

  /** Ends the thread and the question; returns its listener so that the caller can give it the reason. */
  #end(): Listener | null {
    clearTimeout(this.#deadline);
    this.#running?.thread.terminate();
    this.#running = null;
    this.#warming = [];
    return this.#forget();
  }
}

const listener = (
  { ready, stopped, crashed }: QuestionEvents,
  onMessage: Listener['onMessage'],
): Listener => ({
  ready,
  stopped,
  crashed,
  onMessage,
});

/** Hands on one part of an answer, or the last. */
function deliver<Answer>(
  { isLast, answer }: { readonly isLast: boolean; readonly answer: Answer },
  events: PartsEvents<Answer>,
): void {
  if (isLast) events.answer(answer);
  else events.partial(answer);
}
