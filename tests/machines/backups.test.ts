import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { beginJob, endJob, initialContext, openedEvent } from '#machines/backups/backups.logic';
import { backupsMachine } from '#machines/backups/backups.machine';
import type { BackupList, BackupsEvent, Job, JobOutcome } from '#machines/backups/backups.types';
import { backupsView } from '#machines/backups/backups.view';
import type { ProfileCollection } from '#model/profile/collection';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleProfile } from '../laws/samples.ts';

const collection: ProfileCollection = { profiles: [sampleProfile('Now')], active: 0 };
const old: ProfileCollection = { profiles: [sampleProfile('Old')], active: 0 };
const list: BackupList = {
  backups: [{ slot: 4, at: 5_000, reason: 'regular', profiles: [], mark: 'm' }],
  damagedText: null,
};
const BOOM = new Error('boom');

const outcomes: readonly JobOutcome[] = [
  { kind: 'taken' },
  { kind: 'same' },
  { kind: 'gone' },
  { kind: 'opened', collection: old },
];

describe('backups machine', () => {
  walkMachine({
    machine: backupsMachine,
    events: [
      { type: 'BACKUP.TAKE', collection },
      { type: 'BACKUP.RESTORE', slot: 4, collection },
      { type: 'DAMAGE.DISCARD' },
      { type: 'LIST.RETRY' },
      { type: 'PERSISTENCE.ASK' },
      { type: 'BACKUPS.CHANGED' },
      { type: 'xstate.done.actor.load', output: list },
      { type: 'xstate.error.actor.load', error: BOOM },
      ...outcomes.map((output) => ({ type: 'xstate.done.actor.work' as const, output })),
      { type: 'xstate.error.actor.work', error: BOOM },
      { type: 'xstate.done.actor.discard' },
      { type: 'xstate.error.actor.discard', error: BOOM },
      { type: 'xstate.error.actor.watch', error: BOOM },
      { type: 'xstate.done.actor.check', output: true },
      { type: 'xstate.done.actor.check', output: false },
      { type: 'xstate.done.actor.check', output: null },
      { type: 'xstate.error.actor.check', error: BOOM },
      { type: 'xstate.done.actor.ask', output: true },
      { type: 'xstate.done.actor.ask', output: false },
      { type: 'xstate.error.actor.ask', error: BOOM },
    ],
    ignored: {
      'BACKUP.TAKE': ['list.working', 'list.discarding', 'list.unreadable'],
      'BACKUP.RESTORE': ['list.working', 'list.discarding', 'list.unreadable'],
      'DAMAGE.DISCARD': ['list.working', 'list.discarding', 'list.unreadable'],
      'LIST.RETRY': ['list.loading', 'list.ready', 'list.working', 'list.discarding'],
      'BACKUPS.CHANGED': ['list.working', 'list.discarding'],
      'PERSISTENCE.ASK': [
        'persistence.checking',
        'persistence.asking',
        'persistence.promised',
        'persistence.unknown',
      ],
    },
  });
});

interface World {
  readonly load?: () => Promise<BackupList>;
  readonly work?: (job: Job) => Promise<JobOutcome>;
  readonly isPersisted?: boolean | null;
  readonly grants?: boolean;
}

function start({ load = async () => list, work, isPersisted = false, grants = true }: World = {}) {
  const jobs: Job[] = [];
  const machine = backupsMachine.provide({
    actors: {
      load: fromPromise(load),
      work: fromPromise<JobOutcome, Job>(async ({ input }) => {
        jobs.push(input);
        return work?.(input) ?? { kind: 'taken' };
      }),
      discard: fromPromise<void>(async () => undefined),
      watch: fromCallback(() => undefined),
      check: fromPromise(async () => isPersisted),
      ask: fromPromise(async () => grants),
    },
  });
  const actor = createActor(machine);
  const told: ProfileCollection[] = [];
  actor.on('BACKUP.OPENED', (event) => told.push(event.collection));
  actor.start();
  const view = () => backupsView(actor.getSnapshot(), actor.send);
  const isAtWork = () => actor.getSnapshot().hasTag('busy') || actor.getSnapshot().hasTag('loading');
  const settled = () => expect.poll(isAtWork, { interval: 1 }).toBe(false);
  return { view, settled, jobs, told };
}

describe('backups', () => {
  test('are listed, made by hand, and the list is read again', async () => {
    const { view, settled, jobs } = start();
    await settled();
    expect(view()).toMatchObject({ isLoading: false, backups: list.backups, outcome: null });
    view().take(collection);
    await settled();
    expect(jobs).toEqual([{ collection, slot: null }]);
    expect(view().outcome).toBe('taken');
  });

  test('are taken and restored also while a change makes the list load again', async () => {
    const { view, jobs } = start({ load: () => new Promise(() => undefined) });
    expect(view()).toMatchObject({ isLoading: true, isBusy: false });
    view().take(collection);
    await expect.poll(() => view().outcome, { interval: 1 }).toBe('taken');
    view().restore(4, collection);
    await expect.poll(() => jobs, { interval: 1 }).toHaveLength(2);
    expect(jobs.map((job) => job.slot)).toEqual([null, 4]);
  });

  test('are gone back to with what is in use at hand, and handed over once', async () => {
    const { view, settled, jobs, told } = start({ work: async () => ({ kind: 'opened', collection: old }) });
    await settled();
    view().restore(4, collection);
    await settled();
    expect(jobs).toEqual([{ collection, slot: 4 }]);
    expect([view().outcome, told]).toEqual(['opened', [old]]);
  });

  test('that fail say why and hand nothing over', async () => {
    const quota = Object.assign(new Error('full'), { problem: 'quota' });
    const { view, settled, told } = start({ work: () => Promise.reject(quota) });
    await settled();
    view().restore(4, collection);
    await settled();
    expect([view().outcome, told]).toEqual(['failed', []]);
  });

  test('that cannot be read are asked for again', async () => {
    const answers = [() => Promise.reject(BOOM), async () => list];
    const { view, settled } = start({ load: () => (answers.shift() ?? (async () => list))() });
    await settled();
    expect(view().problem).toBe('unavailable');
    view().retry();
    await settled();
    expect(view()).toMatchObject({ problem: null, backups: list.backups });
  });

  test.each([
    [true, true, 'promised'],
    [false, true, 'promised'],
    [false, false, 'refused'],
    [null, true, 'unknown'],
  ])(
    'know whether the browser promises to keep them: %s, asked %s',
    async (isPersisted, grants, expected) => {
      const { view, settled } = start({ isPersisted, grants });
      await settled();
      view().askPersistence();
      await expect.poll(() => view().persistence, { interval: 1 }).toBe(expected);
    },
  );

  test('hand over nothing but what was opened, whatever ends', () => {
    const event = fc.constantFrom<BackupsEvent>(
      ...outcomes.map((output) => ({ type: 'xstate.done.actor.work' as const, output })),
      { type: 'xstate.error.actor.work', error: BOOM },
    );
    fc.assert(
      fc.property(event, (end) => {
        const job = { ...initialContext(), ...beginJob({ type: 'BACKUP.RESTORE', slot: 1, collection }) };
        expect(job.job).toEqual({ collection, slot: 1 });
        expect(endJob(end)).toMatchObject({ job: null });
        const { collection: handed } = openedEvent(end);
        const wasOpened =
          'output' in end && end.type === 'xstate.done.actor.work' && end.output.kind === 'opened';
        expect(handed).toEqual(wasOpened ? old : { profiles: [], active: 0 });
      }),
    );
  });
});
