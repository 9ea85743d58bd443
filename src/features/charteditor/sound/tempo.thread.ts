/** First file of the tempo thread's own bundle: answers one question. */
import { answerTempo, type TempoQuestion } from './tempo-question.ts';

addEventListener('message', ({ data }: MessageEvent<TempoQuestion>) => {
  for (const reply of answerTempo(data)) postMessage(reply);
});
