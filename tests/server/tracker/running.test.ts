import { expect, test } from 'vitest';
import { readEvents } from '#model/records/event';
import { TIERS } from '#model/vocabulary/tiers';
import { runningEvents } from '#server/services/tracker/running';

const row = (name: string, from: number | null, to: number | null) => ({
  eventType: 'story',
  eventName: [name, null, null, null, null],
  assetBundleName: name,
  startAt: [from === null ? null : String(from), null, null, null, null],
  endAt: [to === null ? null : String(to), null, null, null, null],
});
const NOW = 1_700_000_000_000;
const DAY = 86_400_000;

test('names what is on, what ended last and what comes next, and the ranks of each server', () => {
  const { byId } = readEvents({
    1: row('older', NOW - 40 * DAY, NOW - 32 * DAY),
    2: row('before', NOW - 20 * DAY, NOW - 12 * DAY),
    3: row('now', NOW - DAY, NOW + DAY),
    4: row('later', NOW + 30 * DAY, NOW + 38 * DAY),
    5: row('soon', NOW + 3 * DAY, NOW + 10 * DAY),
    6: row('unknown', NOW - DAY, null),
  });
  const servers = runningEvents(byId.values(), NOW);
  expect(servers).toHaveLength(5);
  const [jp, en] = servers;
  expect([jp?.current?.name, jp?.last?.name, jp?.next?.name]).toEqual(['now', 'before', 'soon']);
  expect(jp?.current).toMatchObject({ event: 3, type: 'story', startAt: NOW - DAY, endAt: NOW + DAY });
  expect(en).toEqual({ server: 1, tiers: TIERS[1], current: null, last: null, next: null });
});
