import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { readDraft, writeDraft } from '#machines/composer/composer.logic';
import { composerMachine } from '#machines/composer/composer.machine';
import type { ComposerInput, SendInput, SendOutcome } from '#machines/composer/composer.types';
import { composerView } from '#machines/composer/composer.view';
import type { Draft, KeepingDraft } from '#machines/kept/draft.types';
import { NOTHING_TYPED, type Typed } from '#model/writing/typed-text';
import { draftLaws } from '../laws/draft-laws.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const path = `/api/upload/file/${'a'.repeat(40)}`;
const input: ComposerInput = {
  target: { kind: 'new', categoryName: 'NEWS_COMMENT', categoryId: '1', repliesTo: null },
  draftKey: 'drafts/a',
  start: NOTHING_TYPED,
  revision: null,
  longest: 20,
};
const found: Draft<Typed> = { content: { text: 'from before', pictures: [] }, revision: null };

describe('composer machine', () => {
  walkMachine({
    machine: composerMachine,
    input,
    events: [
      { type: 'TEXT.CHANGED', text: 'hello' },
      { type: 'PICTURE.ADDED', path },
      { type: 'PICTURE.REMOVED', path },
      { type: 'TIME.TIED', seconds: 12.5 },
      { type: 'DRAFT.DISCARD' },
      { type: 'DRAFT.KEEP' },
      { type: 'COMMENT.SEND' },
      { type: 'COMMENT.INSIST' },
      { type: 'xstate.done.actor.load', output: null },
      { type: 'xstate.done.actor.load', output: found },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.keep', output: null },
      { type: 'xstate.error.actor.keep', error: new Error('quota') },
      { type: 'xstate.done.actor.send', output: { kind: 'sent', id: 1 } },
      { type: 'xstate.done.actor.send', output: { kind: 'wait', seconds: 9 } },
      { type: 'xstate.done.actor.send', output: { kind: 'stale', revision: 2 } },
      { type: 'xstate.error.actor.send', error: new Error('boom') },
    ],
    deciding: ({ draft, kept, tried, refusal }) => [draft, draft === kept, draft === tried, refusal?.kind],
    ignored: {
      'TEXT.CHANGED': ['draft.opening'],
      'PICTURE.ADDED': ['draft.opening'],
      'PICTURE.REMOVED': ['draft.opening'],
      'TIME.TIED': ['draft.opening'],
      'DRAFT.DISCARD': ['draft.opening+delivery.idle'],
      'DRAFT.KEEP': ['draft.opening', 'draft.kept', 'draft.keeping'],
      'COMMENT.SEND': ['delivery.sending', 'delivery.waiting'],
      'COMMENT.INSIST': ['delivery.idle', 'delivery.sending', 'delivery.waiting'],
    },
  });
});

interface World {
  readonly draft?: Draft<Typed> | null;
  readonly outcome?: (sending: SendInput) => Promise<SendOutcome>;
  readonly keep?: (keeping: KeepingDraft<Typed>) => Promise<void>;
  readonly input?: Partial<ComposerInput>;
}

function start({
  draft = null,
  outcome = async () => ({ kind: 'sent', id: 7 }),
  keep,
  input: own,
}: World = {}) {
  const kept: (Draft<Typed> | null)[] = [];
  const sent: SendInput[] = [];
  const machine = composerMachine.provide({
    actors: {
      load: fromPromise<Draft<Typed> | null, string>(async () => draft),
      keep: fromPromise<unknown, KeepingDraft<Typed>>(async ({ input }) => {
        await keep?.(input);
        kept.push(input.draft);
      }),
      send: fromPromise<SendOutcome, SendInput>(({ input }) => {
        sent.push(input);
        return outcome(input);
      }),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...own } });
  const told: number[] = [];
  actor.on('COMMENT.SENT', ({ id }) => told.push(id));
  actor.start();
  const view = () => composerView(actor.getSnapshot(), actor.send);
  const opened = () => vi.waitFor(() => expect(view().isOpening).toBe(false), { interval: 1 });
  return { view, opened, kept, sent, told };
}

describe('composer', () => {
  test('empties the field when the text is sent', async () => {
    const { view, opened, sent, told } = start();
    await opened();
    view().write('hello');
    view().send();
    await vi.waitFor(() => expect(told).toEqual([7]));
    expect(sent.map(({ draft }) => draft.content.text)).toEqual(['hello']);
    expect(view()).toMatchObject({ text: '', canSend: false, isSending: false });
  });

  test('sends nothing empty, unchanged or too long', async () => {
    const { view, opened, sent } = start({ input: { start: { text: 'as it was', pictures: [] } } });
    await opened();
    for (const text of ['as it was', ' \n', 'x'.repeat(21)]) {
      view().write(text);
      expect(view().canSend).toBe(false);
      view().send();
    }
    expect(sent).toEqual([]);
  });

  test('keeps what is typed while the text before it is on its way', async () => {
    let arrive: (outcome: SendOutcome) => void = () => undefined;
    const { view, opened, told } = start({ outcome: () => new Promise((resolve) => (arrive = resolve)) });
    await opened();
    view().write('first');
    view().send();
    view().write('second');
    arrive({ kind: 'sent', id: 3 });
    await vi.waitFor(() => expect(told).toEqual([3]));
    expect(view().text).toBe('second');
  });

  test('edits on the revision it began with and insists on the newer one on request', async () => {
    const outcomes: SendOutcome[] = [
      { kind: 'stale', revision: 5 },
      { kind: 'sent', id: 9 },
    ];
    const world = start({
      draft: { content: { text: 'mine', pictures: [] }, revision: 2 },
      input: { target: { kind: 'edit', id: 9 }, revision: 4, start: { text: 'theirs', pictures: [] } },
      outcome: async () => outcomes.shift() ?? { kind: 'failed' },
    });
    await world.opened();
    world.view().send();
    await vi.waitFor(() => expect(world.view().refusal).toEqual({ kind: 'stale', revision: 5 }));
    expect(world.view().text).toBe('mine');
    world.view().insist();
    await vi.waitFor(() => expect(world.told).toEqual([9]));
    expect(world.sent.map(({ draft }) => draft.revision)).toEqual([2, 5]);
  });
});

draftLaws<Typed>({
  contentOf: (text) => ({ text, pictures: [] }),
  start: ({ draft, keep, outcome }) => {
    const world: World = { draft: draft ?? null, ...(keep && { keep }), ...(outcome && { outcome }) };
    const { view, opened, kept } = start(world);
    return {
      opened,
      stored: kept,
      text: () => view().text,
      write: (text) => view().write(text),
      keep: () => view().keep(),
      discard: () => view().discard(),
      send: () => view().send(),
      state: view,
    };
  },
  anyContent: fc.record({ text: fc.string(), pictures: fc.constantFrom<string[][]>([], [path]) }),
  read: readDraft,
  write: writeDraft,
});

describe('a stored draft', () => {
  test('is none when anything else lies there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readDraft(value);
        if (read !== null) expect(typeof read.content.text).toBe('string');
      }),
    );
    expect(readDraft({ text: 'x', pictures: ['https://evil.example/a.png', 3] })).toEqual({
      content: { text: 'x', pictures: [] },
      revision: null,
    });
  });
});
