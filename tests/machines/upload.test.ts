import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { initialContext, noteProgress } from '#machines/upload/upload.logic';
import { uploadMachine } from '#machines/upload/upload.machine';
import {
  type PickedFile,
  type ReadOutcome,
  type ReadyFile,
  type StepOutcome,
  UPLOAD_FAILURES,
  type UploadEvent,
  type UploadFailure,
} from '#machines/upload/upload.types';
import { uploadView } from '#machines/upload/upload.view';
import { walkMachine } from '../laws/machine-walk.ts';

const picked: PickedFile = { name: 'stage.png', size: 9 };
const ready: ReadyFile = { hash: 'a'.repeat(40), size: 9, body: { size: 9 } };
const isReady: ReadOutcome = { kind: 'ready', file: ready };
const BOOM = new Error('boom');

describe('upload machine', () => {
  walkMachine({
    machine: uploadMachine,
    input: undefined,
    events: [
      { type: 'FILE.CHOSEN', file: picked },
      { type: 'UPLOAD.CANCEL' },
      { type: 'UPLOAD.RETRY' },
      { type: 'MESSAGE.CLOSED' },
      { type: 'PROGRESS.REPORTED', share: 0.5 },
      { type: 'SENDING.ENDED', outcome: { kind: 'go' } },
      { type: 'SENDING.ENDED', outcome: { kind: 'unreachable' } },
      { type: 'xstate.done.actor.read', output: isReady },
      { type: 'xstate.done.actor.read', output: { kind: 'kind' } },
      { type: 'xstate.error.actor.read', error: BOOM },
      { type: 'xstate.done.actor.announce', output: { kind: 'go' } },
      { type: 'xstate.done.actor.announce', output: { kind: 'there' } },
      { type: 'xstate.done.actor.announce', output: { kind: 'quota' } },
      { type: 'xstate.error.actor.announce', error: BOOM },
      { type: 'xstate.error.actor.send', error: BOOM },
      { type: 'xstate.done.actor.confirm', output: { kind: 'there' } },
      { type: 'xstate.done.actor.confirm', output: { kind: 'failed' } },
      { type: 'xstate.error.actor.confirm', error: BOOM },
    ],
    deciding: ({ share, failure }) => [share > 0, failure?.kind],
    ignored: {
      'UPLOAD.CANCEL': ['idle', 'done', 'failed', 'cancelled'],
      'UPLOAD.RETRY': ['idle', 'hashing', 'announcing', 'sending', 'waiting', 'done', 'cancelled'],
      'MESSAGE.CLOSED': ['idle', 'hashing', 'announcing', 'sending', 'waiting'],
      'PROGRESS.REPORTED': ['idle', 'hashing', 'announcing', 'waiting', 'done', 'failed', 'cancelled'],
      'SENDING.ENDED': ['idle', 'hashing', 'announcing', 'waiting', 'done', 'failed', 'cancelled'],
    },
  });
});

interface World {
  readonly read?: ReadOutcome;
  readonly announce?: StepOutcome;
  readonly send?: StepOutcome;
  readonly confirm?: StepOutcome;
}

/** Answers come when they are let go, so that anything can happen before. */
function start(world: World = {}, steps?: fc.Scheduler) {
  const calls: string[] = [];
  const give = async <T>(name: string, value: T): Promise<T> => {
    calls.push(name);
    await (steps?.schedule(Promise.resolve()) ?? Promise.resolve());
    return value;
  };
  const go: StepOutcome = { kind: 'go' };
  const machine = uploadMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome, PickedFile>(() => give('read', world.read ?? isReady)),
      announce: fromPromise<StepOutcome, ReadyFile>(() => give('announce', world.announce ?? go)),
      send: fromCallback<UploadEvent, ReadyFile>(({ sendBack }) => {
        let isOver = false;
        give('send', world.send ?? go).then((outcome) => {
          if (isOver) return;
          sendBack({ type: 'PROGRESS.REPORTED', share: 1 });
          sendBack({ type: 'SENDING.ENDED', outcome });
        });
        return () => {
          isOver = true;
        };
      }),
      confirm: fromPromise<StepOutcome, ReadyFile>(() =>
        give('confirm', world.confirm ?? ({ kind: 'there' } as const)),
      ),
    },
  });
  const actor = createActor(machine);
  const told: string[] = [];
  actor.on('FILE.UPLOADED', ({ hash }) => told.push(hash));
  actor.start();
  const view = () => uploadView(actor.getSnapshot(), actor.send);
  const settled = () => expect.poll(() => view().isBusy, { interval: 1 }).toBe(false);
  return { view, settled, calls, told };
}

describe('an upload', () => {
  test('is read, announced, sent and confirmed, and reported once', async () => {
    const { view, settled, calls, told } = start();
    view().choose(picked);
    expect(view()).toMatchObject({ status: 'hashing', isBusy: true, picked });
    await settled();
    expect(calls).toEqual(['read', 'announce', 'send', 'confirm']);
    expect([view().status, told]).toEqual(['done', [ready.hash]]);
  });

  test('is not sent when the same picture is there already', async () => {
    const { view, settled, calls, told } = start({ announce: { kind: 'there' } });
    view().choose(picked);
    await settled();
    expect([calls, told]).toEqual([['read', 'announce'], [ready.hash]]);
  });

  test.each([
    ['read', { read: { kind: 'large' } }, 'large', false],
    ['announce', { announce: { kind: 'wait', seconds: 9 } }, 'wait', true],
    ['send', { send: { kind: 'unreachable' } }, 'unreachable', true],
    ['confirm', { confirm: { kind: 'failed' } }, 'failed', true],
  ] as const)(
    'that fails in %s says why, and offers to try again where that can help',
    async (_, world, kind, again) => {
      const { view, settled, told } = start(world);
      view().choose(picked);
      await settled();
      expect(view()).toMatchObject({ status: 'failed', failure: { kind }, canRetry: again });
      view().retry();
      expect(view().isBusy).toBe(again);
      expect(told).toEqual([]);
    },
  );

  test('reports nothing after it was cancelled, in whatever order answers come', async () => {
    const failures = UPLOAD_FAILURES.filter((kind) => kind !== 'wait').map(
      (kind): UploadFailure => ({ kind }),
    );
    const outcome = fc.constantFrom<StepOutcome>({ kind: 'go' }, { kind: 'there' }, ...failures);
    const world = fc.record({ announce: outcome, send: outcome, confirm: outcome });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), world, fc.nat(4), async (steps, answers, before) => {
        const { view, told } = start(answers, steps);
        view().choose(picked);
        for (let i = 0; i < before && steps.count() > 0; i++) await steps.waitNext(1);
        const wasBusy = view().isBusy;
        view().cancel();
        await steps.waitIdle();
        if (wasBusy) expect([view().status, told]).toEqual(['cancelled', []]);
        expect(view().isBusy).toBe(false);
        // What is chosen next is not the last one's heir.
        view().choose({ ...picked, name: 'other.png' });
        expect(view()).toMatchObject({ isBusy: true, failure: null, picked: { name: 'other.png' } });
      }),
      { numRuns: 200 },
    );
  });

  test('never goes back while it is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 3, noNaN: true })), (shares) => {
        let context = initialContext();
        for (const share of shares) {
          const next = noteProgress(context, { type: 'PROGRESS.REPORTED', share });
          expect(next.share).toBeGreaterThanOrEqual(context.share);
          expect(next.share).toBeLessThanOrEqual(1);
          context = { ...context, ...next };
        }
      }),
    );
  });
});
