import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { readDraft, writeDraft } from '#machines/composer/composer.logic';
import { composerMachine } from '#machines/composer/composer.machine';
import type {
  ComposerInput,
  Draft,
  KeepingDraft,
  Sending,
  SendOutcome,
} from '#machines/composer/composer.types';
import { composerView } from '#machines/composer/composer.view';
import { NOTHING_TYPED } from '#model/writing/typed-text';
import { walkMachine } from '../laws/machine-walk.ts';

const path = `/api/upload/file/${'a'.repeat(40)}`;
const input: ComposerInput = {
  target: { kind: 'new', categoryName: 'NEWS_COMMENT', categoryId: '1', repliesTo: null },
  draftKey: 'drafts/a',
  start: NOTHING_TYPED,
  revision: null,
  longest: 20,
};
const found: Draft = { typed: { text: 'from before', pictures: [] }, revision: null };

describe('composer machine', () => {
  walkMachine({
    machine: composerMachine,
    input,
    events: [
      { type: 'TEXT.CHANGED', text: 'hello' },
      { type: 'PICTURE.ADDED', path },
      { type: 'PICTURE.REMOVED', path },
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
      'DRAFT.DISCARD': ['draft.opening+delivery.idle'],
      'DRAFT.KEEP': ['draft.opening', 'draft.kept', 'draft.keeping'],
      'COMMENT.SEND': ['delivery.sending', 'delivery.waiting'],
      'COMMENT.INSIST': ['delivery.idle', 'delivery.sending', 'delivery.waiting'],
    },
  });
});

interface World {
  readonly draft?: Draft | null;
  readonly outcome?: (sending: Sending) => Promise<SendOutcome>;
  readonly keep?: (keeping: KeepingDraft) => Promise<void>;
  readonly input?: Partial<ComposerInput>;
}

function start({
  draft = null,
  outcome = async () => ({ kind: 'sent', id: 7 }),
  keep,
  input: own,
}: World = {}) {
  const kept: (Draft | null)[] = [];
  const sent: Sending[] = [];
  const machine = composerMachine.provide({
    actors: {
      load: fromPromise<Draft | null, string>(async () => draft),
      keep: fromPromise<unknown, KeepingDraft>(async ({ input }) => {
        await keep?.(input);
        kept.push(input.draft);
      }),
      send: fromPromise<SendOutcome, Sending>(({ input }) => {
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
  test('goes on with the draft of an earlier visit', async () => {
    const { view, opened } = start({ draft: found });
    await opened();
    expect(view()).toMatchObject({ text: 'from before', canSend: true, isAtRisk: false });
  });

  test('keeps a draft after a pause, and forgets it when it is sent', async () => {
    const { view, opened, kept, sent, told } = start();
    await opened();
    view().write('hello');
    expect(view().isAtRisk).toBe(true);
    view().keep();
    await vi.waitFor(() => expect(view().isAtRisk).toBe(false));
    expect(kept).toEqual([{ typed: { text: 'hello', pictures: [] }, revision: null }]);
    view().send();
    await vi.waitFor(() => expect(told).toEqual([7]));
    expect(sent.map(({ draft }) => draft.typed.text)).toEqual(['hello']);
    await vi.waitFor(() => expect(kept.at(-1)).toBeNull());
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

  test('waits as long as the server asks and lets writing go on', async () => {
    vi.useFakeTimers();
    const { view, opened } = start({ outcome: async () => ({ kind: 'wait', seconds: 30 }) });
    await opened();
    view().write('hello');
    view().send();
    await vi.waitFor(() => expect(view().isWaiting).toBe(true));
    view().write('hello again');
    expect(view()).toMatchObject({ canSend: false, refusal: { kind: 'wait', seconds: 30 } });
    await vi.advanceTimersByTimeAsync(30_001);
    expect(view()).toMatchObject({ canSend: true, refusal: null, text: 'hello again' });
    vi.useRealTimers();
  });

  test('edits on the revision it began with and insists on the newer one when told to', async () => {
    const outcomes: SendOutcome[] = [
      { kind: 'stale', revision: 5 },
      { kind: 'sent', id: 9 },
    ];
    const world = start({
      draft: { typed: { text: 'mine', pictures: [] }, revision: 2 },
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

  test('says that a draft is at risk when the browser does not keep it', async () => {
    const { view, opened } = start({ keep: () => Promise.reject(new Error('quota')) });
    await opened();
    view().write('hello');
    view().keep();
    await vi.waitFor(() => expect(view().isAtRisk).toBe(true));
    view().discard();
    expect(view()).toMatchObject({ text: '', isAtRisk: false });
  });

  test('never loses the last text, whatever the order of deeds and answers', async () => {
    const deeds = fc.oneof(
      fc.record({ type: fc.constant('write' as const), text: fc.string({ maxLength: 8 }) }),
      fc.record({ type: fc.constantFrom('keep' as const, 'send' as const) }),
    );
    const answers = fc.array(fc.constantFrom<SendOutcome>({ kind: 'failed' }, { kind: 'login' }), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { maxLength: 10 }), answers, async (acts, outcomes) => {
        const waiting = [...outcomes];
        const { view, opened } = start({ outcome: async () => waiting.shift() ?? { kind: 'failed' } });
        await opened();
        let text = '';
        for (const act of acts) {
          if (act.type === 'write') {
            text = act.text;
            view().write(text);
          } else view()[act.type]();
          await Promise.resolve();
          expect(view().text).toBe(text);
        }
      }),
    );
  });
});

describe('a kept draft', () => {
  test('reads back as written', () => {
    const draft = fc.record({
      typed: fc.record({ text: fc.string(), pictures: fc.constantFrom([], [path]) }),
      revision: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(draft, (given) => {
        expect(readDraft(JSON.parse(JSON.stringify(writeDraft(given))))).toEqual(given);
      }),
    );
  });

  test('is none when anything else lies there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readDraft(value);
        if (read !== null) expect(typeof read.typed.text).toBe('string');
      }),
    );
    expect(readDraft({ text: 'x', pictures: ['https://evil.example/a.png', 3] })).toEqual({
      typed: { text: 'x', pictures: [] },
      revision: null,
    });
  });
});
