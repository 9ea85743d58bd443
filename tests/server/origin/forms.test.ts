import { expect, test } from 'vitest';
import { remoteOrigin, remoteSettings } from '#server/origin/remote/remote-origin';
import { fakeOrigin, sendJson } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

/** Ways to write an address of this machine that checks of another kind have overlooked. */
const hostsOf = (port: string): string[] =>
  [
    ...[
      '127.0.0.1',
      'localhost',
      'LOCALHOST',
      'localhost.',
      '127.1',
      '127.0.1',
      '0',
      '0.0.0.0',
      '2130706433',
    ],
    ...[
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '127.0.0.1.',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
    ],
    ...[
      '[::ffff:7f00:1]',
      '[0:0:0:0:0:ffff:127.0.0.1]',
      '①②⑦.⓪.⓪.①',
      '１２７.0.0.1',
      'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
      'localhost%00',
    ],
  ].map((host) => `${host}:${port}`);

/** How an address is put where it is followed. `own` is the origin that may be asked. */
const wrapped = (host: string, own: string): string[] => [
  `http://${host}/x`,
  `HtTp:\\\\${host}\\x`,
  `//${host}/x`,
  `http://${own}@${host}/x`,
  `http://${host}#@${own}/x`,
  `http://user:word@${host}/x`,
];

const OTHER_SCHEMES = [
  ...[
    'file:///etc/passwd',
    'data:application/json,{}',
    'blob:http://127.0.0.1/x',
    'javascript:1',
    'about:blank',
  ],
  ...[
    'ftp://127.0.0.1/x',
    'gopher://127.0.0.1/x',
    'https://127.0.0.1/x',
    'dict://127.0.0.1/x',
    'jar:file:///x',
  ],
  ...['http://', 'http:', 'http:///x', '://x', '\\\\127.0.0.1\\x', 'http://[', 'http://%', 'http://a b/x'],
];

test('whatever another site answers or anybody asks for, no other address is asked', async () => {
  const canary = await fakeOrigin(sendJson({ secret: true }));
  const locations: string[] = [];
  const site = await fakeOrigin((request, response) => {
    const nth = Number(/(\d+)/.exec(request.url ?? '')?.[1] ?? -1);
    response.writeHead(302, { location: encodeURI(locations[nth] ?? '/') }).end();
  });
  const hosts = hostsOf(canary.base.port);
  locations.push(...hosts.flatMap((host) => wrapped(host, site.base.host)), ...OTHER_SCHEMES);
  expect(locations.length).toBeGreaterThan(100);
  let now = 0;
  const settings = { ...remoteSettings(site.base, await tempFolder()), now: () => now };
  const origin = remoteOrigin(settings, () => {});
  for (const [nth, location] of locations.entries()) {
    // A site that fails five times is left alone for a while.
    now += 3_600_000;
    const asked = site.asked.length;
    expect([location, (await origin.read(`moved/${nth}`)).status]).toEqual([location, 'unavailable']);
    expect(site.asked.length, location).toBeGreaterThan(asked);
  }
  const before = site.asked.length;
  for (const host of hosts) {
    for (const name of wrapped(host, site.base.host)) {
      expect([name, (await origin.read(name)).status]).toEqual([name, 'missing']);
      expect((await origin.readAsset(`assets/jp/${name}`)).status).toBe('missing');
    }
  }
  for (const uid of [-1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect((await origin.readPlayer({ server: 0, uid, code: '' })).status).toBe('missing');
  }
  expect((await origin.readPlayer({ server: 9, uid: 1, code: '' })).status).toBe('missing');
  expect(site.asked.length).toBe(before);
  expect(canary.asked).toEqual([]);
  await origin.close();
});
