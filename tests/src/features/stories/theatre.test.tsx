import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoryScript, StoryStep } from '#model/media/story/script.types';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import type { OwnThings } from '#src/features/live2d/engine/browser-stage.ts';
import * as browser from '#src/features/live2d/engine/browser-stage.ts';
import type { StageWorld } from '#src/features/live2d/engine/stage-world.ts';
import type { OpenStory } from '#src/features/stories/open-story.ts';
import { Theatre } from '#src/features/stories/theatre/theatre.tsx';
import { renderPiece } from '../../render-page.tsx';
import { FakeStage, sourceWithout } from '../live2d/fake-stage.ts';

let stage = new FakeStage();
let openStage = async (): Promise<FakeStage> => stage;
let sourceOf = async (): Promise<ModelSource> => sourceWithout();

/** A stage that draws nothing. */
const browserStage = () => ({
  world: {
    openStage: () => openStage(),
    sourceOf: () => sourceOf(),
    pictureOf: () => Promise.reject(new Error('no picture')),
    library: () => 'unasked',
    eachFrame: () => () => undefined,
    watchSize: () => () => undefined,
    pixelRatio: 1,
  } satisfies StageWorld,
  things: {
    openOwn: async () => ({ fault: 'noModel' }),
    openPicture: async () => null,
    setStills: () => undefined,
  } satisfies OwnThings,
});

const LEFT = { side: 'left', offset: 0 } as const;

const step = (index: number, act: object): StoryStep =>
  ({ index, delayMs: 0, waits: false, ...act }) as StoryStep;

const talk = (index: number, speaker: string, text: string, more: object = {}): StoryStep =>
  step(index, {
    kind: 'talk',
    speaker,
    text,
    characterIds: speaker === '' ? [] : [1],
    acts: [],
    voices: [],
    lipSync: 'text',
    closes: false,
    effect: null,
    sound: null,
    ...more,
  });

const appear = (index: number) =>
  step(index, {
    kind: 'layout',
    layout: 'appear',
    characterId: 1,
    costume: '001_live_default',
    motion: 'wave01',
    expression: 'smile01',
    from: LEFT,
    to: LEFT,
    depth: 'asItIs',
    speed: 'fast',
  });

const SCRIPT: StoryScript = {
  opening: { background: null, music: null, figures: [] },
  steps: [
    appear(0),
    talk(1, 'Mika', 'The kettle is on.'),
    talk(2, '', 'It was raining.'),
    step(3, { kind: 'choice', options: ['Stay', 'Leave'] }),
    talk(4, 'Mika', 'See you, then.'),
  ],
  unknown: [{ index: 9, field: 'effectType', value: '99' }],
};

let places: number[];
let switches = 0;

const storyOf = (change: Partial<OpenStory> = {}): OpenStory => ({
  server: 'jp',
  title: 'Half past five',
  script: SCRIPT,
  second: null,
  at: 0,
  moveTo: (index) => places.push(index),
  switchReader: () => {
    switches += 1;
  },
  ...change,
});

