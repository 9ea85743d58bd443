import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type FaceDown, holdMs, MAX_WAIT_MS, turnMs } from '#machines/gachadraw/gachadraw.logic';
import { drawView, gachadrawMachine } from '#machines/gachadraw/gachadraw.machine';
import { walkMachine } from '../laws/machine-walk.ts';

const came = (cards: number, rare: number, isCalm = false) =>
  ({ type: 'CARDS.CAME', draw: { pull: 1, cards, rare }, isCalm }) as const;

describe('gachadraw machine', () => {
  walkMachine({
    machine: gachadrawMachine,
    events: [came(2, 1), came(1, 1), came(2, 1, true), { type: 'CARDS.SHOW' }],
    deciding: ({ cards, rare, turned }) => [cards, rare, turned],
    ignored: { 'CARDS.SHOW': ['shown'] },
  });
});

const draws = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.nat({ max: 60 }), fc.nat({ max: 500 }))
  .map(([cards, rare, pull]): FaceDown => ({ pull, cards, rare: Math.min(cards, rare) }));

/** The actor with what a page sees of it after each change. */
function start() {
  const actor = createActor(gachadrawMachine).start();
  const view = () => drawView(actor.getSnapshot(), actor.send);
  return { view };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('cards that are drawn', () => {
  test('turn one after the other, and the rare ones are held back', () => {
    const { view } = start();
    expect(view()).toMatchObject({ turning: null, isHeld: false });
    view().come({ pull: 3, cards: 3, rare: 1 }, false);
    expect(view()).toMatchObject({ turning: 3, turned: 0, isHeld: false });
    const { turn, hold } = {
      turn: turnMs({ pull: 3, cards: 3, rare: 1 }),
      hold: holdMs({ pull: 3, cards: 3, rare: 1 }),
    };
    vi.advanceTimersByTime(turn);
    expect(view()).toMatchObject({ turning: 3, turned: 1, isHeld: false });
    vi.advanceTimersByTime(turn);
    expect(view()).toMatchObject({ turning: 3, turned: 2, isHeld: true });
    vi.advanceTimersByTime(hold - 1);
    expect(view()).toMatchObject({ turning: 3, isHeld: true });
    vi.advanceTimersByTime(1);
    expect(view()).toMatchObject({ turning: null, isHeld: false });
  });

  test('lie face up at once where motion is reduced, also when others were turning', () => {
    const { view } = start();
    view().come({ pull: 1, cards: 10, rare: 2 }, false);
    view().come({ pull: 2, cards: 10, rare: 2 }, true);
    expect(view().turning).toBeNull();
    vi.advanceTimersByTime(MAX_WAIT_MS);
    expect(view().turning).toBeNull();
  });

  test('start over with each pull', () => {
    const { view } = start();
    view().come({ pull: 1, cards: 10, rare: 0 }, false);
    vi.advanceTimersByTime(250);
    expect(view().turned).toBe(3);
    view().come({ pull: 2, cards: 10, rare: 0 }, false);
    expect(view()).toMatchObject({ turning: 2, turned: 0 });
    vi.advanceTimersByTime(79);
    expect(view().turned).toBe(0);
    vi.advanceTimersByTime(1);
    expect(view().turned).toBe(1);
  });

  test('all lie face up in time, however many and however rare', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const { view } = start();
        view().come(draw, false);
        const seen: number[] = [];
        for (let ms = 0; view().turning !== null && ms <= MAX_WAIT_MS; ms++) {
          expect(view().isHeld).toBe(view().turned >= draw.cards - draw.rare);
          seen.push(view().turned);
          vi.advanceTimersByTime(1);
        }
        expect(view().turning).toBeNull();
        expect(seen).toEqual([...seen].sort((a, b) => a - b));
        expect(new Set(seen).size).toBe(draw.cards);
      }),
      { numRuns: 60 },
    );
  });

  test('lie face up as soon as the visitor wants it', () => {
    fc.assert(
      fc.property(draws, fc.nat({ max: MAX_WAIT_MS }), (draw, ms) => {
        const { view } = start();
        view().come(draw, false);
        vi.advanceTimersByTime(ms);
        view().show();
        expect(view()).toMatchObject({ turning: null, isHeld: false });
      }),
    );
  });
});
