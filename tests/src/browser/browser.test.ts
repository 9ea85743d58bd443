import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAnalytics } from '#src/browser/network/analytics.ts';
import { watchConnection } from '#src/browser/network/connection.ts';
import { loadScript } from '#src/browser/network/script-loading.ts';
import { measureSkew } from '#src/browser/network/server-clock.ts';
import { socialRecord } from '#src/browser/network/social.ts';
import { watchMediaQuery } from '#src/browser/page/media-query.ts';
import { endpointNamed, ownAddress } from '#src/browser/page/operator-settings.ts';
import { loadAddress, reloadOnce } from '#src/browser/page/reload.ts';
import { watchFirstTouch } from '#src/browser/page/touch.ts';
import { watchSeconds } from '#src/browser/time/seconds.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('media query', () => {
  test('answers at once and at every change until it is ended', () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
    const onChange = vi.fn();
    const end = watchMediaQuery('(min-width: 769px)', onChange);
    list.matches = false;
    list.dispatchEvent(new Event('change'));
    end();
    list.dispatchEvent(new Event('change'));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('touch', () => {
  test('is felt once', () => {
    const onTouch = vi.fn();
    watchFirstTouch(onTouch);
    const ended = vi.fn();
    watchFirstTouch(ended)();
    for (const _ of [1, 2]) window.dispatchEvent(new Event('touchstart'));
    expect(onTouch).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('seconds', () => {
  test('are called at once and every second until it is ended', () => {
    vi.useFakeTimers({ now: 5_000 });
    const onTick = vi.fn();
    const end = watchSeconds(onTick);
    vi.advanceTimersByTime(2_000);
    end();
    vi.advanceTimersByTime(2_000);
    expect(onTick.mock.calls).toEqual([[5_000], [6_000], [7_000]]);
  });
});

describe('server clock', () => {
  const answering = (headers: Record<string, string>) =>
    vi.stubGlobal('fetch', async () => new Response(null, { headers }));

  test('says how far the device is from the server', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) });
    answering({ date: 'Thu, 01 Jan 2026 00:00:00 GMT' });
    expect(await measureSkew()).toBe(-86_400_000 + 500);
  });

  test('fails when the server names no date', async () => {
    answering({});
    await expect(measureSkew()).rejects.toThrow('no date');
  });
});

describe('operator’s addresses', () => {
  test.each([
    ['/api/visits', '/api/visits'],
    ['visits?site=1', '/visits?site=1'],
    ['https://elsewhere.example/x', null],
    ['//elsewhere.example/x', null],
    ['javascript:alert(1)', null],
    ['http://', null],
    ['', null],
    [undefined, null],
  ])('of %j leads to %j', (address, own) => {
    vi.stubGlobal('location', new URL('https://setori.example/'));
    expect(ownAddress(address)).toBe(own);
  });

  test('are read from the page', () => {
    expect(endpointNamed('analytics')).toBeNull();
    const meta = Object.assign(document.createElement('meta'), {
      name: 'setori-analytics',
      content: '/visits',
    });
    document.head.append(meta);
    vi.stubGlobal('location', new URL('https://setori.example/'));
    expect(endpointNamed('analytics')).toBe('/visits');
  });
});

describe('analytics', () => {
  const visit = { path: '/a', title: 'A', from: null };

  test('sends nothing until an endpoint is configured', () => {
    const sendBeacon = vi.fn(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    createAnalytics(null).report(visit);
    expect(sendBeacon).not.toHaveBeenCalled();
    createAnalytics('/visits').report(visit);
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/visits', expect.any(Blob));
  });
});

describe('social record', () => {
  test('is asked of no one until an endpoint is configured', async () => {
    const ask = vi.fn();
    vi.stubGlobal('fetch', ask);
    expect(await socialRecord(null, '/a')).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  test('comes from the endpoint, and only as a record', async () => {
    vi.stubGlobal('location', new URL('https://setori.example/'));
    const answers = [Response.json({ name: 'x' }), Response.json([1]), new Response('', { status: 500 })];
    const ask = vi.fn(async (_: URL) => answers.shift() ?? Response.error());
    vi.stubGlobal('fetch', ask);
    expect(await socialRecord('/social', '/a b')).toEqual({ name: 'x' });
    expect(String(ask.mock.calls[0]?.[0])).toBe('https://setori.example/social?path=%2Fa+b');
    await expect(socialRecord('/social', '/')).rejects.toThrow('without a record');
    await expect(socialRecord('/social', '/')).rejects.toThrow('500');
  });
});

describe('script', () => {
  function load() {
    let script: HTMLScriptElement | null = null;
    vi.spyOn(document.head, 'append').mockImplementation((element) => {
      script = element as HTMLScriptElement;
    });
    const outcome = loadScript('/live2d/core.js').then(
      () => 'loaded',
      (error: Error) => error.message,
    );
    const added = (): HTMLScriptElement => script ?? expect.fail('no script was added');
    return { outcome, added };
  }

  test('is there when it has run', async () => {
    const { outcome, added } = load();
    expect(added().src).toContain('/live2d/core.js');
    added().onload?.(new Event('load'));
    expect(await outcome).toBe('loaded');
  });

  test('has failed when it is missing or does not come in 120 seconds', async () => {
    const missing = load();
    missing.added().onerror?.('error');
    expect(await missing.outcome).toContain('did not load');
    vi.useFakeTimers();
    const hanging = load();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await hanging.outcome).toContain('in time');
  });
});

describe('connection', () => {
  test('is called at once and at every change until it is ended', () => {
    const device = { onLine: true };
    vi.stubGlobal('navigator', device);
    const onChange = vi.fn();
    const end = watchConnection(onChange);
    for (const name of ['offline', 'online']) {
      device.onLine = name === 'online';
      window.dispatchEvent(new Event(name));
    }
    end();
    window.dispatchEvent(new Event('offline'));
    expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
  });
});

describe('an address', () => {
  test.each([
    [null, 'again'],
    ['/a?x=1', 'again'],
    ['/a?x=1#other', 'again'],
    ['/a', 'https://setori.example/a'],
    ['/b?x=1#part', 'https://setori.example/b?x=1#part'],
  ])('%j is loaded: %s', (address, outcome) => {
    let done = '';
    loadAddress(address, {
      href: 'https://setori.example/a?x=1#part',
      assign: (url) => {
        done = String(url);
      },
      reload: () => {
        done = 'again';
      },
    });
    expect(done).toBe(outcome);
  });
});

describe('reload', () => {
  test('happens once per build', async () => {
    const reload = vi.fn();
    void reloadOnce(reload);
    expect(reload).toHaveBeenCalledOnce();
    await expect(reloadOnce(reload)).rejects.toThrow('before');
    const entry = Object.assign(document.createElement('script'), { type: 'module' });
    entry.setAttribute('src', '/assets/main-next.js');
    vi.spyOn(document, 'querySelector').mockReturnValue(entry);
    void reloadOnce(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does not happen when no one could remember it', async () => {
    const reload = vi.fn();
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    await expect(reloadOnce(reload, full)).rejects.toThrow('full');
    expect(reload).not.toHaveBeenCalled();
  });
});
