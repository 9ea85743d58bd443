import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const asked: string[] = [];
/** Reports to the page that files came. */
let come: (files: readonly string[]) => void = () => undefined;

/** Imported again for each test: a page asks once. */
const early = async () => {
  vi.resetModules();
  return import('#src/browser/first/early.ts');
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('lost')) throw new TypeError('Failed to fetch');
    return new Response(path);
  });
  class Watching {
    constructor(heard: (list: { getEntries(): readonly { readonly name: string }[] }) => void) {
      come = (files) =>
        heard({ getEntries: () => files.map((file) => ({ name: new URL(file, document.baseURI).href })) });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Watching);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const LISTS = '<meta name="early-lists" content="/one.json /two.json">';
const SCRIPTS = '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">';

describe('what is asked for early', () => {
  test('is the first list, when all scripts came', async () => {
    document.head.innerHTML = SCRIPTS + LISTS;
    const { askEarly } = await early();
    const done = askEarly();
    come(['/a.js', '/other.css']);
    await Promise.resolve();
    expect(asked).toEqual([]);
    come(['/b.js']);
    await done;
    expect(asked).toEqual(['/one.json']);
  });

  test('goes before what waits for it', async () => {
    document.head.innerHTML = SCRIPTS + LISTS;
    const first = await early();
    void first.askEarly();
    const behind = first.firstListAsked.then(() => asked.push('/behind.js'));
    come(['/a.js', '/b.js']);
    await behind;
    expect(asked).toEqual(['/one.json', '/behind.js']);
  });

  test('is given to the first who wants it', async () => {
    document.head.innerHTML = LISTS;
    const { askEarly, takeEarly } = await early();
    await askEarly();
    expect(await (await takeEarly('/one.json'))?.text()).toBe('/one.json');
    expect(takeEarly('/one.json')).toBeUndefined();
    expect(takeEarly('/two.json')).toBeUndefined();
  });

  test('does not repeat a request made meanwhile', async () => {
    document.head.innerHTML = SCRIPTS + LISTS;
    const { askEarly, takeEarly } = await early();
    const done = askEarly();
    expect(takeEarly('/one.json')).toBeUndefined();
    come(['/a.js', '/b.js']);
    await done;
    expect(asked).toEqual([]);
  });

  test('fails for its caller, and in silence when there is none', async () => {
    document.head.innerHTML = '<meta name="early-lists" content="/lost.json">';
    const { askEarly, takeEarly } = await early();
    await askEarly();
    await expect(takeEarly('/lost.json')).rejects.toThrow('Failed to fetch');
  });

  test('is nothing on a page that names nothing', async () => {
    const { askEarly } = await early();
    await askEarly();
    expect(asked).toEqual([]);
  });
});

describe('a file that stands in the page', () => {
  test('is given once, as if it had been asked for', async () => {
    document.head.innerHTML =
      '<script type="application/json" data-file="/en.json">{"a":"\\u003cb>"}</script>';
    const { takeEarly } = await early();
    expect(await (await takeEarly('/en.json'))?.json()).toEqual({ a: '<b>' });
    expect(takeEarly('/en.json')).toBeUndefined();
  });
});

describe('the line', () => {
  test('is free on a page that did not boot, and else when it is freed', async () => {
    const module = await early();
    await module.lineFree();
    await module.askEarly();
    let isFree = false;
    const waiting = module.lineFree().then(() => {
      isFree = true;
    });
    await Promise.resolve();
    expect(isFree).toBe(false);
    module.freeLine();
    await waiting;
    expect(isFree).toBe(true);
  });
});
