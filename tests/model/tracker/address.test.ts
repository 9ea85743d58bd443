import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serverOf, tierOf, trackerPath } from '#model/tracker/address';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';

const servers = fc.constantFrom<ServerIndex>(0, 1, 2, 3, 4);

describe('the address of a tier', () => {
  test('names a server by its code or number', () => {
    expect(serverOf('kr')).toBe(4);
    expect(serverOf('0')).toBe(0);
    expect(serverOf('5')).toBeNull();
    expect(serverOf('xx')).toBeNull();
    expect(serverOf(undefined)).toBeNull();
  });

  test('names a tier with or without its letter', () => {
    expect(tierOf('500', 1)).toBe(500);
    expect(tierOf('t500', 1)).toBe(500);
    expect(tierOf('T2000', 0)).toBe(2_000);
  });

  test('is that of the usual tier where the server does not have the one it names', () => {
    expect(tierOf('2500', 0)).toBe(1_000);
    expect(tierOf(undefined, 3)).toBe(1_000);
    expect(tierOf('1000', 2)).toBe(100);
    expect(tierOf('first', 4)).toBe(100);
  });

  test('always names a tier that the server has', () => {
    fc.assert(
      fc.property(fc.string(), servers, (text, server) => TIERS[server].includes(tierOf(text, server))),
    );
  });

  test('is read as what it was written of', () => {
    fc.assert(
      fc.property(
        servers,
        fc.nat(),
        fc.option(fc.integer({ min: 1, max: 999_999 })),
        (server, nth, event) => {
          const tier = TIERS[server][nth % TIERS[server].length] ?? 0;
          const path = trackerPath(server, tier, event);
          const [, , , code, text, id] = path.split('/');
          expect([serverOf(code), tierOf(text, server)]).toEqual([server, tier]);
          expect(id).toBe(event === null ? undefined : String(event));
          expect(code).toBe(SERVERS[server]);
        },
      ),
    );
  });
});
