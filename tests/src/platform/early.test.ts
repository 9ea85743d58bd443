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
