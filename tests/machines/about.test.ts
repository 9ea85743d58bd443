import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { readStored, writeStored } from '#machines/about/about.logic';
import { aboutMachine } from '#machines/about/about.machine';
import type { AboutInput, AboutOutcome, SavingAbout } from '#machines/about/about.types';
import { aboutView } from '#machines/about/about.view';
import type { Draft, KeepingDraft } from '#machines/kept/draft.types';
import { type AboutDraft, EMPTY_ABOUT } from '#model/writing/about';
import { anyNode } from '../arbitraries/post.ts';
import { draftLaws } from '../laws/draft-laws.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const input: AboutInput = { draftKey: 'drafts/about/mika', start: EMPTY_ABOUT, revision: null };
const linked = (socialMedia: string): AboutDraft => ({ ...EMPTY_ABOUT, socialMedia });
const found: Draft<AboutDraft> = { content: linked('From before'), revision: null };
const saved = (content: AboutDraft): AboutOutcome => ({ kind: 'saved', revision: 3, sent: content, content });

describe('about machine', () => {
  walkMachine({
    machine: aboutMachine,
    input,
    events: [
      { type: 'ABOUT.CHANGED', change: { socialMedia: 'Here' } },
      { type: 'DRAFT.DISCARD' },
      { type: 'DRAFT.KEEP' },
      { type: 'NOTE.CLOSED' },
      { type: 'ABOUT.SAVE' },
      { type: 'ABOUT.INSIST' },
      { type: 'NEWER.TAKE' },
      { type: 'xstate.done.actor.load', output: null },
      { type: 'xstate.done.actor.load', output: found },
      { type: 'xstate.error.actor.load', error: new Error('time') },
      { type: 'xstate.done.actor.keep', output: null },
      { type: 'xstate.error.actor.keep', error: new Error('quota') },
      { type: 'xstate.done.actor.save', output: saved(linked('Here')) },
      { type: 'xstate.done.actor.save', output: { kind: 'wait', seconds: 9 } },
      { type: 'xstate.done.actor.save', output: { kind: 'stale', revision: 2, newer: linked('There') } },
      { type: 'xstate.done.actor.save', output: { kind: 'login' } },
      { type: 'xstate.error.actor.save', error: new Error('boom') },
    ],
    deciding: ({ draft, kept, tried, input: { start }, refusal }) => [
      draft.content.socialMedia,
      start.socialMedia,
      draft === kept,
      draft === tried,
      refusal?.kind,
    ],
    ignored: {
      'ABOUT.CHANGED': ['draft.opening'],
      'DRAFT.DISCARD': ['draft.opening+delivery.idle'],
      'DRAFT.KEEP': ['draft.opening', 'draft.kept', 'draft.keeping'],
      'ABOUT.SAVE': ['delivery.conflict', 'delivery.saving', 'delivery.waiting'],
      'ABOUT.INSIST': [
        'delivery.idle',
        'delivery.saving',
        'delivery.saved',
        'delivery.refused',
        'delivery.waiting',
      ],
      'NEWER.TAKE': [
        'delivery.idle',
        'delivery.saving',
        'delivery.saved',
        'delivery.refused',
        'delivery.waiting',
      ],
    },
  });
});

interface World {
  readonly draft?: Draft<AboutDraft> | null;
  readonly outcome?: (saving: SavingAbout) => Promise<AboutOutcome>;
  readonly keep?: () => Promise<void>;
  readonly input?: Partial<AboutInput>;
}

function start({ draft = null, outcome, keep, input: own }: World = {}) {
  const kept: (Draft<AboutDraft> | null)[] = [];
  const sent: SavingAbout[] = [];
  const machine = aboutMachine.provide({
    actors: {
      load: fromPromise<Draft<AboutDraft> | null, string>(async () => draft),
      keep: fromPromise<unknown, KeepingDraft<AboutDraft>>(async ({ input }) => {
        await keep?.();
        kept.push(input.draft);
      }),
      save: fromPromise<AboutOutcome, SavingAbout>(async ({ input }) => {
        sent.push(input);
        return outcome ? outcome(input) : saved(input.draft.content);
      }),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...own } }).start();
  const view = () => aboutView(actor.getSnapshot(), actor.send);
  const opened = () => vi.waitFor(() => expect(view().isOpening).toBe(false), { interval: 1 });
  return { view, opened, kept, sent };
}