beforeEach(() => {
  vi.spyOn(browser, 'browserStage').mockImplementation(browserStage);
  stage = new FakeStage();
  openStage = async () => stage;
  sourceOf = async () => sourceWithout();
  places = [];
  switches = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(change: Partial<OpenStory> = {}) {
  await renderPiece(<Theatre story={storyOf(change)} />, { answers: () => ({}) });
  await screen.findByRole('region', { name: 'Story theatre' });
}

const press = async (key: string) =>
  act(async () => {
    fireEvent.keyDown(document.body, { key });
  });
/** Once for the end of what is being typed, once for the next line. */
const goOn = async () => {
  await press(' ');
  await press(' ');
};
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';
const says = (text: string) => waitFor(() => expect(spoken()).toBe(text));

test('plays a story from its first line to its end, and begins again', async () => {
  await open();
  await says('Mika: The kettle is on.');
  await waitFor(() => expect(stage.figures.length).toBe(1));
  await waitFor(() =>
    expect(stage.figures[0]?.deeds).toEqual(
      expect.arrayContaining([
        ['play', 'wave01', false, false],
        ['express', 'smile01', false],
      ]),
    ),
  );
  await goOn();
  await says('It was raining.');
  await goOn();
  const options = await screen.findByRole('list', { name: 'Choose' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
  fireEvent.click(within(options).getByRole('button', { name: 'Leave' }));
  await says('Mika: See you, then.');
  await goOn();
  await screen.findByText('The end');
  fireEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
  await says('Mika: The kettle is on.');
});

test('begins at the place of its address, keeps it there, and goes back', async () => {
  await open({ at: 2 });
  await says('It was raining.');
  await press('ArrowLeft');
  await says('Mika: The kettle is on.');
  await waitFor(() => expect(places.at(-1)).toBe(1));
  screen.getByText('Line 1 of 4');
});

test('lists in the log what was said and chosen, and goes back to a line', async () => {
  // As newer browsers do.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
  const file = { kind: 'voice', of: 'game', path: 'sound/voice/a.mp3' };
  const voices = [{ characterId: 1, file, volume: 1, delayMs: 0 }];
  const spoken = talk(1, 'Mika', 'The kettle is on.', { voices });
  await open({ script: { ...SCRIPT, steps: [appear(0), spoken, ...SCRIPT.steps.slice(2)] } });
  await says('Mika: The kettle is on.');
  await goOn();
  await goOn();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await says('Mika: See you, then.');
  await press('l');
  const dialog = await screen.findByRole('dialog', { name: 'Log' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['MikaThe kettle is on.', 'It was raining.', 'Chosen: Stay', 'MikaSee you, then.']);
  const names = within(dialog)
    .getAllByRole('button', { name: /^(Read|Hear)/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Hear line 1',
    'Read from line 1',
    'Read from line 2',
    'Read from line 3',
    'Read from line 4',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Read from line 1' }));
  await says('Mika: The kettle is on.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('names the language of all that the story says', async () => {
  const langOf = (element: Element | null | undefined) => element?.closest('[lang]')?.getAttribute('lang');
  const telop = { kind: 'effect', effect: 'telop', text: 'Monday', picture: null, name: '', durationMs: 0 };
  const first = talk(0, 'Mika', 'Hush.', { effect: telop });
  await open({ script: { ...SCRIPT, steps: [first, ...SCRIPT.steps.slice(3)] } });
  await says('Mika: Hush.');
  const said = [...document.querySelectorAll('[aria-live=polite], [aria-hidden] p, [class*=plate] span')];
  expect(said.length).toBeGreaterThan(2);
  for (const element of said)
    expect([element.textContent, langOf(element)]).toEqual([element.textContent, 'ja']);
  await goOn();
  expect(langOf(await screen.findByText('Stay'))).toBe('ja');
  await press('l');
  const dialog = await screen.findByRole('dialog', { name: 'Log' });
  expect(langOf(within(dialog).getByText('Hush.'))).toBe('ja');
});

test('hides the window by key and by a long press, and shows it with the next press', async () => {
  await open();
  await says('Mika: The kettle is on.');
  await press('h');
  await screen.findByRole('button', { name: 'Show' });
  const picture = screen.getByRole('button', { name: 'Next line' });
  fireEvent.click(picture);
  await screen.findByRole('button', { name: 'Hide' });
  expect(spoken()).toBe('Mika: The kettle is on.');
  await act(async () => {
    fireEvent.pointerDown(picture, { isPrimary: true, clientX: 10, clientY: 10 });
  });
  await screen.findByRole('button', { name: 'Show' });
});

test('goes on by key after a swipe that no click followed', async () => {
  await open();
  await says('Mika: The kettle is on.');
  await goOn();
  await says('It was raining.');
  const picture = screen.getByRole('button', { name: 'Next line' });
  await act(async () => {
    fireEvent.pointerDown(picture, { isPrimary: true, clientX: 10, clientY: 10 });
    fireEvent.pointerUp(picture, { isPrimary: true, clientX: 110, clientY: 10 });
  });
  await says('Mika: The kettle is on.');
  // A browser presses a button that has the focus so, by Enter or by the space bar.
  fireEvent.click(picture, { detail: 0 });
  await says('It was raining.');
});

test('changes readers, and opens a costume in the viewer of figures', async () => {
  await open();
  await says('Mika: The kettle is on.');
  fireEvent.click(screen.getByRole('button', { name: 'Text' }));
  expect(switches).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  const dialog = await screen.findByRole('dialog', { name: 'Options' });
  const link = await within(dialog).findByRole('link', { name: '001_live_default' });
  expect(link.getAttribute('href')).toBe('/tool/live2d/asset/live2d/chara/001_live_default');
});

test('keeps what is set for all stories', async () => {
  await open();
  await says('Mika: The kettle is on.');
  const auto = screen.getByRole('button', { name: 'Auto' });
  expect(auto.getAttribute('aria-pressed')).toBe('false');
  await press('a');
  await waitFor(() => expect(auto.getAttribute('aria-pressed')).toBe('true'));
  cleanup();
  await open();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Auto' }).getAttribute('aria-pressed')).toBe('true'),
  );
  await press('a');
});

test('goes on without what is missing, and names it', async () => {
  sourceOf = async () => sourceWithout('001.moc');
  await open();
  await says('Mika: The kettle is on.');
  await screen.findByText(/^Files that did not come: /);
  screen.getByText('effectType: 99');
  await goOn();
  await says('It was raining.');
});

test('shows pictures of costumes where the browser draws no figures', async () => {
  openStage = () => Promise.reject(new Error('no WebGL'));
  await open();
  await says('Mika: The kettle is on.');
  await screen.findByText(/^This browser cannot draw the figures/);
  await goOn();
  await says('It was raining.');
});
