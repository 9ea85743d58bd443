import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { workdraftMachine as machineOf } from '#machines/workdraft/workdraft.machine';
import type {
  HoldCommand,
  KeepingWork,
  OpenedWork,
  PublishingWork,
  WorkDraftEvent,
  WorkDraftInput,
  WorkOutcome,
  WorkTask,
} from '#machines/workdraft/workdraft.types';
import { workDraftView } from '#machines/workdraft/workdraft.view';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { type ChartDraft, draftOf, emptyChartDraft, isSameChartDraft } from '#model/writing/chart/draft';
import { needsOf } from '#model/writing/chart/needs';
import { refusedParts } from '#model/writing/chart/refused';
import { type KeptWork, newWork } from '#model/writing/work/kept-work';
import { walkMachine } from '../laws/machine-walk.ts';

/** The machine as charts have it; stories have the same. */
const workdraftMachine = machineOf({ empty: emptyChartDraft, isSame: isSameChartDraft, needsOf });
const RULES = { needsOf, refusedParts };

const one = parseChart([{ type: 'Single', beat: 1, lane: 2 }]);
const about = {
  ...EMPTY_ABOUT,
  music: { type: 'bandori', id: 1 },
  title: 'Stairs',
  diff: 3,
  level: 25,
} as const;
const whole: ChartDraft = draftOf(one, about);
const newer: ChartDraft = draftOf(one, { ...about, title: 'Higher stairs' });
const input: WorkDraftInput<ChartDraft> = { draftKey: 'charts/a', start: newWork(whole) };
const titled = (title: string): Partial<ChartDraft> => ({ about: { ...about, title } });
const found: KeptWork<ChartDraft> = newWork(draftOf(one, { ...about, title: 'From before' }));

const BEFORE = ['draft.claiming', 'draft.opening'];
const HERE = ['draft.changed', 'draft.keeping', 'draft.kept', 'draft.unkept'];
const ELSEWHERE = ['draft.elsewhere', 'draft.parting'];
const AT_REST = ['delivery.idle', 'delivery.refused', 'delivery.waiting'];
const BUSY = ['delivery.conflict', 'delivery.parking', 'delivery.publishing', 'delivery.waiting'];

describe('workdraft machine', () => {
  walkMachine({
    machine: workdraftMachine,
    input,
    events: [
      { type: 'DRAFT.CHANGED', change: titled('Ladders') },
      { type: 'DRAFT.KEEP' },
      { type: 'DRAFT.TAKE' },
      { type: 'NOTE.CLOSED' },
      { type: 'HOLD.GOT' },
      { type: 'HOLD.REFUSED' },
      { type: 'HOLD.LOST' },
      { type: 'WORK.PUBLISH' },
      { type: 'WORK.PLAN', time: 5 },
      { type: 'PLAN.PUBLISH' },
      { type: 'PLAN.WITHDRAW' },
      { type: 'PUBLISH.CANCEL' },
      { type: 'WORK.INSIST' },
      { type: 'NEWER.TAKE' },
      { type: 'PUBLISH.REPORTED', progress: { file: 'audio', share: 0.5 } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'published', id: 1, revision: 0 } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'planned', id: 3, time: 5, revision: 0 } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'withdrawn' } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'wait', seconds: 9 } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'stale', revision: 2, newer } },
      { type: 'PUBLISH.ENDED', outcome: { kind: 'denied' } },
      { type: 'xstate.done.actor.load', output: { kind: 'nothing' } },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.keep', output: null },
      { type: 'xstate.error.actor.keep', error: new Error('quota') },
      { type: 'xstate.done.actor.park', output: null },
      { type: 'xstate.error.actor.park', error: new Error('quota') },
      { type: 'xstate.error.actor.publish', error: new Error('boom') },
    ],
    deciding: ({ draft, kept, tried, refusal }) => [
      draft.isPublished,
      draft === kept,
      draft === tried,
      refusal?.kind,
      draft.plan?.id,
    ],
    ignored: {
      'DRAFT.CHANGED': [...BEFORE, 'draft.unread', ...ELSEWHERE],
      'DRAFT.KEEP': [...BEFORE, 'draft.kept', 'draft.parting'],
      'DRAFT.TAKE': [...BEFORE, 'draft.unread', ...HERE, 'draft.parting'],
      'HOLD.GOT': ['draft.opening', 'draft.unread', ...HERE],
      'HOLD.LOST': ['draft.claiming', ...ELSEWHERE],
      'HOLD.REFUSED': ['draft.opening', 'draft.unread', ...HERE, ...ELSEWHERE],
      'WORK.PUBLISH': BUSY,
      'WORK.PLAN': BUSY,
      'PLAN.PUBLISH': BUSY,
      'PLAN.WITHDRAW': BUSY,
      'WORK.INSIST': [...AT_REST, 'delivery.parking', 'delivery.publishing'],
      'NEWER.TAKE': [...AT_REST, 'delivery.parking', 'delivery.publishing'],
      'PUBLISH.CANCEL': [...AT_REST, 'delivery.conflict', 'delivery.parking'],
      'PUBLISH.REPORTED': [...AT_REST, 'delivery.conflict', 'delivery.parking'],
      'PUBLISH.ENDED': [...AT_REST, 'delivery.conflict', 'delivery.parking'],
    },
  });
});

