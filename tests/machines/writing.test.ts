import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Draft, KeepingDraft } from '#machines/kept/draft.types';
import { readStored, writeStored } from '#machines/writing/writing.logic';
import { writingMachine } from '#machines/writing/writing.machine';
import type { Publishing, PublishOutcome, WritingInput } from '#machines/writing/writing.types';
import { writingView } from '#machines/writing/writing.view';
import { EMPTY_POST, type PostDraft } from '#model/writing/post/draft';
import { anyNode } from '../arbitraries/post.ts';
import { draftLaws } from '../laws/draft-laws.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const input: WritingInput = {
  target: { kind: 'new' },
  draftKey: 'drafts/post/mika/new',
  start: EMPTY_POST,
  revision: null,
};
const titled: PostDraft = { ...EMPTY_POST, title: 'Three cards' };
const newer: PostDraft = { ...EMPTY_POST, title: 'Four cards' };
const found: Draft<PostDraft> = { content: { ...EMPTY_POST, title: 'From before' }, revision: null };

describe('writing machine', () => {
  walkMachine({
    machine: writingMachine,
    input,
    events: [
      { type: 'POST.CHANGED', change: { title: 'Three cards' } },
      { type: 'DRAFT.DISCARD' },
      { type: 'DRAFT.KEEP' },
      { type: 'NOTE.CLOSED' },
      { type: 'UPLOAD.STARTED', key: 'a' },
      { type: 'UPLOAD.ENDED', key: 'a' },
      { type: 'POST.PUBLISH' },
      { type: 'POST.INSIST' },
      { type: 'NEWER.TAKE' },
      { type: 'xstate.done.actor.load', output: null },
      { type: 'xstate.done.actor.load', output: found },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.keep', output: null },
      { type: 'xstate.error.actor.keep', error: new Error('quota') },
      { type: 'xstate.done.actor.publish', output: { kind: 'published', id: 1 } },
      { type: 'xstate.done.actor.publish', output: { kind: 'wait', seconds: 9 } },
      { type: 'xstate.done.actor.publish', output: { kind: 'stale', revision: 2, newer } },
      { type: 'xstate.done.actor.publish', output: { kind: 'denied' } },
      { type: 'xstate.error.actor.publish', error: new Error('boom') },
    ],
    deciding: ({ draft, kept, tried, refusal, uploads }) => [
      draft.content.title,
      draft === kept,
      draft === tried,
      refusal?.kind,
      uploads,
    ],
    ignored: {
      'POST.CHANGED': ['draft.opening'],
      'DRAFT.DISCARD': ['draft.opening+delivery.idle'],
      'DRAFT.KEEP': ['draft.opening', 'draft.kept', 'draft.keeping'],
      'UPLOAD.ENDED': ['pictures.settled'],
      'POST.PUBLISH': ['delivery.conflict', 'delivery.publishing', 'delivery.published', 'delivery.waiting'],
      'POST.INSIST': [
        'delivery.idle',
        'delivery.publishing',
        'delivery.published',
        'delivery.refused',
        'delivery.waiting',
      ],
      'NEWER.TAKE': [
        'delivery.idle',
        'delivery.publishing',
        'delivery.published',
        'delivery.refused',
        'delivery.waiting',
      ],
    },
  });
});

interface World {
  readonly draft?: Draft<PostDraft> | null;
  readonly outcome?: (publishing: Publishing) => Promise<PublishOutcome>;
  readonly keep?: (keeping: KeepingDraft<PostDraft>) => Promise<void>;
  readonly input?: Partial<WritingInput>;
}

function start({
  draft = null,
  outcome = async () => ({ kind: 'published', id: 7 }),
  keep,
  input: own,
}: World = {}) {
  const kept: (Draft<PostDraft> | null)[] = [];
  const sent: Publishing[] = [];
  const machine = writingMachine.provide({
    actors: {
      load: fromPromise<Draft<PostDraft> | null, string>(async () => draft),
      keep: fromPromise<unknown, KeepingDraft<PostDraft>>(async ({ input }) => {
        await keep?.(input);
        kept.push(input.draft);
      }),
      publish: fromPromise<PublishOutcome, Publishing>(({ input }) => {
        sent.push(input);
        return outcome(input);
      }),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...own } });
  const published: number[] = [];
  actor.on('POST.PUBLISHED', ({ id }) => published.push(id));
  actor.start();
  const view = () => writingView(actor.getSnapshot(), actor.send);
  const opened = () => vi.waitFor(() => expect(view().isOpening).toBe(false), { interval: 1 });
  return { view, opened, kept, sent, published };
}

