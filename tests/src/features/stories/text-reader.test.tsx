import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoryScript } from '#model/media/story/script.types';
import * as pictures from '#src/features/stories/engine/load-picture.ts';
import * as sounds from '#src/features/stories/engine/story-sounds.ts';
import { TextReader } from '#src/features/stories/text/text-reader.tsx';
import { buttonNamed, press } from '../../page.tsx';
import { renderPiece } from '../../render-page.tsx';
import { CHARACTERS } from '../../world.ts';
import { sampleScript } from './text/sample-story.ts';

/** What the elements of the page are asked to play; each is there as long as a test says. */
const played: string[] = [];
let heard: HTMLMediaElement | null = null;
let isMissing = (_src: string): boolean => false;

/** Files that come before they are wanted, and what ends the loading of each. */
const ahead = new Map<string, (isThere: boolean) => void>();

beforeEach(() => {
  played.length = 0;
  ahead.clear();
  vi.spyOn(sounds, 'fetchFile').mockImplementation(
    (address) =>
      new Promise((resolve) => ahead.set(address, (isThere) => resolve(isThere ? new Blob() : null))),
  );
  vi.spyOn(pictures, 'loadPicture').mockImplementation(
    (address) => new Promise((resolve) => ahead.set(address, resolve)),
  );
  isMissing = () => false;
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    heard = this;
    played.push(new URL(this.src, 'http://localhost').pathname);
    if (isMissing(this.src)) throw Object.assign(new Error('none'), { name: 'NotSupportedError' });
    this.dispatchEvent(new Event('playing'));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Shown {
  readonly script?: StoryScript;
  readonly hasSecond?: boolean;
  readonly hasTheatre?: boolean;
  readonly at?: number;
  readonly kept?: Readonly<Record<string, string>>;
}

const switchReader = vi.fn();

/** The reader in a page that holds the place. */
function Page({ script = sampleScript('en'), hasSecond = true, hasTheatre = false, at: first = 0 }: Shown) {
  const [at, moveTo] = useState(first);
  const [second] = useState(() => (hasSecond ? { server: 'jp' as const, script: sampleScript('ja') } : null));
  const story = {
    server: 'en' as const,
    title: '3 · Half past five',
    script,
    second,
    at,
    moveTo,
    switchReader,
  };
  return (
    <>
      <output>{at}</output>
      <TextReader story={story} hasTheatre={hasTheatre} />
    </>
  );
}

async function show(shown: Shown = {}) {
  const [script] = [shown.script ?? sampleScript('en')];
  await renderPiece(<Page {...shown} script={script} />, {
    answers: ({ name }) => (name.startsWith('GET characters/') ? CHARACTERS : {}),
  });
  await screen.findByRole('list', { name: 'Lines of the story' });
}

const place = (): string => document.querySelector('output')?.textContent ?? '';
const here = (): string => document.querySelector('[aria-current]')?.textContent ?? '';
const key = (name: string, target: Element | Window = window) => fireEvent.keyDown(target, { key: name });
const ended = async () => {
  await act(async () => {
    heard?.dispatchEvent(new Event('ended'));
  });
};

describe('a story as text', () => {
  test('shows places, music, lines with their speakers, narration and choices, in two languages', async () => {
    await show();
    const list = screen.getByRole('list', { name: 'Lines of the story' });
    expect(within(list).getByText('Studio B, evening')).toBeTruthy();
    expect(within(list).getByText('Kasumi')).toBeTruthy();
    expect(within(list).getByText('bell')).toBeTruthy();
    const line = within(list).getByText('The room is ours.');
    expect(line.lang).toBe('en');
    expect(line.nextElementSibling?.textContent).toBe('ここはわたしたちの部屋。');
    expect(line.nextElementSibling?.getAttribute('lang')).toBe('ja');
    expect(within(list).getByText('Nobody answers.')).toBeTruthy();
    expect(within(list).getByText('Stay')).toBeTruthy();
  });

  test('shows one language alone when that is chosen, and says nothing of languages where there is one', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: '日本語' }));
    expect(screen.queryByText('The room is ours.')).toBeNull();
    expect(screen.getByText('香澄')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.queryByText('九十分だけ。')).toBeNull();
    expect(screen.getByText('The room is ours.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    cleanup();
    await show({ hasSecond: false });
    expect(screen.queryByRole('radio', { name: 'Both' })).toBeNull();
  });

  test('goes from line to line by keys and buttons, and passes what is not read', async () => {
    await show();
    expect(here()).toContain('Studio B');
    key('j');
    expect([place(), here()]).toEqual(['2', expect.stringContaining('The room is ours.')]);
    key('k');
    expect(here()).toContain('Studio B');
    await press('Next line');
    await press('Next line');
    expect(here()).toContain('Ninety minutes');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Line 3 of 5');
    expect(buttonNamed('Previous line')?.disabled).toBe(false);
    for (let i = 0; i < 9; i++) key('j');
    expect(here()).toContain('Stay');
    expect(buttonNamed('Next line')?.disabled).toBe(true);
  });

  test('takes arrows only while the focus is in the text, and takes the focus along', async () => {
    await show({ at: 2 });
    key('ArrowDown');
    expect(place()).toBe('2');
    const mark = buttonNamed('Read from line 2') as HTMLButtonElement;
    mark.focus();
    key('ArrowDown', mark);
    expect(place()).toBe('3');
    expect(document.activeElement).toBe(buttonNamed('Read from line 3'));
    key('Home', document.activeElement as Element);
    expect(here()).toContain('Studio B');
  });

  test('leaves keys alone that are typed into a field or go with a control key', async () => {
    await show();
    fireEvent.keyDown(window, { key: 'j', ctrlKey: true });
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'j', bubbles: true });
    field.remove();
    expect(place()).toBe('0');
  });

  test('makes a line that is pressed the place', async () => {
    await show();
    fireEvent.click(screen.getByText('Ninety minutes, no more.'));
    expect(place()).toBe('3');
    await press('Read from line 4');
    expect(here()).toContain('Nobody answers.');
  });

  test('opens at the place of the address', async () => {
    await show({ at: 3 });
    expect(here()).toContain('Ninety minutes');
  });

  test('offers the theatre only where there is one', async () => {
    await show();
    expect(buttonNamed('Theatre')).toBeUndefined();
    cleanup();
    await show({ hasTheatre: true });
    await press('Theatre');
    expect(switchReader).toHaveBeenCalledOnce();
  });

  test('names what no reader knows', async () => {
    await show();
    expect(screen.getByText('1 unknown part was left out')).toBeTruthy();
    expect(screen.getByText('effectType: 99')).toBeTruthy();
  });
});

