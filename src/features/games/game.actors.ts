import { createActor, fromCallback, fromPromise } from 'xstate';
import { BESTS } from '#machines/game/bests.logic';
import { DAILY } from '#machines/game/daily.logic';
import { gameMachine } from '#machines/game/game.machine';
import type { TimeAsked } from '#machines/game/game.types';
import type { GameLogic } from '#machines/game/game.view';
import type { GameKit } from '#machines/game/kit.view';
import { UNSENT } from '#machines/game/unsent.logic';
import { keptMachine } from '#machines/kept/kept.machine';
import type { QueuedHit } from '#model/chart/clock/hit-queue';
import { type ChartQuestion, withChart } from '#model/games/chart-questions';
import { type GameQuestion, picturesOf } from '#model/games/questions';
import { wholePicture } from '../../browser/page/whole-picture.ts';
import { storage, tabs } from '../../browser/storage/kept.ts';
import { watchTime } from '../../browser/time/passing-time.ts';
import { kept } from '../../kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '../../kit/actors/leaving.ts';
import { queryClient } from '../../kit/data/query-client.ts';

/** Sound takes a moment to begin. */
const LEAD_SECONDS = 0.1;

const loaded = new WeakMap<GameQuestion, Promise<GameQuestion>>();

/** What came ahead is not waited for again; what failed is retried. */
async function load(question: GameQuestion | null): Promise<GameQuestion> {
  if (question === null) throw new Error('there is no such question');
  const loading = loaded.get(question) ?? fetchWhole(question);
  loaded.set(question, loading);
  return loading.catch((error: unknown) => {
    loaded.delete(question);
    throw error;
  });
}

async function fetchWhole(question: GameQuestion): Promise<GameQuestion> {
  if (question.game === 'chartmaster') return loadChart(question);
  await Promise.all(picturesOf(question).map(wholePicture));
  return question;
}

/** Charts and what reads them come for the game that asks about them alone. */
async function loadChart(question: ChartQuestion): Promise<GameQuestion> {
  const { drawnChartQuery } = await import('../charts/drawn-chart.data.ts');
  const { plain } = await queryClient.fetchQuery(drawnChartQuery(question.answer, question.difficulty));
  const whole = withChart(question, plain);
  if (whole === null) throw new Error('the chart has too few notes');
  return whole;
}

/** Sounds of the stage, as soon as their code is there; each starts from its beginning. */
function playTaps(hits: readonly QueuedHit[]): () => void {
  let isWanted = true;
  let close = () => {};
  const begin = async () => {
    const { createDeck } = await import('../../browser/sound/deck.ts');
    if (!isWanted) return;
    const deck = createDeck();
    close = () => deck.close();
    await deck.unlock();
    if (!isWanted) return;
    const start = deck.now() + LEAD_SECONDS;
    for (const { sound, time } of hits) deck.hit(sound, start + time);
  };
  // Without sound the game goes on as it is.
  void begin().catch(() => undefined);
  return () => {
    isWanted = false;
    close();
  };
}

const loading = fromPromise<GameQuestion, GameQuestion | null>(({ input }) => load(input));

/** The machine of the small games with every slot filled. */
const logic: GameLogic = gameMachine.provide({
  actors: {
    preload: loading,
    ahead: loading,
    timer: fromCallback<TimeAsked>(({ sendBack, receive }) => {
      const { report, stop } = watchTime((ms) => sendBack({ type: 'TIME.PASSED', ms }));
      receive(report);
      return stop;
    }),
  },
});

/** Records are read once for all games of a visit. */
export function openGameKit(): GameKit {
  const daily = createActor(keptMachine(DAILY).provide({ actors: kept(storage, DAILY, tabs) })).start();
  const unsent = createActor(keptMachine(UNSENT).provide({ actors: kept(storage, UNSENT, tabs) })).start();
  const bests = createActor(keptMachine(BESTS).provide({ actors: kept(storage, BESTS, tabs) })).start();
  saveOnLeave([unflushedSaver(DAILY, daily), unflushedSaver(UNSENT, unsent), unflushedSaver(BESTS, bests)]);
  return { logic, daily, bests, unsent, load, playTaps };
}
