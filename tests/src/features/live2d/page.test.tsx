import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asObject, asText } from '#model/records/reading';
import type { ModelSource } from '#src/browser/live2d/live2d-stage.ts';
import type { OwnThings } from '#src/features/live2d/engine/browser-stage.ts';
import * as browser from '#src/features/live2d/engine/browser-stage.ts';
import { browserVoice } from '#src/features/live2d/engine/browser-voice.ts';
import { NotOpened, type StageWorld } from '#src/features/live2d/engine/stage-world.ts';
import { demo } from '#tests/demo/demo-set';
import { renderPage } from '../../render-page.tsx';
import { FakeStage, sourceWithout } from './fake-stage.ts';

const PATH = '/tool/live2d/asset/jp/live2d/chara/001_live_default';

let stage = new FakeStage();
let openStage = async (): Promise<FakeStage> => stage;
let sourceOf = async (): Promise<ModelSource> => sourceWithout();
let openOwn: OwnThings['openOwn'] = async () => ({ fault: 'noModel' });
let library: ReturnType<StageWorld['library']> = 'unasked';

/** A stage that draws nothing. */
const browserStage = () => ({
  world: {
    openStage: () => openStage(),
    sourceOf: () => sourceOf(),
    pictureOf: () => Promise.reject(new Error('no picture')),
    library: () => library,
    eachFrame: () => () => undefined,
    watchSize: () => () => undefined,
    pixelRatio: 1,
  } satisfies StageWorld,
  things: {
    openOwn: (file) => openOwn(file),
    openPicture: async () => null,
    setStills: () => undefined,
  } satisfies OwnThings,
});

const spoken: string[] = [];

beforeEach(() => {
  vi.spyOn(browser, 'browserStage').mockImplementation(browserStage);
  vi.spyOn(browserVoice, 'load').mockImplementation(async (path) => {
    spoken.push(path);
    return null;
  });
  spoken.length = 0;
  stage = new FakeStage();
  openStage = async () => stage;
  sourceOf = async () => sourceWithout();
  openOwn = async () => ({ fault: 'noModel' });
  library = 'unasked';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async (path = PATH) => {
  const page = await renderPage(path, { answers: () => ({}) });
  await waitFor(() => screen.getByRole('application'));
  return page;
};

const figure = () => {
  const [first] = stage.figures;
  if (!first) throw new Error('no figure came');
  return first;
};

test('plays what is pressed, and stops it when it is pressed again', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'wave01' }));
  await waitFor(() => expect(figure().deeds).toContainEqual(['play', 'wave01', false, false]));
  fireEvent.click(screen.getByRole('button', { name: 'wave01' }));
  await waitFor(() => expect(figure().deeds.at(-1)).toEqual(['stop']));
});

