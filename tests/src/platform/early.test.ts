import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from '#src/platform/early.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('lost')) throw new TypeError('Failed to fetch');
    return new Response(path);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('what is asked for early', () => {
  test('are the files and lists of every template, whose links come to stand in the head', async () => {
    document.body.innerHTML =
      '<template class="early" data-styles="/a.css"><link rel="preload" href="/a.js"></template><template class="early" data-lists="/one.json /two.json"><link rel="preload" href="/b.js"></template>';
    await askEarly();
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ]);
    expect(asked).toEqual(['/a.css', '/one.json', '/two.json']);
  });

  test('is given to the first who wants it', async () => {
    document.body.innerHTML = '<template class="early" data-lists="/list.json"></template>';
    await askEarly();
    expect(await (await takeEarly('/list.json'))?.text()).toBe('/list.json');
    expect(takeEarly('/list.json')).toBeUndefined();
    expect(takeEarly('/other.json')).toBeUndefined();
  });

  test('is read to its end when nobody takes it, so that its connection is free again', async () => {
    vi.useFakeTimers();
    const answers: Response[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      answers.push(new Response(path));
      return answers.at(-1);
    });
    document.body.innerHTML = '<template class="early" data-lists="/taken.json /untaken.json"></template>';
    await askEarly();
    const taken = await takeEarly('/taken.json');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([false, true]);
    expect(await taken?.text()).toBe('/taken.json');
    expect(takeEarly('/untaken.json')).toBeUndefined();
    vi.useRealTimers();
  });

  test('fails for whoever takes it, and in silence when nobody does', async () => {
    document.body.innerHTML =
      '<template class="early" data-styles="/lost.css" data-lists="/lost.json /lost-too.json"></template>';
    await askEarly();
    await expect(takeEarly('/lost.json')).rejects.toThrow('Failed to fetch');
  });

  test('is nothing on a page that names nothing', async () => {
    await askEarly();
    expect(asked).toEqual([]);
  });
});
