import { expect, test } from 'vitest';
import { SERVERS, withDistinct } from '#machines/servers/servers.logic';

test('starts with English and Japanese', () => {
  expect(SERVERS.decode(undefined)).toEqual({ main: 1, sub: 0 });
});

test('switches the sub server to the first that differs when both become equal', () => {
  expect(withDistinct(0, 0)).toEqual({ main: 0, sub: 1 });
  expect(withDistinct(3, 3)).toEqual({ main: 3, sub: 0 });
  expect(SERVERS.edit({ main: 1, sub: 4 }, { sub: 1 })).toEqual({ main: 1, sub: 0 });
  expect(SERVERS.edit({ main: 1, sub: 0 }, { main: 0 })).toEqual({ main: 0, sub: 1 });
});

test('keeps the servers different when two tabs chose the same one', () => {
  const base = { main: 1, sub: 0 } as const;
  expect(SERVERS.merge?.(base, { main: 3, sub: 0 }, { main: 1, sub: 4 })).toEqual({ main: 3, sub: 4 });
  expect(SERVERS.merge?.(base, { main: 4, sub: 0 }, { main: 1, sub: 4 })).toEqual({ main: 4, sub: 0 });
});
