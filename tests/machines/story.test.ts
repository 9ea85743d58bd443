import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { storyMachine } from '#machines/story/story.machine';
import type { StoryEvent, StoryInput, StoryOrder } from '#machines/story/story.types';
import { storyView } from '#machines/story/story.view';
import { compileSource } from '#model/media/story/compile-source';
import type { StoryScript, StoryStep, StoryVoice } from '#model/media/story/script.types';
import { storyFiles } from '#model/media/story/story-files';
import type { StoryStage } from '#model/media/story/story-state';
import { StoryTimeline } from '#model/media/story/timeline';
import { anyScript, compiled } from '../arbitraries/story-script.ts';
import { walkMachine } from '../laws/machine-walk.ts';

const talk = (body: string, more: object = {}) => ({ type: 'talk', name: 'Ann', body, ...more });
const SPOKEN = { voices: [{ character: 1, voice: 'v1' }] };
const FADE = { type: 'effect', effectType: 'blackOut', duration: 1, wait: true };

const source = (...actions: readonly unknown[]): StoryScript =>
  compiled(compileSource({ voice: 'eventstory1_0', actions }));

/** The source has no choices; the game's scenarios have. */
const choice = (index: number): StoryStep => ({
  kind: 'choice',
  options: ['Yes', 'No'],
  index,
  delayMs: 0,
  waits: true,
});

const STORY = source(talk('One.', SPOKEN), FADE, talk('Two.', { delay: 1 }), talk('Three.'));
const WITH_CHOICE: StoryScript = { ...STORY, steps: [...STORY.steps, choice(4)] };

const inputOf = (script: StoryScript, more: Partial<StoryInput> = {}): StoryInput => ({
  script,
  at: -1,
  textSpeed: 'normal',
  isAuto: false,
  ...more,
});

const RESTING = ['play.loading', 'play.ready', 'play.paused', 'play.ended'];
const IN_PLAY = ['delaying', 'animating', 'typing', 'waiting', 'listening', 'choosing'].map(
  (each) => `play.${each}`,
);
const except = (...names: readonly string[]) =>
  [...RESTING, ...IN_PLAY].filter((each) => !names.includes(each));

describe('story machine', () => {
  walkMachine({
    machine: storyMachine,
    input: inputOf(WITH_CHOICE),
    deciding: ({ position, hasBegun, moment, isSpeaking, voices, ...switches }) => [
      position,
      hasBegun,
      moment,
      isSpeaking,
      voices.length,
      switches.isAuto,
      switches.isSkipping,
      switches.isLogOpen,
      switches.isWindowHidden,
    ],
    events: [
      { type: 'PLAY.START' },
      { type: 'PLAY.PAUSE' },
      { type: 'PLAY.RESUME' },
      { type: 'LINE.NEXT' },
      { type: 'LINE.BACK' },
      { type: 'LINE.GO', index: 0 },
      { type: 'CHOICE.MADE', option: 1 },
      { type: 'AUTO.SET', isOn: true },
      { type: 'AUTO.SET', isOn: false },
      { type: 'SKIP.SET', isOn: true },
      { type: 'SKIP.SET', isOn: false },
      { type: 'WINDOW.HIDE' },
      { type: 'WINDOW.SHOW' },
      { type: 'LOG.OPEN' },
      { type: 'LOG.CLOSE' },
      { type: 'SPEED.SET', textSpeed: 'fast' },
      { type: 'VOICE.REPLAY', index: 0 },
      { type: 'FILES.LOADED', done: 1, total: 2 },
      { type: 'FILE.MISSING', address: '/assets/jp/x.png', part: null },
      { type: 'FILES.DONE' },
      { type: 'STEP.DONE', index: 1 },
      { type: 'VOICES.BEGUN' },
      { type: 'VOICES.ENDED' },
      { type: 'VOICES.LEFT' },
      { type: 'xstate.after.delayTime.story.play.delaying' },
      { type: 'xstate.after.animationTime.story.play.animating' },
      { type: 'xstate.after.typingTime.story.play.typing' },
      { type: 'xstate.after.readingTime.story.play.waiting' },
      { type: 'xstate.after.skipPause.story.play.waiting' },
      { type: 'xstate.after.voiceLimit.story.play.listening' },
      { type: 'xstate.error.actor.stage', error: new Error('boom') },
      { type: 'xstate.error.actor.load', error: new Error('boom') },
      { type: 'xstate.error.actor.speak', error: new Error('boom') },
    ] as never,
    ignored: {
      'PLAY.START': IN_PLAY.concat('play.paused'),
      'PLAY.RESUME': except('play.paused'),
      'CHOICE.MADE': except('play.choosing'),
      'STEP.DONE': except('play.animating'),
      'VOICES.ENDED': ['voice.silent'],
    },
  });
});

