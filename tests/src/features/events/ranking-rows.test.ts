import { expect, test } from 'vitest';
import { rankingRows } from '#src/features/events/board/ranking-rows.ts';

const HOUR = 3_600_000;
const user = (uid: number, name: string) => ({
  uid,
  name,
  introduction: '',
  rank: 1,
  sid: uid * 10,
  strained: uid % 2,
  degrees: [],
});
const point = (hours: number, uid: number, value: number) => ({ time: hours * HOUR, uid, value });

test('rows are those of the last reading, the best first, and equals share a place', () => {
  const rows = rankingRows({
    points: [point(1, 4, 900), point(2, 1, 10), point(2, 2, 30), point(2, 3, 10)],
    users: [user(1, '<color=red>Mika</color>'), user(2, 'Saya')],
  });
  expect(rows.map(({ uid, place, name }) => [uid, place, name])).toEqual([
    [2, 1, 'Saya'],
    [1, 2, 'Mika'],
    [3, 2, ''],
  ]);
  expect(rows[1]).toMatchObject({ cardId: 10, isTrained: true });
});

test('the gain is that of the last hour, and unknown for players who were not read then', () => {
  const rows = rankingRows({
    points: [
      point(1, 1, 10),
      point(2.5, 1, 40),
      point(2, 2, 20),
      point(3.5, 1, 90),
      point(3.5, 2, 80),
      point(3.5, 3, 70),
    ],
    users: [],
  });
  // The second was read an hour and a half before, the third never.
  expect(rows.map(({ gain }) => gain)).toEqual([50, 60, null]);
  const late = rankingRows({ points: [point(1, 1, 10), point(3, 1, 40)], users: [] });
  expect(late[0]?.gain).toBeNull();
});

test('places won and lost are those since the reading an hour before, unknown for players who were not in it', () => {
  const rows = rankingRows({
    points: [
      ...[point(1, 3, 5), point(2.5, 1, 40), point(2.5, 2, 60), point(2.5, 4, 60), point(3, 1, 99)],
      ...[point(3.5, 1, 90), point(3.5, 2, 80), point(3.5, 3, 70), point(3.5, 4, 60)],
    ],
    users: [],
  });
  expect(rows.map(({ uid, moved }) => [uid, moved])).toEqual([
    [1, 2],
    [2, -1],
    [3, null],
    [4, -3],
  ]);
  const late = rankingRows({ points: [point(1, 1, 10), point(3, 1, 40)], users: [] });
  expect(late[0]?.moved).toBeNull();
});

test('there are no rows without a reading', () => {
  expect(rankingRows({ points: [], users: [] })).toEqual([]);
});
