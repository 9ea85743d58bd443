import { createActor, fromCallback, fromPromise } from 'xstate';
import { DAILY } from '#machines/game/daily.logic';
import { gameMachine } from '#machines/game/game.machine';
import type { GameEvent } from '#machines/game/game.types';
import type { GameLogic } from '#machines/game/game.view';
import type { GameKit } from '#machines/game/kit.view';
import { keptMachine } from '#machines/kept/kept.machine';
import { picturesOf, type Question } from '#model/games/questions';
import { storage, tabs } from '#src/app/kept.ts';
import { kept } from '#src/app/services.ts';
import { watchTime } from '#src/platform/passing-time.ts';
import { wholePicture } from '#src/platform/whole-picture.ts';
import { saveOnLeave, unflushedSaver } from '../leaving.ts';

async function load(question: Question | null): Promise<Question> {
  if (question === null) throw new Error('there is no such question');
  await Promise.all(picturesOf(question).map(wholePicture));
  return question;
}

const loading = fromPromise<Question, Question | null>(({ input }) => load(input));

/** The machine of the small games with every slot filled. */
const logic: GameLogic = gameMachine.provide({
  actors: {
    preload: loading,
    ahead: loading,
    timer: fromCallback<GameEvent>(({ sendBack }) =>
      watchTime((ms) => sendBack({ type: 'TIME.PASSED', ms })),
    ),
  },
});

/** Records are read once for all games of a visit. */
export function openGameKit(): GameKit {
  const daily = createActor(keptMachine(DAILY).provide({ actors: kept(storage, DAILY, tabs) }));
  daily.start();
  saveOnLeave([unflushedSaver(DAILY, daily)]);
  return { logic, daily };
}