interface World {
  readonly opened?: OpenedWork<ChartDraft>;
  readonly keep?: (keeping: KeepingWork<ChartDraft>) => Promise<void>;
  /** How the first attempts to put something among the versions end. */
  readonly park?: (() => Promise<void>)[];
  readonly outcomes?: WorkOutcome<ChartDraft>[];
  readonly held?: 'HOLD.GOT' | 'HOLD.REFUSED';
  readonly start?: KeptWork<ChartDraft>;
}

function start({
  opened = { kind: 'nothing' },
  keep,
  park = [],
  outcomes = [],
  held = 'HOLD.GOT',
  start: from,
}: World = {}) {
  const kept: KeptWork<ChartDraft>[] = [];
  const parked: KeptWork<ChartDraft>[] = [];
  const sent: KeptWork<ChartDraft>[] = [];
  const tasks: WorkTask[] = [];
  let tell: (event: WorkDraftEvent<ChartDraft>) => void = () => undefined;
  let report: (event: WorkDraftEvent<ChartDraft>) => void = () => undefined;
  let isCancelled = false;
  const machine = workdraftMachine.provide({
    actors: {
      hold: fromCallback<HoldCommand, string>(({ sendBack, receive }) => {
        tell = sendBack;
        sendBack({ type: held });
        receive(() => sendBack({ type: 'HOLD.GOT' }));
      }),
      load: fromPromise<OpenedWork<ChartDraft>, string>(async () => opened),
      keep: fromPromise<unknown, KeepingWork<ChartDraft>>(async ({ input: keeping }) => {
        await keep?.(keeping);
        kept.push(keeping.work);
      }),
      park: fromPromise<unknown, KeepingWork<ChartDraft>>(async ({ input: { work } }) => {
        await park.shift()?.();
        parked.push(work);
      }),
      publish: fromCallback<WorkDraftEvent<ChartDraft>, PublishingWork<ChartDraft>>(
        ({ input: { work, task }, sendBack }) => {
          sent.push(work);
          tasks.push(task);
          report = sendBack;
          const outcome = outcomes.shift();
          if (outcome) sendBack({ type: 'PUBLISH.ENDED', outcome });
          return () => {
            isCancelled = true;
          };
        },
      ),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...(from ? { start: from } : {}) } });
  const published: number[] = [];
  actor.on('WORK.PUBLISHED', ({ id }) => published.push(id));
  actor.start();
  const view = () => workDraftView(RULES, actor.getSnapshot(), actor.send);
  const ready = () => vi.waitFor(() => expect(view().isOpening).toBe(false), { interval: 1 });
  const isKept = () => vi.waitFor(() => expect(view().state).toBe('kept'), { interval: 1 });
  return {
    view,
    ready,
    tasks,
    isKept,
    kept,
    parked,
    sent,
    published,
    tell: (event: WorkDraftEvent<ChartDraft>) => tell(event),
    report: (event: WorkDraftEvent<ChartDraft>) => report(event),
    isCancelled: () => isCancelled,
  };
}