describe('writing', () => {
  test('restores the draft of an earlier visit and says so', async () => {
    const { view, opened } = start({ draft: found });
    await opened();
    expect(view()).toMatchObject({ isRestored: true, isChanged: true, draftState: 'kept', isAtRisk: false });
    view().closeNote();
    expect(view()).toMatchObject({ isRestored: false, isChanged: true });
    view().discard();
    expect(view().post).toEqual(EMPTY_POST);
  });

  test('keeps a draft after a pause and forgets it once it is published', async () => {
    const { view, opened, kept, sent, published } = start();
    await opened();
    view().change({ title: 'Three cards' });
    expect(view()).toMatchObject({ isAtRisk: true, draftState: 'keeping' });
    view().keep();
    await vi.waitFor(() => expect(view().draftState).toBe('kept'));
    expect(kept).toEqual([{ content: titled, revision: null }]);
    view().publish();
    await vi.waitFor(() => expect(published).toEqual([7]));
    expect(sent.map(({ draft }) => draft.content)).toEqual([titled]);
    await vi.waitFor(() => expect(kept.at(-1)).toBeNull());
    expect(view()).toMatchObject({ isPublished: true, isAtRisk: false, canPublish: false });
  });

  test('publishes nothing without a title, unchanged, with a fault, or while pictures are on their way', async () => {
    const { view, opened, sent } = start();
    await opened();
    view().publish();
    view().change({ content: [{ type: 'text', data: 'Words' }] });
    view().publish();
    view().change({ title: 'Title', content: [{ type: 'heading', data: 'x'.repeat(201) }] });
    view().publish();
    view().change({ content: [] });
    view().startUpload('a');
    view().publish();
    expect(sent).toEqual([]);
    view().endUpload('a');
    view().publish();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  test('keeps everything when the site refuses, and tries again', async () => {
    const outcomes: PublishOutcome[] = [
      { kind: 'invalid', nodes: [{ type: 'link' }], fields: [] },
      { kind: 'published', id: 9 },
    ];
    const { view, opened, kept, published } = start({
      outcome: async () => outcomes.shift() ?? { kind: 'failed' },
    });
    await opened();
    view().change({ title: 'Three cards' });
    view().publish();
    await vi.waitFor(() => expect(view().refusal).toMatchObject({ kind: 'invalid' }));
    expect(kept.at(-1)).toEqual({ content: titled, revision: null });
    view().publish();
    await vi.waitFor(() => expect(published).toEqual([9]));
  });

  test('lets the writer choose when the post was edited elsewhere', async () => {
    const edit = { target: { kind: 'edit', id: 9 }, revision: 4, start: EMPTY_POST } as const;
    const stale = async (): Promise<PublishOutcome> => ({ kind: 'stale', revision: 5, newer });
    const mine = start({ input: edit, outcome: stale });
    await mine.opened();
    mine.view().change({ title: 'Three cards' });
    mine.view().publish();
    await vi.waitFor(() => expect(mine.view().refusal?.kind).toBe('stale'));
    expect(mine.view()).toMatchObject({ post: titled, canPublish: false });
    mine.view().takeNewer();
    expect(mine.view()).toMatchObject({ post: newer, refusal: null, isChanged: false });
    mine.view().discard();
    expect(mine.view().post).toEqual(newer);

    const outcomes: PublishOutcome[] = [await stale(), { kind: 'published', id: 9 }];
    const insisting = start({ input: edit, outcome: async () => outcomes.shift() ?? { kind: 'failed' } });
    await insisting.opened();
    insisting.view().change({ title: 'Three cards' });
    insisting.view().publish();
    await vi.waitFor(() => expect(insisting.view().refusal?.kind).toBe('stale'));
    insisting.view().insist();
    await vi.waitFor(() => expect(insisting.published).toEqual([9]));
    expect(insisting.sent.map(({ draft }) => draft.revision)).toEqual([4, 5]);
  });
});

draftLaws<PostDraft>({
  contentOf: (title) => ({ ...EMPTY_POST, title }),
  start: ({ draft, keep, outcome }) => {
    const world: World = { draft: draft ?? null, ...(keep && { keep }), ...(outcome && { outcome }) };
    const { view, opened, kept } = start(world);
    return {
      opened,
      stored: kept,
      text: () => view().post.title,
      write: (title) => view().change({ title }),
      keep: () => view().keep(),
      discard: () => view().discard(),
      send: () => view().publish(),
      state: () => ({ ...view(), canSend: view().canPublish }),
    };
  },
  anyContent: fc.record({
    title: fc.string({ maxLength: 200 }),
    tags: fc.array(
      fc.record({
        type: fc.constantFrom('text', 'card'),
        data: fc.string({ minLength: 1, maxLength: 50 }),
      }),
      { maxLength: 20 },
    ),
    rating: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    warnings: fc.constantFrom([], ['warningDeath' as const]),
    content: fc.array(anyNode, { maxLength: 8 }),
  }),
  read: readStored,
  write: writeStored,
});

describe('a stored draft', () => {
  test('is none when anything else lies there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readStored(value);
        expect(read === null || Array.isArray(read.content.content)).toBe(true);
      }),
    );
  });
});
