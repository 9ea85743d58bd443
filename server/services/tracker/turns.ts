import { FairQueue } from '../../origin/fair-queue.ts';
import type { Asker } from '../../origin/origin.ts';
import { Refusal } from '../refusal.ts';
import { inSlices } from '../slices.ts';

/** Events that run go before those that are over, and what was foretold earlier comes last. */
const LANES = { running: 0, over: 1, earlier: 2 } as const;
const MAX_WAITING = 60;
const RETRY_S = 5;
/** No one waits for what was foretold earlier: between slices the thread is left to others for four times as long. */
const REST_MS = 40;

/** On whose behalf a forecast is made; those at one address wait for each other. */
const SITE: Asker = { who: 'site' };

/** Makes one forecast at a time, each in slices, by turns of who asks. Who hangs up waits no longer. */
export class Turns {
  readonly #queue = new FairQueue({
    atOnce: 1,
    mostWaiting: MAX_WAITING,
    lanes: Object.keys(LANES).length,
  });

  /** @throws Refusal UNAVAILABLE when too many wait */
  async take<V>(
    lane: keyof typeof LANES,
    steps: () => Generator<undefined, V>,
    { who, signal }: Asker = SITE,
  ): Promise<V> {
    if (!(await this.#queue.enter(who, { lane: LANES[lane], signal })))
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_S });
    try {
      return await inSlices(steps(), lane === 'earlier' ? REST_MS : 0);
    } finally {
      this.#queue.leave(who);
    }
  }
}
