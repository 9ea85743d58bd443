import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import { asInteger, asList, asObject } from '#model/records/reading';
import { MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import { whilePageLives } from '../page/visibility.ts';
import { createLock, type Lock } from '../storage/lock.ts';

/** An event of the game that has new points, of ranks or of the ten best. */
export interface TrackerSample {
  /** By index: 0 jp … 4 kr. */
  readonly server: number;
  readonly event: number;
}

/** A sample with what to say when the next ones are asked for. */
export interface HeardSample extends TrackerSample {
  readonly id: number;
}

/** What can happen to a stream. */
export interface StreamEvents {
  readonly onOpen: () => void;
  readonly onMessage: (id: string, data: string) => void;
  /** `isOver`: the browser does not try again by itself. */
  readonly onError: (isOver: boolean) => void;
}

/** The browser behind what is decided here. Functions that are given back end what was begun. */
export interface FollowerParts {
  readonly lock: Lock;
  readonly channel: {
    readonly post: (heard: HeardSample) => void;
    readonly listen: (onHeard: (heard: HeardSample) => void) => () => void;
  };
  readonly openStream: (address: string, on: StreamEvents) => () => void;
  readonly ask: (address: string) => Promise<unknown>;
  readonly later: (task: () => void, ms: number) => () => void;
  /** Ends what is begun while the page lies in the browser's memory, and begins it anew afterwards. */
  readonly whilePageLives: (begin: () => () => void) => () => void;
}

const NEWS = '/api/tracker/news';
/** A stream that says nothing until then is held up on its way. */
const OPENING_MS = 15 * SECOND_MS;
/** How often is asked where streams do not come, and after how long they are tried again. */
const POLL_MS = MINUTE_MS;
const TRY_AGAIN_MS = 5 * MINUTE_MS;
const LOCK_AGAIN_MS = 5 * SECOND_MS;
/** Errors in a row after which a stream is given up. */
const MOST_ERRORS = 5;

/** Null for what is no sample. */
export function readSample(json: unknown, id: unknown): HeardSample | null {
  const { server, event } = asObject(json);
  const heard = { id: asInteger(id), server: asInteger(server), event: asInteger(event) };
  const { id: number, server: index, event: which } = heard;
  return number === null || index === null || which === null
    ? null
    : { id: number, server: index, event: which };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a tab has heard, and whom it tells. */
class Hearing {
  readonly #parts: FollowerParts;
  readonly followers = new Set<(sample: TrackerSample) => void>();
  #lastId: number | null = null;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
  }

  /** An address that asks for what comes after what was heard last. */
  afterLast(address: string): string {
    return this.#lastId === null ? address : `${address}?after=${this.#lastId}`;
  }

  hear(heard: HeardSample): void {
    this.#lastId = heard.id;
    for (const tell of this.followers) tell({ server: heard.server, event: heard.event });
  }

  /** The other tabs hear of it from this one. */
  hearFirst(heard: HeardSample): void {
    this.#parts.channel.post(heard);
    this.hear(heard);
  }

  /** Asks once what is new since the last time. */
  async poll(isOver: () => boolean): Promise<void> {
    const answer = asObject(await this.#parts.ask(this.afterLast(NEWS)).catch(() => null));
    if (isOver()) return;
    for (const row of asList(answer.samples, (each) => each)) {
      const heard = readSample(row, asObject(row).id);
      if (heard) this.hearFirst(heard);
    }
    this.#lastId = asInteger(answer.latest) ?? this.#lastId;
  }
}

/** Listens to the other tabs, and leads them when this one holds the lock, until it is ended. */
function takePart(parts: FollowerParts, hearing: Hearing): () => void {
  let isOver = false;
  let stopLeading = (): void => {};
  let stopWaiting = (): void => {};
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      if (isOver) {
        resolve();
        return;
      }
      const end = listenOrPoll(parts, hearing);
      stopLeading = () => {
        end();
        resolve();
      };
    });
  const wait = (): void => {
    // Whoever waits too long for the lock asks for it again: another tab leads meanwhile.
    parts.lock.run('tracker', lead).catch(() => {
      if (!isOver) stopWaiting = parts.later(wait, LOCK_AGAIN_MS);
    });
  };
  const deafen = parts.channel.listen((heard) => hearing.hear(heard));
  wait();
  return () => {
    isOver = true;
    deafen();
    stopWaiting();
    stopLeading();
  };
}