describe('voices of a story as text', () => {
  test('are heard in turn from the place on, which goes with them to the end', async () => {
    await show({ at: 2 });
    await press('Voices');
    await vi.waitFor(() => expect(played.at(-1)).toBe('/assets/en/sound/voice/a.mp3'));
    await ended();
    await vi.waitFor(() => expect(place()).toBe('3'));
    expect(played.at(-1)).toBe('/assets/en/sound/voice/b.mp3');
    expect(buttonNamed('Voices on')?.getAttribute('aria-pressed')).toBe('true');
    await ended();
    await vi.waitFor(() => expect(buttonNamed('Voices')).toBeTruthy());
    expect(here()).toContain('Ninety minutes');
  });

  test('stop at a press, and one alone is heard without moving the place', async () => {
    await show();
    await press('Voices');
    await press('Voices on');
    expect(buttonNamed('Voices')).toBeTruthy();
    await press('Hear line 3');
    await vi.waitFor(() => expect(played.at(-1)).toBe('/assets/en/sound/voice/b.mp3'));
    expect(place()).toBe('2');
    await press('Stop the voice');
    expect(buttonNamed('Hear line 3')).toBeTruthy();
  });

  test('come with the pictures while they are heard in turn, and no others; what is missing is named', async () => {
    await show();
    expect(ahead.size).toBe(0);
    await press('Voices');
    expect([...ahead.keys()]).toEqual([
      '/assets/en/bg/scenario1_rip/studio.png',
      '/assets/en/sound/voice/a.mp3',
      '/assets/en/sound/voice/b.mp3',
    ]);
    expect(screen.getByText('Files loaded: 0 of 3')).toBeTruthy();
    await act(async () => ahead.get('/assets/en/sound/voice/b.mp3')?.(false));
    expect(screen.getByText('Files loaded: 1 of 3')).toBeTruthy();
    expect(screen.getByText('b.mp3')).toBeTruthy();
    await act(async () => {
      for (const end of ahead.values()) end(true);
    });
    expect(screen.queryByText(/Files loaded/)).toBeNull();
    expect(screen.getByText('1 file is missing')).toBeTruthy();
  });

  test('that are missing are passed and named', async () => {
    isMissing = (src) => src.endsWith('a.mp3');
    await show();
    await press('Voices');
    await vi.waitFor(() => expect(played.at(-1)).toBe('/assets/en/sound/voice/b.mp3'));
    expect(screen.getByText('1 file is missing')).toBeTruthy();
    expect(screen.getByText('a.mp3')).toBeTruthy();
  });
});

describe('what can be taken along', () => {
  test('is a line in the languages that show, and the whole text', async () => {
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await show();
    const [, line] = document.querySelectorAll<HTMLButtonElement>('button[aria-label="Copy line"]');
    fireEvent.click(line as HTMLButtonElement);
    expect(written).toEqual(['Tae: Ninety minutes, no more.\nたえ: 九十分だけ。']);
    await press('Copy and save');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copy transcript' }));
    expect(written[1]).toContain('Kasumi');
    expect(written[1]).toContain('だれも答えない。');
    await screen.findByText('Text copied');
  });

  test.each(['Text', 'Markdown', 'Subtitles'])('is a file as %s', async (format) => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:story';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await show();
    await press('Copy and save');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Save transcript' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: format }));
    fireEvent.click(within(dialog).getByRole('radio', { name: 'English' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
    const ending = { Text: 'txt', Markdown: 'md', Subtitles: 'srt' }[format];
    expect(names).toEqual([`3-Half-past-five.${ending}`]);
    const text = await saved[0]?.text();
    expect(text).toContain('Ninety minutes, no more.');
    expect(text).not.toContain('九十分だけ。');
  });
});

test('the size of the text is kept for the next story', async () => {
  await show();
  await press('Text size');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Large' }));
  const size = () => screen.getByRole('region', { name: 'Text' }).style.getPropertyValue('--size');
  expect(size()).toBe('20px');
  cleanup();
  await show();
  expect(size()).toBe('20px');
});

test('a story of ten thousand lines draws only those near the sight', async () => {
  const one = sampleScript('en');
  const line = one.steps[2];
  if (!line) throw new Error('the sample has no line');
  const steps = Array.from({ length: 10_000 }, (_, index) => ({ ...line, index }));
  await show({ script: { ...one, steps }, hasSecond: false });
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(100);
  await press('Next line');
  expect(place()).toBe('1');
});