describe('about me', () => {
  test('says that it is saved, forgets the draft, and takes the next change', async () => {
    const { view, opened, kept } = start();
    await opened();
    view().save();
    expect(view().isSaving).toBe(false);
    view().change({ socialMedia: 'Here' });
    view().save();
    expect(view()).toMatchObject({ isSaving: true, isAtRisk: true });
    await vi.waitFor(() => expect(view()).toMatchObject({ isSaved: true, isChanged: false }));
    await vi.waitFor(() => expect(kept.at(-1)).toBeNull());
    view().change({ socialMedia: 'There' });
    expect(view()).toMatchObject({ isSaved: false, canSave: true });
  });

  test('shows what the site made of it, but never over what was typed while it was saved', async () => {
    const answers: (() => void)[] = [];
    const { view, opened } = start({
      outcome: ({ draft: { content } }) =>
        new Promise((resolve) => {
          const tidy = { ...content, socialMedia: content.socialMedia.trim() };
          answers.push(() => resolve({ kind: 'saved', revision: 3, sent: content, content: tidy }));
        }),
    });
    await opened();
    view().change({ socialMedia: 'Here ' });
    view().save();
    answers.pop()?.();
    await vi.waitFor(() => expect(view().about.socialMedia).toBe('Here'));
    view().change({ socialMedia: 'There ' });
    view().save();
    view().change({ socialMedia: 'There and back' });
    answers.pop()?.();
    await vi.waitFor(() => expect(view().isSaving).toBe(false));
    expect(view()).toMatchObject({ isChanged: true, isSaved: false, about: linked('There and back') });
  });

  test('saves nothing that the site would refuse', async () => {
    const { view, opened, sent } = start();
    await opened();
    view().change({ serverIds: [{ id: 'no number', server: 0 }] });
    expect(view()).toMatchObject({ isChanged: true, canSave: false });
    view().save();
    view().change({ serverIds: [{ id: '１２３', server: 0 }] });
    view().save();
    await vi.waitFor(() => expect(view().isSaved).toBe(true));
    expect(sent.length).toBe(1);
  });

  test('lets the member choose when it was saved elsewhere meanwhile', async () => {
    const world: World = {
      input: { revision: 1 },
      outcome: async ({ draft }) =>
        draft.revision === 1 ? { kind: 'stale', revision: 2, newer: linked('There') } : saved(draft.content),
    };
    const taking = start(world);
    await taking.opened();
    taking.view().change({ socialMedia: 'Here' });
    taking.view().save();
    await vi.waitFor(() => expect(taking.view().refusal?.kind).toBe('stale'));
    taking.view().takeNewer();
    expect(taking.view()).toMatchObject({ about: linked('There'), isChanged: false, refusal: null });

    const insisting = start(world);
    await insisting.opened();
    insisting.view().change({ socialMedia: 'Here' });
    insisting.view().save();
    await vi.waitFor(() => expect(insisting.view().refusal?.kind).toBe('stale'));
    insisting.view().insist();
    await vi.waitFor(() => expect(insisting.view().isSaved).toBe(true));
    expect(insisting.sent.map(({ draft }) => draft.revision)).toEqual([1, 2]);
  });
});

const anyId = fc.nat(9_999);
const anyIds = fc.uniqueArray(anyId, { maxLength: 8 });

draftLaws<AboutDraft>({
  contentOf: linked,
  start: ({ draft, keep, outcome }) => {
    const { view, opened, kept } = start({
      draft: draft ?? null,
      ...(keep && { keep }),
      ...(outcome && { outcome }),
    });
    return {
      opened,
      stored: kept,
      text: () => view().about.socialMedia,
      write: (socialMedia) => view().change({ socialMedia }),
      keep: () => view().keep(),
      discard: () => view().discard(),
      send: () => view().save(),
      state: () => ({ ...view(), canSend: view().canSave, isWaiting: view().refusal?.kind === 'wait' }),
    };
  },
  anyContent: fc.record({
    titles: fc.array(fc.record({ id: anyId, type: fc.constant('bandori'), server: fc.nat(4) }), {
      maxLength: 2,
    }),
    posterCard: fc.option(
      fc.record({
        id: anyId,
        offset: fc.double({ min: 0, max: 1, noNaN: true }).map((offset) => offset + 0),
        trainedArt: fc.boolean(),
      }),
    ),
    intro: fc.array(anyNode, { maxLength: 8 }),
    serverIds: fc.array(fc.record({ id: fc.string({ maxLength: 20 }), server: fc.nat(4) }), {
      maxLength: 10,
    }),
    socialMedia: fc.string({ maxLength: 300 }),
    favCharacters: anyIds,
    favCards: anyIds,
    favBands: anyIds,
    favSongs: anyIds,
    favCostumes: anyIds,
  }),
  read: readStored,
  write: writeStored,
});

describe('a stored draft about someone', () => {
  test('is none when anything else lies there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readStored(value);
        expect(read === null || Array.isArray(read.content.intro)).toBe(true);
      }),
    );
  });
});