describe('a draft of a chart', () => {
  test('of an earlier visit is opened', async () => {
    const { view, ready, kept } = start({ opened: { kind: 'draft', work: found } });
    await ready();
    expect(view()).toMatchObject({ state: 'kept', isAtRisk: false, generation: 1 });
    expect(view().draft.about.title).toBe('From before');
    expect(kept).toEqual([]);
  });

  test('that cannot be read is told, and what is made then is kept', async () => {
    const { view, ready, isKept, kept } = start({ opened: { kind: 'damaged', text: '{"form":' } });
    await ready();
    expect(view()).toMatchObject({ damaged: '{"form":', draft: whole });
    view().closeNote();
    view().change(titled('Ladders'));
    view().keep();
    await isKept();
    expect(view().damaged).toBeNull();
    expect(kept.at(-1)?.content.about.title).toBe('Ladders');
  });

  test('is kept with every change, whatever the order of changes and failures', async () => {
    const acts = fc.array(fc.constantFrom('change' as const, 'keep' as const), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(acts, fc.array(fc.boolean(), { maxLength: 4 }), async (deeds, failures) => {
        const failing = [...failures];
        const world = start({
          keep: async () => {
            if (failing.shift()) throw new Error('quota');
          },
        });
        await world.ready();
        let title: string = about.title;
        for (const [i, deed] of deeds.entries()) {
          if (deed === 'change') {
            title = `Title ${i}`;
            world.view().change(titled(title));
          } else world.view().keep();
          await Promise.resolve();
          expect(world.view().draft.about.title).toBe(title);
        }
        for (let tries = 0; tries <= failures.length; tries++) {
          world.view().keep();
          await vi.waitFor(() => expect(world.view().state).not.toBe('keeping'), { interval: 1 });
        }
        await world.isKept();
        if (deeds.includes('change')) expect(world.kept.at(-1)?.content.about.title).toBe(title);
      }),
      { numRuns: 30 },
    );
  });

  test('is told to be at risk when the disk is full, and why', async () => {
    const { view, ready } = start({
      keep: () => Promise.reject(Object.assign(new Error(), { problem: 'quota' })),
    });
    await ready();
    view().change(titled('Ladders'));
    view().keep();
    await vi.waitFor(() =>
      expect(view()).toMatchObject({ state: 'unkept', problem: 'quota', isAtRisk: true }),
    );
  });
});

describe('two tabs with one draft', () => {
  test('let one edit; the other is told, and takes over', async () => {
    const second = start({ held: 'HOLD.REFUSED', opened: { kind: 'draft', work: found } });
    expect(second.view()).toMatchObject({ isElsewhere: true, canPublish: false });
    second.view().change(titled('Not from here'));
    expect(second.view().draft).toEqual(whole);
    second.view().take();
    await second.ready();
    expect(second.view()).toMatchObject({ isElsewhere: false });
    expect(second.view().draft.about.title).toBe('From before');
  });

  test('lose nothing: what the first one had not stored goes to the versions', async () => {
    const first = start();
    await first.ready();
    first.view().change(titled('Ladders'));
    first.tell({ type: 'HOLD.LOST' });
    expect(first.view().isAtRisk).toBe(true);
    await vi.waitFor(() => expect(first.view().isAtRisk).toBe(false));
    expect(first.parked).toHaveLength(1);
    expect(first.parked[0]?.content.about.title).toBe('Ladders');
    expect(first.kept).toEqual([]);
    expect(first.view()).toMatchObject({ isElsewhere: true, state: 'kept' });
  });

  test('say so where the versions cannot take what the first one had not stored, and try again', async () => {
    const full = () => Promise.reject(Object.assign(new Error(), { problem: 'quota' }));
    const first = start({ park: [full] });
    await first.ready();
    first.view().change(titled('Ladders'));
    first.tell({ type: 'HOLD.LOST' });
    await vi.waitFor(() =>
      expect(first.view()).toMatchObject({
        isElsewhere: true,
        state: 'unkept',
        problem: 'quota',
        isAtRisk: true,
      }),
    );
    first.view().keep();
    await vi.waitFor(() => expect(first.view()).toMatchObject({ state: 'kept', isAtRisk: false }));
    expect(first.parked[0]?.content.about.title).toBe('Ladders');
  });

  test('come back to the one that is left', async () => {
    const second = start({ held: 'HOLD.REFUSED', opened: { kind: 'draft', work: found } });
    second.tell({ type: 'HOLD.GOT' });
    await second.ready();
    expect(second.view().draft.about.title).toBe('From before');
  });
});