interface Started {
  readonly orders: StoryOrder[];
  readonly said: string[];
}

/** A theatre whose clock stands still until it is moved. Its stage answers at once, never, or after the step's time. */
function start(
  script: StoryScript,
  {
    answers = true,
    hasVoices = true,
    ...more
  }: Partial<StoryInput> & { answers?: boolean; hasVoices?: boolean } = {},
) {
  const { orders, said }: Started = { orders: [], said: [] };
  const clock = new SimulatedClock();
  let endVoices = (): void => undefined;
  const machine = storyMachine.provide({
    actors: {
      load: fromCallback<StoryEvent, readonly StoryStep[]>(({ sendBack }) =>
        sendBack({ type: 'FILES.DONE' }),
      ),
      stage: fromCallback<StoryOrder, StoryStage>(({ receive, sendBack }) =>
        receive((order) => {
          orders.push(order);
          const last = order.type === 'ORDER.PLAY' ? order.steps.at(-1) : undefined;
          if (answers && last) queueMicrotask(() => sendBack({ type: 'STEP.DONE', index: last.index }));
        }),
      ),
      speak: fromCallback<StoryEvent, readonly StoryVoice[]>(({ input, sendBack }) => {
        if (!hasVoices) throw new Error('no sound here');
        said.push(...input.map(({ file }) => (file.of === 'own' ? file.url : file.path)));
        endVoices = () => sendBack({ type: 'VOICES.ENDED' });
      }),
    },
  });
  const actor = createActor(machine, { input: inputOf(script, more), clock }).start();
  const view = () => ({
    ...storyView(actor.getSnapshot(), actor.send),
    isSpeaking: actor.getSnapshot().context.isSpeaking,
  });
  return { actor, clock, orders, said, view, endVoices: () => endVoices() };
}

const text = ({ view }: Pick<ReturnType<typeof start>, 'view'>) => view().stage.line?.text;

