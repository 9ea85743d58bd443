/** First file of the thread's own bundle: reads the index of a server, which is large, and answers what is asked of it. */
import { fetchIndex } from './fetch-index.ts';
import { type IndexRequest, type IndexResponse, indexAnswerer } from './index-answers.ts';

const answer = indexAnswerer(fetchIndex);

addEventListener('message', async ({ data: { id, server, question } }: MessageEvent<IndexRequest>) => {
  const replied: IndexResponse = { id, reply: await answer(server, question) };
  postMessage(replied);
});
