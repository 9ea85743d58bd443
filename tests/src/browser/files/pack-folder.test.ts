import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type FileToPack, packFolder } from '#src/browser/files/pack-folder.ts';

const PNG = 'image/png';

/** Whatever the server has by path; what is not there is a 404. Requests that are under way are counted by their signals. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    if (signal) signals.push(signal);
    return answers[path]?.() ?? new Response('', { status: 404 });
  });
  return signals;
}

const file = (bytes: Uint8Array<ArrayBuffer>, type = PNG) =>
  new Response(bytes, { headers: { 'content-type': type } });
const page = () => file(new TextEncoder().encode('<!doctype html>'), 'text/html; charset=utf-8');
const asFiles = (count: number): readonly FileToPack[] =>
  Array.from({ length: count }, (_, nth) => ({ name: `01/${nth}.png`, path: `/assets/${nth}` }));

const idle = () => ({ signal: new AbortController().signal, onBytes: () => undefined });

test('packs the files that are there as they are, in their order, and names the others', async () => {
  const content = fc.option(fc.uint8Array({ maxLength: 300 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(fc.array(content, { maxLength: 12 }), fc.boolean(), async (contents, asPages) => {
      serve(
        Object.fromEntries(
          contents.map((bytes, nth) => [
            `/assets/${nth}`,
            () =>
              bytes ? file(new Uint8Array(bytes)) : asPages ? page() : new Response('', { status: 404 }),
          ]),
        ),
      );
      let packed = 0;
      const files = asFiles(contents.length);
      const done = await packFolder(files, { ...idle(), onBytes: (bytes) => (packed += bytes) });
      if (!done.ok) throw new Error(done.fault);
      const nameOf = (nth: number) => `01/${nth}.png`;
      const there = contents.flatMap((bytes, nth) => (bytes ? [[nameOf(nth), bytes] as const] : []));
      expect(done.missing).toEqual(contents.flatMap((bytes, nth) => (bytes ? [] : [nameOf(nth)])));
      expect(packed).toBe(there.reduce((sum, [, bytes]) => sum + bytes.length, 0));
      const read = unzipSync(new Uint8Array(await done.file.arrayBuffer()));
      expect(Object.keys(read)).toEqual(there.map(([name]) => name));
      for (const [name, bytes] of there) expect([...(read[name] ?? [])]).toEqual([...bytes]);
    }),
    { numRuns: 40 },
  );
});

test('saves nothing when the server fails, and ends the requests that were made ahead', async () => {
  const signals = serve({
    '/assets/0': () => file(new Uint8Array(4)),
    '/assets/1': () => new Response('', { status: 503 }),
  });
  expect(await packFolder(asFiles(9), idle())).toEqual({ ok: false, fault: 'server' });
  expect(signals.length).toBeLessThan(9);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('saves nothing when a file breaks off', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(new Uint8Array(3)),
        pull: (body) => body.error(new TypeError('network error')),
      }),
      { headers: { 'content-type': PNG } },
    );
  serve({ '/assets/0': broken });
  expect(await packFolder(asFiles(2), idle())).toEqual({ ok: false, fault: 'unreachable' });
});

test('throws once it is cancelled, and requests no more', async () => {
  const cancelled = new AbortController();
  const signals = serve({ '/assets/0': () => file(new Uint8Array(3)) });
  const packing = packFolder(asFiles(50), { signal: cancelled.signal, onBytes: () => cancelled.abort() });
  await expect(packing).rejects.toThrow();
  const before = signals.length;
  expect(before).toBeLessThan(50);
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals.length).toBe(before);
});