describe('a story', () => {
  test('waits for a gesture, types a line, shows it whole and goes on', () => {
    const theatre = start(STORY);
    expect(theatre.view()).toMatchObject({ status: 'ready', at: -1 });
    theatre.view().start();
    expect(theatre.view()).toMatchObject({ status: 'playing', moment: 'typing', at: 0, isSpeaking: true });
    theatre.view().next();
    expect(theatre.view().moment).toBe('waiting');
    theatre.view().next();
    expect(theatre.view()).toMatchObject({
      moment: 'animating',
      stage: { curtain: 'black' },
      isSpeaking: false,
    });
    theatre.actor.send({ type: 'STEP.DONE', index: 0 });
    expect(theatre.view().moment).toBe('animating');
    theatre.actor.send({ type: 'STEP.DONE', index: 1 });
    expect(theatre.view()).toMatchObject({ moment: 'delaying', at: 2, stage: { line: { text: 'One.' } } });
    theatre.clock.increment(1_000);
    expect(theatre.view()).toMatchObject({ moment: 'typing', stage: { line: { text: 'Two.' } } });
    theatre.clock.increment(10_000);
    expect(theatre.view().moment).toBe('waiting');
  });

  test('begins before its files are there when the visitor does not want to wait', () => {
    const machine = storyMachine.provide({
      actors: {
        load: fromCallback<StoryEvent, readonly StoryStep[]>(() => undefined),
        stage: fromCallback<StoryOrder, StoryStage>(() => undefined),
        speak: fromCallback<StoryEvent, readonly StoryVoice[]>(() => undefined),
      },
    });
    const actor = createActor(machine, { input: inputOf(STORY) }).start();
    actor.send({ type: 'FILES.LOADED', done: 1, total: 3 });
    actor.send({ type: 'FILE.MISSING', address: '/assets/jp/x.png', part: null });
    actor.send({ type: 'FILE.MISSING', address: '/assets/jp/x.png', part: null });
    expect(storyView(actor.getSnapshot(), actor.send)).toMatchObject({
      status: 'loading',
      files: { done: 1, total: 3, missing: ['/assets/jp/x.png'] },
    });
    actor.send({ type: 'PLAY.START' });
    expect(storyView(actor.getSnapshot(), actor.send)).toMatchObject({ status: 'playing', moment: 'typing' });
  });

  test('plays on when its files cannot be loaded and no voice can be heard', () => {
    const silent = start(STORY, { hasVoices: false });
    silent.view().start();
    expect(silent.view()).toMatchObject({ moment: 'typing', isSpeaking: false });
    const machine = storyMachine.provide({
      actors: {
        load: fromCallback<StoryEvent, readonly StoryStep[]>(() => {
          throw new Error('offline');
        }),
        stage: fromCallback<StoryOrder, StoryStage>(() => undefined),
      },
    });
    const actor = createActor(machine, { input: inputOf(STORY) }).start();
    expect(storyView(actor.getSnapshot(), actor.send).status).toBe('ready');
  });

  test('begins at the step it is opened at, with the whole line and no voice', () => {
    const theatre = start(STORY, { at: 1 });
    expect(theatre.view()).toMatchObject({
      status: 'ready',
      at: 2,
      stage: { line: { text: 'Two.' }, curtain: 'black' },
    });
    theatre.view().start();
    expect(theatre.view().moment).toBe('waiting');
    expect(theatre.said).toEqual([]);
  });

  test('takes the option that the visitor takes', () => {
    const theatre = start({
      ...STORY,
      steps: [choice(0), ...source(talk('x')).steps.map((step) => ({ ...step, index: 1 }))],
    });
    theatre.view().start();
    expect(theatre.view()).toMatchObject({ moment: 'choosing', stage: { options: ['Yes', 'No'] } });
    theatre.view().choose(1);
    expect(theatre.view().chosen.get(0)).toBe(1);
    expect(text(theatre)).toBe('x');
  });

  test('tells the stage each step that begins, in order', () => {
    const still = { type: 'effect', effectType: 'shakeScreen', duration: 1 };
    const theatre = start(source(still, { type: 'sound', se: { type: 'common', se: 'bell' } }, talk('x')));
    theatre.view().start();
    const played = theatre.orders.flatMap((order) => (order.type === 'ORDER.PLAY' ? order.steps : []));
    expect(played.map(({ kind }) => kind)).toEqual(['effect', 'sound', 'talk']);
  });
});

describe('auto', () => {
  test('goes on when the line was read and its voices have ended', () => {
    const theatre = start(source(talk('One.', SPOKEN), talk('Two.')), { isAuto: true });
    theatre.view().start();
    theatre.clock.increment(1_000);
    theatre.clock.increment(10_000);
    expect(text(theatre)).toBe('One.');
    theatre.endVoices();
    expect(text(theatre)).toBe('Two.');
    theatre.clock.increment(1_000);
    theatre.clock.increment(10_000);
    expect(theatre.view().status).toBe('ended');
  });

  test('waits while the log is open or the window hidden', () => {
    const theatre = start(source(talk('One.'), talk('Two.')), { isAuto: true });
    theatre.view().start();
    theatre.view().next();
    theatre.view().openLog();
    theatre.clock.increment(60_000);
    expect(text(theatre)).toBe('One.');
    theatre.view().closeLog();
    theatre.view().hideWindow();
    theatre.clock.increment(60_000);
    expect(text(theatre)).toBe('One.');
    theatre.view().showWindow();
    theatre.clock.increment(60_000);
    expect(text(theatre)).toBe('Two.');
  });
});

