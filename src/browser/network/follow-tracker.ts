import { TRACKER_STREAM } from '#model/contract/tracker/stream';
import { asInteger, asList, asObject } from '#model/records/reading';
import { followStream } from './follow-stream.ts';

/** An event of the game that has new points, of ranks or of the ten best. */
export interface TrackerSample {
  /** By index: 0 jp … 4 kr. */
  readonly server: number;
  readonly event: number;
}

const NEWS = '/api/tracker/news';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null for what is no sample. */
function readSample(json: unknown): TrackerSample | null {
  const { server, event } = asObject(json);
  const [index, which] = [asInteger(server), asInteger(event)];
  return index === null || which === null ? null : { server: index, event: which };
}

async function askJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  return response.ok ? response.json() : null;
}

type Follower = (sample: TrackerSample) => void;

/** Who follows in this tab: one stream is enough for all of them. */
const followers = new Set<Follower>();
let lastId: number | null = null;
let stop = (): void => {};

/** An address that asks for what came after the last sample. */
const afterLast = (address: string): string => (lastId === null ? address : `${address}?after=${lastId}`);

function takeSample(id: number | null, sample: TrackerSample | null): void {
  if (id === null || sample === null) return;
  lastId = id;
  for (const follower of followers) follower(sample);
}

/** Asks once for what is new: where no stream comes, and before the first sample, so that the next connection knows where to go on. */
async function askNews(): Promise<void> {
  const answer = asObject(await askJson(afterLast(NEWS)).catch(() => null));
  if (followers.size === 0) return;
  for (const row of asList(answer.samples, (each) => each))
    takeSample(asInteger(asObject(row).id), readSample(row));
  lastId = asInteger(answer.latest) ?? lastId;
}

const listen = (): (() => void) =>
  followStream({
    address: () => afterLast(TRACKER_STREAM.path),
    on: { sample: (data, id) => takeSample(asInteger(id), readSample(readJson(data))) },
    onOpen: () => {
      if (lastId === null) void askNews();
    },
    onLost: (why) => {
      if (why === 'failed') void askNews();
    },
  });

/**
 * Calls back whenever an event of the game has new points, seconds after the site has them, while the page is shown; what came while it was
 * hidden follows when it shows again. Where streams do not come it asks each time one failed. The function returned ends it.
 */
export function followTracker(onSample: Follower): () => void {
  // One that follows twice is called twice.
  const own: Follower = (sample) => onSample(sample);
  if (followers.size === 0) stop = listen();
  followers.add(own);
  return () => {
    if (followers.delete(own) && followers.size === 0) stop();
  };
}
