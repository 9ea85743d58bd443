import type { ServerCode } from '#model/vocabulary/servers';
import { type BrowserThread, listenToWorker } from '#src/browser/thread.ts';
import { fetchIndex } from './fetch-index.ts';
import {
  type IndexQuestion,
  type IndexReply,
  type IndexRequest,
  type IndexResponse,
  indexAnswerer,
} from './index-answers.ts';

type Ask = (server: ServerCode, question: IndexQuestion) => Promise<IndexReply>;

/** Begins the thread; null where there can be none. */
function startThread(onCrash: (unanswered: readonly Waiting[]) => void): Ask | null {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let thread: BrowserThread<IndexRequest>;
  try {
    const worker = new Worker(new URL('./asset-index.thread.ts', import.meta.url), {
      type: 'module',
      name: 'asset-index',
    });
    thread = listenToWorker<IndexRequest, IndexResponse>(worker, {
      message: ({ id, reply }) => {
        waiting.get(id)?.resolve(reply);
        waiting.delete(id);
      },
      crash: () => {
        worker.terminate();
        onCrash([...waiting.values()]);
        waiting.clear();
      },
    });
  } catch {
    return null;
  }
  return (server, question) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, { server, question, resolve });
      thread.post({ id: last, server, question });
    });
}

interface Waiting {
  readonly server: ServerCode;
  readonly question: IndexQuestion;
  readonly resolve: (reply: IndexReply) => void;
}

let ask: Ask | null = null;

/** Asks the index of a server, on a thread of its own. Where there is none, or when it crashed, the page answers itself. */
export function askIndex(server: ServerCode, question: IndexQuestion): Promise<IndexReply> {
  ask ??=
    startThread((unanswered) => {
      const here = indexAnswerer(fetchIndex);
      ask = here;
      for (const { server: of, question: what, resolve } of unanswered) void here(of, what).then(resolve);
    }) ?? indexAnswerer(fetchIndex);
  return ask(server, question);
}
