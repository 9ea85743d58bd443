import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadModule, openEngine } from '#wasm/host/thread/open-engine';
import { fakeEngine } from './fake-engine.ts';

const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const { compute } = fakeEngine(1, { now: 0 });
const create = async (module: WebAssembly.Module | null) => ({
  ...compute,
  engine: module ? ('wasm' as const) : ('ts' as const),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('opening the engine', () => {
  test('takes the WebAssembly engine when the module loads', async () => {
    const { note } = await openEngine(async () => new WebAssembly.Module(EMPTY_MODULE), create);
    expect(note).toEqual({ engine: 'wasm', fallback: null });
  });

  test('falls back to the reference and says why when the module does not load', async () => {
    const { note } = await openEngine(() => Promise.reject(new Error('forbidden by policy')), create);
    expect(note).toEqual({ engine: 'ts', fallback: 'forbidden by policy' });
  });

  test('falls back when the module loads but cannot be started', async () => {
    const { note } = await openEngine(
      async () => new WebAssembly.Module(EMPTY_MODULE),
      (module) => (module ? Promise.reject(new Error('out of memory')) : create(null)),
    );
    expect(note).toEqual({ engine: 'ts', fallback: 'out of memory' });
  });
});

describe('loading the module', () => {
  test('compiles what the address answers whatever its content type', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(EMPTY_MODULE, { headers: { 'content-type': 'text/plain' } }),
    );
    expect(await loadModule('/setori.wasm')).toBeInstanceOf(WebAssembly.Module);
  });

  test('names the status when the file is missing', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(loadModule('/setori.wasm')).rejects.toThrow('the WebAssembly file answered 404');
  });

  test('says so when the browser has no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    await expect(loadModule('/setori.wasm')).rejects.toThrow('this browser has no WebAssembly');
  });
});
