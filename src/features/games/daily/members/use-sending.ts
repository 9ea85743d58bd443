import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameName } from '#model/games/settings';
import { DAY_MS } from '#model/vocabulary/time';
import { useNavigation } from '#src/kit/actors/use-navigation.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { type UnsentDaily, useUnsent } from '../../use-game.ts';
import { useSendDaily } from '../dailies.data.ts';

/** Refusals that stay: what was played is not sent again. */
const FINAL = ['DATA_STALE', 'DAY_OVER', 'GAME_INVALID'] as const;
type Fault = (typeof FINAL)[number] | 'failed';

export interface Sending {
  /** What came of the last try, by game. */
  readonly faults: Readonly<Partial<Record<GameName, Fault | null>>>;
  readonly isOffline: boolean;
  /** Whether there is something of this game that the server has not got yet. */
  readonly isWaiting: (game: GameName) => boolean;
  readonly retry: () => void;
}

/** Sends what the visitor played as soon as they are logged in and online: at most one challenge of each game. */
export function useSending(): Sending {
  const { user } = useSession();
  const { plays } = useUnsent().unsent;
  const isOffline = useNavigation((view) => view.isOffline);
  const { faults, deliver } = useDelivery();
  const isReady = user !== null && !isOffline;
  const isBusy = useRef(false);
  const deliverAll = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (const play of plays) await deliver(play);
    isBusy.current = false;
  };
  const begin = useEffectEvent(() => void deliverAll());
  const count = plays.length;
  useEffect(() => {
    if (isReady && count > 0) begin();
  }, [isReady, count]);
  return {
    faults,
    isOffline,
    isWaiting: (game) => plays.some((play) => play.game === game),
    retry: () => void deliverAll(),
  };
}

function useDelivery() {
  const { edit } = useUnsent();
  const send = useSendDaily();
  const [faults, setFaults] = useState<Sending['faults']>({});
  const deliver = async (play: UnsentDaily) => {
    const { begunAt, ...sent } = play;
    const note = (fault: Fault | null) => setFaults((before) => ({ ...before, [play.game]: fault }));
    note(null);
    const elapsedMs = Math.min(DAY_MS, Math.max(0, Date.now() - begunAt));
    const result = await send({ ...sent, elapsedMs });
    const final = FINAL.find((code) => refusedWith(result, code)) ?? null;
    note(result.isDone ? null : (final ?? 'failed'));
    if (result.isDone || final !== null) edit({ kind: 'drop', play });
  };
  return { faults, deliver };
}