describe('skip', () => {
  test('passes each line in a moment, says nothing, and ends', () => {
    const theatre = start(STORY, { answers: false });
    theatre.view().start();
    theatre.view().setSkip(true);
    for (let each = 0; each < 20; each++) theatre.clock.increment(80);
    expect(theatre.view()).toMatchObject({ status: 'ended', isSkipping: false });
    expect(theatre.said).toEqual(['sound/voice/scenario/eventstory1_0_rip/v1.mp3']);
  });

  test('stops at a choice, and ends there', () => {
    const theatre = start({
      ...WITH_CHOICE,
      steps: [...WITH_CHOICE.steps, { ...STORY.steps[3]!, index: 5 }],
    });
    theatre.view().start();
    theatre.view().setSkip(true);
    for (let each = 0; each < 20; each++) theatre.clock.increment(80);
    const stopped = { status: 'playing', moment: 'choosing', at: 4, isSkipping: false };
    expect(theatre.view()).toMatchObject(stopped);
    theatre.view().setSkip(true);
    for (let each = 0; each < 20; each++) theatre.clock.increment(80);
    expect(theatre.view()).toMatchObject(stopped);
    theatre.view().choose(1);
    expect(theatre.view()).toMatchObject({ at: 5, moment: 'typing', chosen: new Map([[4, 1]]) });
  });

  test('ends when the visitor opens the log', () => {
    const theatre = start(source(talk('One.'), talk('Two.'), talk('Three.')));
    theatre.view().start();
    theatre.view().setSkip(true);
    theatre.clock.increment(80);
    theatre.view().openLog();
    theatre.clock.increment(10_000);
    expect(theatre.view()).toMatchObject({
      isSkipping: false,
      isLogOpen: true,
      stage: { line: { text: 'Two.' } },
    });
  });
});

describe('going back and pausing', () => {
  test('shows the line before as a whole, from the end, too', () => {
    const theatre = start(STORY, { at: 3 });
    theatre.view().start();
    theatre.view().next();
    expect(theatre.view().status).toBe('ended');
    const seen = Array.from({ length: 4 }, () => {
      theatre.view().back();
      return text(theatre);
    });
    expect(seen).toEqual(['Three.', 'Two.', 'One.', 'One.']);
    expect(theatre.view()).toMatchObject({ moment: 'waiting', canGoBack: false, stage: { curtain: 'none' } });
  });

  test('stays paused while the visitor looks about, and goes on from there', () => {
    const theatre = start(STORY, { isAuto: true });
    theatre.view().start();
    theatre.view().pause();
    theatre.clock.increment(60_000);
    expect(theatre.view()).toMatchObject({ status: 'paused', isSpeaking: false });
    theatre.view().go(3);
    expect(theatre.view()).toMatchObject({ status: 'paused', stage: { line: { text: 'Three.' } } });
    theatre.view().resume();
    expect(theatre.view()).toMatchObject({ status: 'playing', moment: 'waiting' });
  });

  test('stays paused when its page is hidden before it begins, and begins when the visitor goes on', () => {
    const theatre = start(STORY);
    theatre.view().pause();
    theatre.view().start();
    expect(theatre.view()).toMatchObject({ status: 'paused', at: -1 });
    theatre.view().resume();
    expect(theatre.view()).toMatchObject({ status: 'playing', moment: 'typing', at: 0 });
  });

  test('is paused while its files come, too', () => {
    const machine = storyMachine.provide({
      actors: {
        load: fromCallback<StoryEvent, readonly StoryStep[]>(() => undefined),
        stage: fromCallback<StoryOrder, StoryStage>(({ sendBack }) => sendBack({ type: 'PLAY.PAUSE' })),
      },
    });
    const actor = createActor(machine, { input: inputOf(STORY) }).start();
    actor.send({ type: 'PLAY.START' });
    actor.send({ type: 'FILES.DONE' });
    expect(storyView(actor.getSnapshot(), actor.send).status).toBe('paused');
  });

  test('holds its sound at the end, and is at the end when the visitor goes on', () => {
    const theatre = start(source(talk('One.')));
    theatre.view().start();
    theatre.view().next();
    theatre.view().next();
    theatre.view().pause();
    expect(theatre.view().status).toBe('paused');
    expect(theatre.orders.at(-1)).toEqual({ type: 'ORDER.REST' });
    theatre.view().resume();
    expect(theatre.view().status).toBe('ended');
    expect(theatre.orders.at(-1)).toEqual({ type: 'ORDER.RUN' });
  });

  test('is told to rest once, however often it is paused', () => {
    const theatre = start(STORY);
    theatre.view().start();
    theatre.view().pause();
    theatre.view().pause();
    const orders = theatre.orders.map(({ type }) => type);
    expect(orders.filter((type) => type === 'ORDER.REST' || type === 'ORDER.RUN')).toEqual(['ORDER.REST']);
  });

  test('plays once more from the beginning', () => {
    const theatre = start(source(talk('One.')));
    theatre.view().start();
    theatre.view().next();
    theatre.view().next();
    expect(theatre.view().status).toBe('ended');
    theatre.view().start();
    expect(theatre.view()).toMatchObject({ moment: 'typing', at: 0 });
  });

  test('says a line of the log once more', () => {
    const theatre = start(STORY, { at: 3 });
    theatre.view().start();
    theatre.view().replay(0);
    theatre.view().replay(3);
    expect(theatre.said).toEqual(['sound/voice/scenario/eventstory1_0_rip/v1.mp3']);
    expect(theatre.view().isSpeaking).toBe(true);
  });
});

