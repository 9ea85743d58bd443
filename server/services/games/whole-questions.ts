import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { type ChartQuestion, withChart } from '#model/games/chart-questions';
import type { GameQuestion } from '#model/games/questions';
import type { DataService } from '../published/data.ts';
import { breather } from '../slices.ts';

async function withNotes(data: DataService, question: ChartQuestion): Promise<GameQuestion> {
  const answer = await data.answer(`charts/${question.answer}/${question.difficulty}`);
  if (answer.status !== 'found') return question;
  const json: unknown = JSON.parse(Buffer.from(answer.prepared.bodies.identity).toString('utf8'));
  return withChart(question, playableChart(parseChart(json))) ?? question;
}

/** The questions with all that a replay needs; one whose chart is missing stays as it is, and was never asked. */
export async function wholeQuestions(
  data: DataService,
  questions: readonly GameQuestion[],
): Promise<readonly GameQuestion[]> {
  const whole: GameQuestion[] = [];
  const breathe = breather();
  for (const question of questions) {
    whole.push(question.game === 'chartmaster' ? await withNotes(data, question) : question);
    await breathe();
  }
  return whole;
}