describe('publishing a chart', () => {
  test('is possible when nothing is missing, and keeps the draft for what the site does not take', async () => {
    const { view, ready, isKept, published, kept } = start({
      outcomes: [{ kind: 'published', id: 7, revision: 0 }],
    });
    await ready();
    view().change({ about: EMPTY_ABOUT });
    view().publish();
    expect(view()).toMatchObject({ isPublishing: false, needs: ['music', 'title', 'diff', 'level'] });
    view().change(titled('Ladders'));
    view().publish();
    expect(published).toEqual([7]);
    await isKept();
    expect(kept.at(-1)).toMatchObject({ post: 7, revision: 0, isPublished: true });
    expect(view()).toMatchObject({ isPublished: true, canPublish: false, isAtRisk: false });
    view().change(titled('Higher'));
    expect(view()).toMatchObject({ isPublished: false, canPublish: true, post: 7 });
  });

  test('tells how far it is and can be cancelled', async () => {
    const { view, ready, report, isCancelled, sent } = start();
    await ready();
    view().publish();
    report({ type: 'PUBLISH.REPORTED', progress: { file: 'audio', share: 0.25 } });
    expect(view()).toMatchObject({ isPublishing: true, progress: { file: 'audio', share: 0.25 } });
    view().cancel();
    expect(view()).toMatchObject({ isPublishing: false, progress: null, canPublish: true });
    expect([isCancelled(), sent.length]).toEqual([true, 1]);
  });

  test('does not call a change published that was made meanwhile', async () => {
    const { view, ready, report } = start();
    await ready();
    view().publish();
    view().change(titled('Changed meanwhile'));
    report({ type: 'PUBLISH.ENDED', outcome: { kind: 'published', id: 7, revision: 0 } });
    expect(view()).toMatchObject({ post: 7, isPublished: false, canPublish: true });
  });

  test('lets the author choose when the chart was edited elsewhere, and loses neither version', async () => {
    const edited: KeptWork<ChartDraft> = {
      content: whole,
      post: 9,
      plan: null,
      revision: 4,
      isPublished: true,
    };
    const stale: WorkOutcome<ChartDraft> = { kind: 'stale', revision: 5, newer };
    const taking = start({ start: edited, outcomes: [stale] });
    await taking.ready();
    taking.view().change(titled('Mine'));
    taking.view().publish();
    expect(taking.view()).toMatchObject({ refusal: { kind: 'stale', newer }, canPublish: false });
    taking.view().takeNewer();
    await vi.waitFor(() => expect(taking.view().draft.about.title).toBe('Higher stairs'));
    expect(taking.parked.map(({ content }) => content.about.title)).toEqual(['Mine']);
    expect(taking.view()).toMatchObject({ isPublished: true, refusal: null });

    const insisting = start({ start: edited, outcomes: [stale, { kind: 'published', id: 9, revision: 6 }] });
    await insisting.ready();
    insisting.view().change(titled('Mine'));
    insisting.view().publish();
    insisting.view().insist();
    expect(insisting.sent.map(({ revision }) => revision)).toEqual([4, 5]);
    expect(insisting.published).toEqual([9]);
  });

  test('shows what the site has where it is newer than an unchanged draft', async () => {
    const site: KeptWork<ChartDraft> = {
      content: newer,
      post: 9,
      plan: null,
      revision: 6,
      isPublished: true,
    };
    const old: KeptWork<ChartDraft> = { content: whole, post: 9, plan: null, revision: 4, isPublished: true };
    const unchanged = start({ start: site, opened: { kind: 'draft', work: old } });
    await unchanged.ready();
    expect(unchanged.view().draft.about.title).toBe('Higher stairs');
    const changed = start({ start: site, opened: { kind: 'draft', work: { ...old, isPublished: false } } });
    await changed.ready();
    expect(changed.view().draft.about.title).toBe('Stairs');
  });
});

