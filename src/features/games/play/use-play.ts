import { useCallback, useMemo, useRef } from 'react';
import { dayOfGame } from '#model/games/daily';
import { dayOf } from '#model/games/day';
import { GAME_LISTS } from '#model/games/lists';
import { type Since, sinceOf, versionOf } from '#model/games/pool';
import { checkPool, type GameQuestion, type PoolCheck, questionsOf } from '#model/games/questions';
import type { BegunSettings, GameName, GameSettings } from '#model/games/settings';
import { DAY_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { type LoadedLists, useLists } from '#src/kit/data/lists.ts';
import type { BegunGame } from '../use-game.ts';
import { GAME_ADDRESS } from './address.ts';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export interface Playing {
  readonly game: GameName;
  readonly data: LoadedLists;
  /** `2026-11-27`. */
  readonly today: string;
  /** The day whose challenge the settings are; null for any other game. */
  readonly daily: string | null;
  readonly settings: GameSettings;
  /** As they would be played now; null until the data and the day are known. */
  readonly begun: BegunSettings | null;
  /** Whether the cards or songs are enough for as many questions. */
  readonly isEnough: boolean;
  /** Cards, or songs, that fit the settings. */
  readonly pool: number;
  /** What happened to the data since the link was made. It looks at all cards or songs. */
  readonly sinceOf: (made: BegunSettings) => Since;
  /** Other settings are another game: the seed of the link goes. */
  readonly change: (change: Partial<GameSettings>) => void;
  /** The questions of the game that begins next, unless it is to be a new one. */
  readonly questions: () => readonly GameQuestion[];
  /** The game as the link says it, or one with a seed of its own, which then stands in the address. */
  readonly begin: (isNew: boolean, bestBefore: number | null) => BegunGame | null;
}

/** A game that stands ready, and the settings that it was made from. */
interface Made extends Pick<BegunGame, 'settings' | 'questions'> {
  readonly from: BegunSettings;
}

const NO_POOL: PoolCheck = { size: 0, isEnough: false };
/** Other settings are another game. */
export const NO_GAME = { seed: null, data: null } as const;

/** The settings of a game, what they find, and the way to begin it. */
export function usePlay(game: GameName): Playing {
  const { inputs, change } = useAddress(GAME_ADDRESS);
  const { main } = useServers();
  const data = useLists(GAME_LISTS[game]);
  const now = useNow(DAY_MS);
  const lists = data.version === null || now === 0 ? null : data.lists;
  const begun = useMemo(() => {
    if (lists === null) return null;
    const server = inputs.server ?? main;
    return {
      ...inputs,
      server,
      seed: inputs.seed ?? 0,
      data: inputs.data ?? versionOf(game, lists, server, dayOf(now)),
    };
  }, [game, lists, inputs, main, now]);
  const pool = useMemo(
    () => (lists && begun ? checkPool(game, lists, begun) : NO_POOL),
    [game, lists, begun],
  );
  const sinceThen = useCallback(
    (settings: BegunSettings) => sinceOf(game, data.lists, settings, dayOf(now)),
    [game, data.lists, now],
  );
  const made = useRef<Made | null>(null);
  const make = (isNew: boolean): Made | null => {
    if (!lists || !begun) return null;
    if (!isNew && made.current?.from === begun) return made.current;
    const settings =
      isNew || inputs.seed === null
        ? { ...begun, seed: newSeed(), data: versionOf(game, lists, begun.server, dayOf(now)) }
        : begun;
    made.current = { from: begun, settings, questions: questionsOf(game, lists, settings) };
    return made.current;
  };
  const begin = (isNew: boolean, bestBefore: number | null): BegunGame | null => {
    const next = make(isNew);
    if (next === null) return null;
    const { settings, questions } = next;
    change(settings);
    return { game, settings, questions, begunOn: dayOf(now), begunAt: Date.now(), bestBefore };
  };
  return {
    game,
    data,
    today: dayOf(now),
    daily: begun && dayOfGame(game, begun),
    settings: inputs,
    begun,
    isEnough: pool.isEnough,
    pool: pool.size,
    sinceOf: sinceThen,
    change: (changed) => change({ ...changed, ...NO_GAME }),
    questions: () => make(false)?.questions ?? [],
    begin,
  };
}
