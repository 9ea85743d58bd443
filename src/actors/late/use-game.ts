import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import {
  type GameActor,
  type GameCommands,
  type GameView,
  gameCommands,
  gameView,
} from '#machines/game/game.view';
import type { Unsent, UnsentDaily, UnsentEdit } from '#machines/game/kit.view';
import type { DailyRecords, DailyResult } from '#model/games/daily';
import { useLate } from './use-late.ts';

export type { Play } from '#machines/game/game.view';
export type { GameActor, GameCommands, GameView, UnsentDaily };

/** A game that ends with the component. Waits for its code. */
export const useGame = (): GameActor => useActorRef(useLate('game').logic);

/** What can be done: always the same. */
export const useGameCommands = (actor: GameActor): GameCommands =>
  useMemo(() => gameCommands(actor.send), [actor]);

/** All of it but the time that passes: drawn anew when something is done. */
export function useGameView(actor: GameActor): GameView {
  const snapshot = useSelector(
    actor,
    (state) => state,
    (a, b) => a.value === b.value && a.context.moves === b.context.moves && a.context.at === b.context.at,
  );
  return useMemo(() => gameView(snapshot), [snapshot]);
}

/** One thing of it that changes with the time; drawn anew only when that is another. */
export const useGameTime = (actor: GameActor, read: (view: GameView) => number): number =>
  useSelector(
    actor,
    useCallback((snapshot) => read(gameView(snapshot)), [read]),
  );

/** The taps of an excerpt, played once. Always the same function. Waits for its code. */
export const useTapSounds = () => useLate('game').playTaps;

/** How the visitor did in the daily challenges, and what is added to that. Waits for its code. */
export function useDaily(): { readonly records: DailyRecords; readonly add: (result: DailyResult) => void } {
  const { daily } = useLate('game');
  const records = useSelector(daily, ({ context }) => context.value);
  return useMemo(
    () => ({ records, add: (edit) => daily.send({ type: 'VALUE.EDITED', edit }) }),
    [records, daily],
  );
}

/** Challenges that the server has not got yet. Waits for its code. */
export function useUnsent(): { readonly unsent: Unsent; readonly edit: (edit: UnsentEdit) => void } {
  const { unsent: actor } = useLate('game');
  const unsent = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ unsent, edit: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [unsent, actor],
  );
}
