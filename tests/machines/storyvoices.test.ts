import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { MAX_SILENT_IN_ROW } from '#machines/storyvoices/storyvoices.logic';
import { storyvoicesMachine } from '#machines/storyvoices/storyvoices.machine';
import type { CueEnd, VoiceCue } from '#machines/storyvoices/storyvoices.types';
import { storyVoicesView } from '#machines/storyvoices/storyvoices.view';
import { walkMachine } from '../laws/machine-walk.ts';

const cue = (index: number): VoiceCue => ({
  index,
  voices: [{ address: `/assets/${index}.mp3`, name: `${index}.mp3`, volume: 1, delayMs: 0 }],
});
const CUES = [cue(2), cue(5), cue(9)];
const BOOM = new Error('boom');

describe('story voices machine', () => {
  walkMachine({
    machine: storyvoicesMachine,
    input: undefined,
    events: [
      { type: 'VOICES.READ', cues: CUES, from: 0 },
      { type: 'VOICES.READ', cues: CUES, from: 10 },
      { type: 'VOICES.SAY', cue: cue(2) },
      { type: 'VOICES.STOP' },
      { type: 'xstate.done.actor.voice', output: { kind: 'over', missing: [] } },
      { type: 'xstate.done.actor.voice', output: { kind: 'taken', missing: [] } },
      { type: 'xstate.error.actor.voice', error: BOOM },
    ],
    deciding: ({ at, cues, silentInRow }) => [at, cues.length, silentInRow],
    ignored: { 'VOICES.STOP': ['silent'] },
  });
});

/** A machine whose voices end as a test says. */
function start(end: (input: VoiceCue) => Promise<CueEnd>) {
  const heard: number[] = [];
  const voice = fromPromise<CueEnd, VoiceCue>(({ input }) => {
    heard.push(input.index);
    return end(input);
  });
  const actor = createActor(storyvoicesMachine.provide({ actors: { voice } })).start();
  return { heard, view: () => storyVoicesView(actor.getSnapshot(), actor.send) };
}

const over = async (): Promise<CueEnd> => ({ kind: 'over', missing: [] });
const forever = () => new Promise<CueEnd>(() => undefined);
const isSilent = (view: () => { readonly speaking: number | null }) =>
  vi.waitFor(() => expect(view().speaking).toBeNull(), { interval: 1 });

describe('voices of a story', () => {
  test('are heard in turn from a line to the end', async () => {
    const { heard, view } = start(over);
    view().read(CUES, 3);
    expect(view()).toMatchObject({ isReading: true, speaking: 5 });
    await isSilent(view);
    expect(heard).toEqual([5, 9]);
    expect(view()).toMatchObject({ isReading: false, missing: [], fault: null });
  });

  test('of one line are heard alone', async () => {
    const { heard, view } = start(over);
    view().say(cue(5));
    expect(view()).toMatchObject({ isReading: false, speaking: 5 });
    await isSilent(view);
    expect(heard).toEqual([5]);
  });

  test('end when they are stopped, and when something else is heard', async () => {
    const { heard, view } = start(forever);
    view().read(CUES, 0);
    view().stop();
    expect(view()).toMatchObject({ isReading: false, speaking: null });
    const taken = start(async () => ({ kind: 'taken', missing: [] }));
    taken.view().read(CUES, 0);
    await isSilent(taken.view);
    expect([heard, taken.heard]).toEqual([[2], [2]]);
  });

  test('start again at another line when that is chosen meanwhile', () => {
    const { heard, view } = start(forever);
    view().read(CUES, 0);
    view().read(CUES, 6);
    expect(view()).toMatchObject({ isReading: true, speaking: 9 });
    expect(heard).toEqual([2, 9]);
  });

  test('stay silent where no line after this one has a voice', () => {
    const { heard, view } = start(over);
    view().read(CUES, 10);
    expect(view().speaking).toBeNull();
    expect(heard).toEqual([]);
  });

  test('that are missing are skipped and named', async () => {
    const { heard, view } = start(async ({ index }) => ({
      kind: 'over',
      missing: index === 5 ? ['5.mp3'] : [],
    }));
    view().read(CUES, 0);
    await isSilent(view);
    expect(heard).toEqual([2, 5, 9]);
    expect(view()).toMatchObject({ missing: ['5.mp3'], fault: null });
  });

  test('are given up where none comes at all, instead of racing through the story', async () => {
    const { heard, view } = start(() => Promise.reject(BOOM));
    const cues = Array.from({ length: 100 }, (_, index) => cue(index));
    view().read(cues, 0);
    await isSilent(view);
    expect(heard).toHaveLength(MAX_SILENT_IN_ROW);
    expect(view()).toMatchObject({ fault: 'absent' });
  });

  test('say that the browser lets nothing sound yet', async () => {
    const { view } = start(async () => ({ kind: 'blocked', missing: [] }));
    view().read(CUES, 0);
    await isSilent(view);
    expect(view().fault).toBe('blocked');
    view().say(cue(2));
    expect(view().fault).toBeNull();
  });

  test('are heard in order, each at most once, whichever of them are missing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), fc.nat(30), async (there, from) => {
        const cues = there.map((_, index) => cue(index));
        const { heard, view } = start(async ({ index }) => ({
          kind: 'over',
          missing: there[index] ? [] : [`${index}.mp3`],
        }));
        view().read(cues, from);
        await isSilent(view);
        expect(heard).toEqual(cues.slice(from, from + heard.length).map(({ index }) => index));
        expect(view().missing).toEqual(heard.filter((index) => !there[index]).map((index) => `${index}.mp3`));
        if (view().fault === null) expect(heard.length).toBe(Math.max(0, cues.length - from));
      }),
    );
  });
});