test('a look at another place does not make a published chart unpublished', async () => {
  const site: KeptWork<ChartDraft> = { content: whole, post: 9, plan: null, revision: 6, isPublished: true };
  const { view, ready } = start({ start: site });
  await ready();
  view().change({ view: { playhead: 40, zoom: 300 } });
  expect(view()).toMatchObject({ isPublished: true, state: 'keeping' });
  view().change({ sheet: sheetOf(parseChart([])) });
  expect(view()).toMatchObject({ isPublished: false });
});

describe('a chart that is published at a set time', () => {
  const planned: WorkOutcome<ChartDraft> = { kind: 'planned', id: 3, time: 500, revision: 0 };

  test('is a draft of its plan, saved there, and of its post once it is published', async () => {
    const saved: WorkOutcome<ChartDraft> = { kind: 'planned', id: 3, time: 500, revision: 1 };
    const out: WorkOutcome<ChartDraft> = { kind: 'published', id: 9, revision: 0 };
    const { view, ready, tasks, sent, published } = start({ outcomes: [planned, saved, out] });
    await ready();
    expect(view()).toMatchObject({ plan: null, canPlan: true, canWithdraw: false });
    view().planAt(500);
    expect(view()).toMatchObject({ plan: { id: 3, time: 500 }, isPublished: true, canPublish: false });
    expect(published).toEqual([]);
    view().change(titled('Changed'));
    view().publish();
    expect(view()).toMatchObject({ plan: { id: 3 }, revision: 1, isPublished: true });
    view().publishNow();
    expect(view()).toMatchObject({ plan: null, post: 9, canPlan: false });
    expect(tasks).toEqual([{ kind: 'plan', time: 500 }, { kind: 'publish' }, { kind: 'now' }]);
    expect(sent.map(({ revision }) => revision)).toEqual([null, 0, 1]);
    expect(published).toEqual([9]);
  });

  test('does not call published what was not sent, where its time came before it was taken back', async () => {
    const { view, ready } = start({ outcomes: [planned, { kind: 'published', id: 9, revision: 0 }] });
    await ready();
    view().planAt(500);
    view().change(titled('Mine'));
    view().withdraw();
    expect(view()).toMatchObject({ post: 9, plan: null, isPublished: false, canPublish: true });
  });

  test('is an ordinary draft again once it is taken back', async () => {
    const { view, ready } = start({ outcomes: [planned, { kind: 'withdrawn' }] });
    await ready();
    view().planAt(500);
    view().withdraw();
    expect(view()).toMatchObject({ plan: null, post: null, revision: null, canPublish: true });
  });

  test('goes to its post where that came out and was edited meanwhile', async () => {
    const stale: WorkOutcome<ChartDraft> = { kind: 'stale', revision: 4, newer, post: 9 };
    const insisting = start({ outcomes: [planned, stale, { kind: 'published', id: 9, revision: 5 }] });
    await insisting.ready();
    insisting.view().planAt(500);
    insisting.view().change(titled('Mine'));
    insisting.view().publish();
    insisting.view().insist();
    expect(insisting.sent.at(-1)).toMatchObject({ post: 9, plan: null, revision: 4 });

    const taking = start({ outcomes: [planned, stale] });
    await taking.ready();
    taking.view().planAt(500);
    taking.view().change(titled('Mine'));
    taking.view().publish();
    taking.view().takeNewer();
    await vi.waitFor(() => expect(taking.view()).toMatchObject({ post: 9, plan: null, isPublished: true }));
    expect(taking.parked.map(({ content }) => content.about.title)).toEqual(['Mine']);
  });

  test('shows the time that it got elsewhere', async () => {
    const here: KeptWork<ChartDraft> = { ...newWork(whole), plan: { id: 3, time: 500 }, revision: 0 };
    const site: KeptWork<ChartDraft> = { ...here, plan: { id: 3, time: 900 }, isPublished: true };
    const { view, ready } = start({ start: site, opened: { kind: 'draft', work: here } });
    await ready();
    expect(view()).toMatchObject({ plan: { id: 3, time: 900 }, isPublished: false });
  });
});
