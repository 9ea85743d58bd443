import { useActorRef, useSelector } from '@xstate/react';
import { startTransition, use, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type GameActor,
  type GameCommands,
  type GameView,
  gameCommands,
  gameView,
} from '#machines/game/game.view';
import type { GameKit, Unsent, UnsentDaily, UnsentEdit } from '#machines/game/kit.view';
import type { Best, Bests } from '#model/games/bests';
import type { DailyRecords, DailyResult } from '#model/games/daily';
import type { GameQuestion } from '#model/games/questions';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { BegunGame } from '#machines/game/game.view';
export type { GameActor, GameCommands, GameView, UnsentDaily };

const loadKit = fetchOnce(async () => (await import('./game.actors.ts')).openGameKit());

const useKit = (): GameKit => use(loadKit());

/** A game that ends with the component. Waits for its code. */
export const useGame = (): GameActor => useActorRef(useKit().logic);

/** What can be done: always the same. */
export const useGameCommands = (actor: GameActor): GameCommands =>
  useMemo(() => gameCommands(actor), [actor]);

type Snapshot = ReturnType<GameActor['getSnapshot']>;

const isDrawnAlike = (a: Snapshot, b: Snapshot): boolean =>
  a.value === b.value && a.context.moves === b.context.moves && a.context.at === b.context.at;

/** A question that was preloaded comes sooner than this: its loading state would only flash. */
const WAIT_MS = 100;

/**
 * All of it but the time that passes: redrawn when something is done. As a transition, which stays interruptible: React renders
 * updates of a store in one task, and a question takes a phone longer than a press may wait.
 */
export function useGameView(actor: GameActor): GameView {
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      const next = actor.getSnapshot();
      startTransition(() => setSnapshot((before) => (isDrawnAlike(before, next) ? before : next)));
    };
    const take = () => {
      clearTimeout(timer);
      if (actor.getSnapshot().value === 'preloading') timer = setTimeout(draw, WAIT_MS);
      else draw();
    };
    take();
    const { unsubscribe } = actor.subscribe(take);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [actor]);
  return useMemo(() => gameView(snapshot), [snapshot]);
}

/** One thing of it that changes with the time; redrawn only when that changes. */
export const useGameTime = (actor: GameActor, read: (view: GameView) => number): number =>
  useSelector(
    actor,
    useCallback((snapshot) => read(gameView(snapshot)), [read]),
  );

/** Settings that have not changed for this long are probably final: the first question is fetched. */
const AHEAD_MS = 1_000;

/** Fetches the first question of what stands ready, while the settings are looked at. `ready` changes with them; null for none. Waits for its code. */
export function useFirstAhead(ready: object | null, questions: () => readonly GameQuestion[]): void {
  const { load } = useKit();
  const fetchFirst = useEffectEvent(() => {
    const [first] = questions();
    // It is asked for once more when its turn comes.
    if (first) void load(first).catch(() => undefined);
  });
  useEffect(() => {
    if (ready === null) return;
    const timer = setTimeout(fetchFirst, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [ready]);
}

/** The taps of an excerpt, played once. Always the same function. Waits for its code. */
export const useTapSounds = () => useKit().playTaps;

/** How the visitor did in the daily challenges, and what is added to that. Waits for its code. */
export function useDaily(): { readonly records: DailyRecords; readonly add: (result: DailyResult) => void } {
  const { daily } = useKit();
  const records = useSelector(daily, ({ context }) => context.value);
  return useMemo(
    () => ({ records, add: (edit) => daily.send({ type: 'VALUE.EDITED', edit }) }),
    [records, daily],
  );
}

/** The most points by game and settings, and what is added to that. Waits for its code. */
export function useBests(): { readonly bests: Bests; readonly add: (best: Best) => void } {
  const { bests: actor } = useKit();
  const bests = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ bests, add: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [bests, actor],
  );
}

/** Challenges that the server has not got yet. Waits for its code. */
export function useUnsent(): { readonly unsent: Unsent; readonly edit: (edit: UnsentEdit) => void } {
  const { unsent: actor } = useKit();
  const unsent = useSelector(actor, ({ context }) => context.value);
  return useMemo(
    () => ({ unsent, edit: (edit) => actor.send({ type: 'VALUE.EDITED', edit }) }),
    [unsent, actor],
  );
}
