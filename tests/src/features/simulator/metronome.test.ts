import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tappingMachine } from '#machines/simulator/tapping.machine';
import { tappingView } from '#machines/simulator/tapping.view';
import { metronome } from '#src/features/simulator/engine/metronome.ts';
import { FakeWorld, LATENCY } from './fake-world.ts';

async function open() {
  const world = new FakeWorld();
  const machine = tappingMachine.provide({ actors: { metronome: metronome(world) } });
  const actor = createActor(machine).start();
  const view = () => tappingView(actor.getSnapshot(), actor.send);
  view().start();
  await Promise.resolve();
  await Promise.resolve();
  return { world, actor, view };
}

test('clicks once a second, each click ahead of its time', async () => {
  const { world } = await open();
  world.run(10);
  const moments = world.deck.hits.map(({ at }) => at);
  expect(moments.length).toBeGreaterThanOrEqual(10);
  for (const [i, at] of moments.entries()) expect(at - (moments[0] ?? 0)).toBeCloseTo(i, 9);
  expect(world.deck.faults).toEqual([]);
});

test('measures by the times of taps how much later than reported the visitor hears', async () => {
  const { world, view } = await open();
  world.run(0.05);
  view().tap(world.seconds());
  expect(view().taps).toBe(0);
  for (let beat = 0; beat < 9; beat += 1) {
    const heard = (world.deck.hits.at(-1)?.at ?? 0) + LATENCY;
    world.run(heard + 0.12 - world.time + 0.04);
    // Reported 40 ms after the finger came down.
    view().tap(world.seconds() - 0.04);
    world.run(0.7);
  }
  expect(view()).toMatchObject({ taps: 9, offsetMs: 120, isSure: true });
});

test('gives sound and focus back when it ends, and rests when something else is heard', async () => {
  const { world, actor, view } = await open();
  expect(world.holders.size).toBe(1);
  for (const stop of world.holders) stop();
  expect(view().status).toBe('resting');
  expect(world.deck.isClosed).toBe(true);
  expect(world.timers.size).toBe(0);
  actor.stop();
});

test('says when the browser lets nothing sound, and ends quietly while it still thinks about it', async () => {
  const blocked = new FakeWorld();
  blocked.unlocking = () => Promise.resolve(false);
  const actor = createActor(tappingMachine.provide({ actors: { metronome: metronome(blocked) } })).start();
  actor.send({ type: 'TAPPING.START' });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('blocked');

  const { world, actor: other } = await open();
  other.stop();
  expect(world.holders.size).toBe(0);
  expect(world.deck.isClosed).toBe(true);
});