test('holds a parameter, counts it, writes it into the address, and lets it go', async () => {
  const page = await open();
  const slider = await screen.findByRole('slider', { name: 'Head left, right' });
  await act(async () => {
    fireEvent.input(slider, { target: { value: '12' } });
  });
  expect(figure().valueOf('PARAM_ANGLE_X')).toBe(12);
  screen.getByText('Changed: 1');
  await waitFor(() => expect(page.query().get('l')).toBe('jp-001_live_default*v12000_PARAM_ANGLE_X'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  await waitFor(() => expect(figure().valueOf('PARAM_ANGLE_X')).toBe(0));
  await waitFor(() => expect(page.query().get('l')).toBeNull());
});

test('opens the scene of its address', async () => {
  await open(`${PATH}?l=jp-001_live_default*s2000*e${'smile01'}&bg=ffffff`);
  await waitFor(() => expect(stage.figures.length).toBe(1));
  await waitFor(() => expect(figure().pose?.scale).toBe(2));
  expect(figure().deeds).toContainEqual(['express', 'smile01', false]);
  expect(stage.background).toEqual({ kind: 'colour', colour: '#ffffff' });
});

test('moves and removes the figure by keys of the stage', async () => {
  await open();
  await waitFor(() => expect(stage.figures.length).toBe(1));
  const place = screen.getByRole('application');
  fireEvent.keyDown(place, { key: 'ArrowRight', shiftKey: true });
  await waitFor(() => expect(figure().pose?.x).toBe(0.1));
  fireEvent.keyDown(place, { key: 'Delete' });
  await waitFor(() => expect(figure().isRemoved).toBe(true));
  expect(screen.getAllByText('The stage is empty').length).toBeGreaterThan(0);
});

test('keeps the stage empty whose figure was removed, and brings the figure back by Ctrl+Z', async () => {
  const page = await open();
  await waitFor(() => expect(stage.figures.length).toBe(1));
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Delete' });
  await waitFor(() => expect(page.query().get('l')).toBe('-'));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(stage.figures.length).toBe(2));
  await waitFor(() => expect(page.query().get('l')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(stage.figures[1]?.isRemoved).toBe(true));
});

test('opens without the figure of the page where its address says so', async () => {
  await open(`${PATH}?l=-`);
  await screen.findAllByText('The stage is empty');
  expect(stage.figures).toEqual([]);
});

test('says that an own background must be chosen again', async () => {
  await open(`${PATH}?l=jp-001_live_default&bg=own-sky.png`);
  await screen.findByText(/sky\.png is a picture of your own/);
});

test('says what her stamps say, too, where data has their voices', async () => {
  const files: Readonly<Record<string, unknown>> = {
    'stamps/all': {
      7: { imageName: ['stamp_hello'], characterId: 1 },
      8: { imageName: ['stamp_mute'], characterId: 1 },
      9: { imageName: ['stamp_other'], characterId: 2 },
    },
    'sound/voice_stamp': ['stamp_hello.mp3', 'stamp_other.mp3'],
  };
  await renderPage(PATH, {
    answers: ({ name }) => Object.entries(files).find(([file]) => name.includes(file))?.[1] ?? {},
  });
  const field = await screen.findByRole('combobox', { name: 'Voice line' });
  fireEvent.click(field);
  expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(1);
  expect(field).toHaveProperty('value', '#7');
  fireEvent.click(screen.getByRole('button', { name: 'Play the voice' }));
  await waitFor(() => expect(spoken).toEqual(['/assets/jp/sound/voice_stamp_rip/stamp_hello.mp3']));
});

test('lets figures stand still, and says which habits rest', async () => {
  await open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Stand still' }));
  await waitFor(() => expect(figure().habits).toMatchObject({ isIdling: false, isBlinking: false }));
  expect(screen.getByRole('switch', { name: 'Breathe' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('switch', { name: 'Follow pointer' })).toHaveProperty('disabled', false);
});

test('names what did not come and tries again', async () => {
  const missing = sourceWithout('001.moc');
  let source = missing;
  sourceOf = async () => ({ ...missing, read: (...asked) => source.read(...asked) });
  await open();
  const alert = await waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('001.moc'));
    if (!found) throw new Error('nothing is said yet');
    return found;
  });
  source = sourceWithout();
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stage.figures.length).toBe(1));
});

test('gives a package that is opened to all figures that wait for it', async () => {
  const model = { kind: 'own', name: 'mine.zip' } as const;
  sourceOf = () => Promise.reject(new NotOpened());
  openOwn = async () => ({ model });
  await open('/tool/live2d?l=own-mine.zip&l=own-mine.zip*x500');
  await screen.findAllByText(/mine\.zip is a model of your own/);
  sourceOf = async () => sourceWithout();
  fireEvent.change(screen.getByLabelText('Own model', { selector: 'input' }), {
    target: { files: [new File(['PK'], 'mine.zip')] },
  });
  await waitFor(() => expect(stage.figures.length).toBe(2));
});

test('shows the picture of the costume where the browser cannot draw it', async () => {
  openStage = () => Promise.reject(new Error('no WebGL'));
  const costumes = asObject(demo.json('costumes/all'));
  const bundle = asText(asObject(Object.values(costumes)[0]).assetBundleName) ?? '';
  await renderPage(`/tool/live2d/asset/jp/live2d/chara/${bundle}`, {
    answers: ({ name }) => (name.includes('costumes/all') ? costumes : {}),
  });
  const alert = (await screen.findByText('This browser cannot draw the stage')).closest('[role="alert"]');
  if (!(alert instanceof HTMLElement)) throw new Error('it is not announced');
  const picture = await within(alert).findByRole('img');
  expect(picture.getAttribute('src')).toBe(`/assets/jp/thumb/costume/group0_rip/${bundle}.png`);
});

test('explains that the library of Cubism is not there', async () => {
  library = 'absent';
  stage.kind = 'still';
  await open();
  await screen.findByText(/Cubism library/);
  expect(screen.getByRole('button', { name: 'All motions' })).toHaveProperty('disabled', true);
});

test('does not call a figure a picture whose files are missing', async () => {
  library = 'absent';
  sourceOf = async () => sourceWithout('001.moc');
  await open();
  await screen.findByText(/no server has .*001\.moc/);
  expect(screen.queryByText(/Cubism library/)).toBeNull();
});

test('says that there is no such model, and leads to the viewer', async () => {
  await renderPage('/tool/live2d/asset/..%2Fsecret', { answers: () => ({}) });
  screen.getByRole('heading', { name: 'No such model' });
  expect(screen.getByRole('link', { name: 'Choose a costume' }).getAttribute('href')).toBe('/tool/live2d');
});
