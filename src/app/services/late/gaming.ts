import { fromCallback, fromPromise } from 'xstate';
import { gameMachine } from '#machines/game/game.machine';
import type { GameEvent } from '#machines/game/game.types';
import type { GameLogic } from '#machines/game/game.view';
import { picturesOf, type Question } from '#model/games/questions';
import { watchTime } from '#src/platform/passing-time.ts';
import { wholePicture } from '#src/platform/whole-picture.ts';

async function load(question: Question | null): Promise<undefined> {
  if (question === null) throw new Error('there is no such question');
  await Promise.all(picturesOf(question).map(wholePicture));
}

const loading = fromPromise<undefined, Question | null>(({ input }) => load(input));

/** The machine of the small games with every slot filled. */
export const game: GameLogic = gameMachine.provide({
  actors: {
    preload: loading,
    ahead: loading,
    timer: fromCallback<GameEvent>(({ sendBack }) =>
      watchTime((ms) => sendBack({ type: 'TIME.PASSED', ms })),
    ),
  },
});