test('goes on with a line that is to be heard again while the story is paused', () => {
  const theatre = start(STORY);
  theatre.view().start();
  theatre.view().pause();
  theatre.view().replay(3);
  expect(theatre.view().status).toBe('paused');
  theatre.view().replay(0);
  expect(theatre.view()).toMatchObject({ status: 'playing', moment: 'waiting', at: 0, isSpeaking: true });
  expect(theatre.orders.at(-1)).toEqual({ type: 'ORDER.RUN' });
  expect(theatre.said.length).toBe(2);
});

/** Long enough for a step that a stage never answers, or a voice that never ends. */
const EACH_MS = 130_000;

describe('no story hangs', () => {
  const anyStory = fc.tuple(anyScript, fc.boolean(), fc.boolean());

  test('when the visitor presses next', () => {
    fc.assert(
      fc.property(anyStory, ([script, answers, hasVoices]) => {
        const theatre = start(script, { answers, hasVoices });
        theatre.view().start();
        // A step may be delayed, typed and read.
        const most = 3 * script.steps.length;
        for (let pressed = 0; pressed < most; pressed++) theatre.view().next();
        expect(theatre.view().status).toBe('ended');
        expect(theatre.view().stage).toEqual(new StoryTimeline(script).after(script.steps.length));
      }),
    );
  });

  test('when it is skipped, or plays by itself, with no choice in it', () => {
    fc.assert(
      fc.property(anyStory, fc.boolean(), ([script, answers, hasVoices], isSkipping) => {
        const steps = script.steps.filter(({ kind }) => kind !== 'choice');
        const theatre = start({ ...script, steps }, { answers, hasVoices, isAuto: !isSkipping });
        theatre.view().start();
        if (isSkipping) theatre.view().setSkip(true);
        for (let passed = 0; passed < 4 * steps.length + 4; passed++) theatre.clock.increment(EACH_MS);
        expect(theatre.view().status).toBe('ended');
      }),
    );
  });

  test('when any of its files are missing, and names each of them once', () => {
    fc.assert(
      fc.property(anyScript, fc.func(fc.boolean()), (script, isMissing) => {
        const missing = storyFiles(script, 'jp').flatMap(({ address }) =>
          isMissing(address) ? [address] : [],
        );
        const theatre = start(script);
        for (const address of [...missing, ...missing])
          theatre.actor.send({ type: 'FILE.MISSING', address, part: null });
        theatre.view().start();
        for (let pressed = 0; pressed < 3 * script.steps.length; pressed++) theatre.view().next();
        expect(theatre.view()).toMatchObject({ status: 'ended', files: { missing } });
      }),
    );
  });

  test('whatever the visitor does: going back shows what playing again shows', () => {
    const act = fc.constantFrom(
      'next',
      'back',
      'pause',
      'resume',
      'openLog',
      'closeLog',
      'hideWindow',
      'start',
    );
    fc.assert(
      fc.property(
        anyStory,
        fc.array(fc.oneof(act, fc.integer({ min: -1, max: 30 }))),
        ([script, answers], acts) => {
          const theatre = start(script, { answers });
          for (const each of acts) {
            if (typeof each === 'number') theatre.view().go(each);
            else theatre.view()[each]();
            const { position, hasBegun } = theatre.actor.getSnapshot().context;
            expect(theatre.view().stage).toEqual(
              new StoryTimeline(script).after(position + Number(hasBegun)),
            );
          }
        },
      ),
    );
  });
});