/**
 * Follows what is new, with one stream for all tabs: the tab that holds the lock listens and tells the others; when it
 * closes, the next one goes on after what was heard last. Where streams do not come it asks every minute.
 */
export function createFollower(
  parts: FollowerParts,
): (onSample: (sample: TrackerSample) => void) => () => void {
  const hearing = new Hearing(parts);
  let rest: (() => void) | null = null;
  return (onSample) => {
    // One that follows twice is told twice.
    const own = (sample: TrackerSample): void => onSample(sample);
    hearing.followers.add(own);
    rest ??= parts.whilePageLives(() => takePart(parts, hearing));
    return () => {
      hearing.followers.delete(own);
      if (hearing.followers.size > 0) return;
      rest?.();
      rest = null;
    };
  };
}

/** The work of the leading tab, until it is ended. */
function listenOrPoll(parts: FollowerParts, hearing: Hearing): () => void {
  let isOver = false;
  let stop = (): void => {};

  const pollFor = (leftMs: number): void => {
    if (isOver) return;
    if (leftMs <= 0) {
      listen();
      return;
    }
    void hearing.poll(() => isOver);
    stop = parts.later(() => pollFor(leftMs - POLL_MS), POLL_MS);
  };

  const listen = (): void => {
    let errors = 0;
    let isOpen = false;
    const giveUp = (): void => {
      stop();
      pollFor(TRY_AGAIN_MS);
    };
    const stopPatience = parts.later(() => {
      if (!isOpen) giveUp();
    }, OPENING_MS);
    const closeStream = parts.openStream(hearing.afterLast(TRACKER_STREAM.path), {
      onOpen: () => {
        isOpen = true;
        errors = 0;
      },
      onMessage: (id, data) => {
        const heard = readSample(parsed(data), Number(id));
        if (heard) hearing.hearFirst(heard);
      },
      onError: (isDone) => {
        errors++;
        if (isDone || errors >= MOST_ERRORS) giveUp();
      },
    });
    stop = () => {
      stopPatience();
      closeStream();
    };
  };

  listen();
  return () => {
    isOver = true;
    stop();
  };
}

/** Messages of other tabs are ours; what an older version of the site posts is no sample. */
function tabChannel(): FollowerParts['channel'] {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('setori-tracker');
  return {
    post: (heard) => channel.postMessage(heard),
    listen(onHeard) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        const heard = readSample(data, asObject(data).id);
        if (heard) onHeard(heard);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}

function openEventSource(address: string, { onOpen, onMessage, onError }: StreamEvents): () => void {
  const source = new EventSource(address);
  source.addEventListener('open', onOpen);
  source.addEventListener('sample', (message: MessageEvent<unknown>) =>
    onMessage(message.lastEventId, String(message.data)),
  );
  source.addEventListener('error', () => onError(source.readyState === EventSource.CLOSED));
  return () => source.close();
}

async function askJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`news of the tracker: ${response.status}`);
  return response.json();
}

let shared: ReturnType<typeof createFollower> | null = null;

/**
 * Calls back whenever an event of the game has new points, seconds after the site has them. The function returned ends it.
 * All tabs of a browser share one connection.
 */
export function followTracker(onSample: (sample: TrackerSample) => void): () => void {
  shared ??= createFollower({
    lock: createLock(),
    channel: tabChannel(),
    openStream: openEventSource,
    ask: askJson,
    later: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    whilePageLives,
  });
  return shared(onSample);
}
