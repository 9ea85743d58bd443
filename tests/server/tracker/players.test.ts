import { describe, expect, test } from 'vitest';
import { RATING_LISTS } from '#model/contract/players/profile';
import { readPlayer } from '#model/records/read-player';
import { demoOrigin } from '#server/origin/demo-origin';
import { type LiveRead, MISSING, UNAVAILABLE } from '#server/origin/origin';
import { Players } from '#server/services/tracker/players';
import { openMemberSite } from '../accounts/member-site.ts';
import { demo } from '../demo/demo-set.ts';
import { onEachEngine } from '../store/engines.ts';

const named = (userName: string): LiveRead => ({
  status: 'found',
  value: { result: true, data: { profile: { userId: '7', userName, rank: 3, introduction: '' } } },
});

function playersOf(answers: () => Promise<LiveRead> | LiveRead) {
  const clock = { nowMs: 1_000_000 };
  let asked = 0;
  const readPlayer = async () => {
    asked++;
    return answers();
  };
  return { players: new Players({ readPlayer }, () => clock.nowMs), clock, asked: () => asked };
}

describe('players', () => {
  test('are asked for once a minute at most', async () => {
    const { players, clock, asked } = playersOf(() => named('Mika'));
    expect(await players.show(0, 7, 2)).toMatchObject({ cache: false, time: 1_000_000 });
    expect(await players.show(0, 7, 3)).toMatchObject({ cache: true, profile: { userName: 'Mika' } });
    expect(asked()).toBe(1);
    clock.nowMs += 60_000;
    expect(await players.show(0, 7, 2)).toMatchObject({ cache: false, time: 1_060_000 });
  });

  test('are told as they were known at once, or later as they are, as the mode says', async () => {
    let name = 'Before';
    const { players, clock, asked } = playersOf(() => named(name));
    await players.show(0, 7, 2);
    clock.nowMs += 60_000;
    name = 'After';
    expect((await players.show(0, 7, 0)).profile.userName).toBe('Before');
    expect(asked()).toBe(1);
    expect((await players.show(0, 7, 1)).profile.userName).toBe('Before');
    expect(asked()).toBe(2);
    await expect.poll(async () => (await players.show(0, 7, 0)).profile.userName).toBe('After');
  });

  test('that are known are told while the origin is down; others are not there, or cannot be asked for', async () => {
    let answer: LiveRead = named('Mika');
    const { players, clock } = playersOf(() => answer);
    await players.show(0, 7, 2);
    answer = UNAVAILABLE;
    clock.nowMs += 60_000;
    expect(await players.show(0, 7, 3)).toMatchObject({ cache: true, profile: { userName: 'Mika' } });
    await expect(players.show(0, 8, 2)).rejects.toMatchObject({ code: 'ORIGIN_UNAVAILABLE' });
    answer = MISSING;
    await expect(players.show(0, 8, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are told without what the contract does not know, and with every list of ratings', async () => {
    const profile = {
      userId: 7,
      userName: 'Mika',
      rank: '12',
      introduction: 'hi',
      secret: 'x',
      userHighScoreRating: {
        userOtherHighScoreMusicList: { entries: [{ musicId: 1, difficulty: 'hard', rating: 5 }] },
      },
      bandRankMap: { entries: { 1: 4, x: 'y' } },
    };
    const { players } = playersOf(() => ({ status: 'found', value: { data: { profile } } }));
    const { profile: shown } = await players.show(0, 7, 2);
    expect(shown).toMatchObject({ userId: '7', rank: 12, bandRankMap: { entries: { 1: 4 } } });
    expect(shown).not.toHaveProperty('secret');
    expect(Object.keys(shown.userHighScoreRating ?? {}).sort()).toEqual([...RATING_LISTS].sort());
  });
});

describe('players of the demo set', () => {
  const origin = demoOrigin(
    { seed: 1, date: '2026-03-01' },
    async () => demo,
    () => Date.UTC(2026, 2, 5),
  );
  const players = new Players(origin);

  test('have five cards, names and numbers; some keep parts to themselves', async () => {
    const shown = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => players.show(nth % 5, 1_000_001 + nth, 2)),
    );
    for (const { profile } of shown) {
      expect(profile.mainDeckUserSituations?.entries).toHaveLength(5);
      expect(profile.userName).not.toBe('');
      if (profile.publishHighScoreRatingFlg) expect(profile.userHighScoreRating).toBeDefined();
      else expect(profile.userHighScoreRating).toBeUndefined();
    }
    expect(new Set(shown.map(({ profile }) => profile.publishCharacterRankFlg)).size).toBe(2);
  });

  test('write a code into their comment that they were asked for', async () => {
    const read = await origin.readPlayer({ server: 0, uid: 1_000_001, code: 'ABCD2345' });
    expect(read.status === 'found' && readPlayer(read.value)?.introduction).toBe('ABCD2345');
    expect(await origin.readPlayer({ server: 0, uid: 5, code: '' })).toEqual(MISSING);
  });
});

onEachEngine('players on the wire', (engine) => {
  test('are answered by server and number, in the one shape', async () => {
    const origin = demoOrigin({ seed: 1, date: '2026-03-01' }, async () => demo);
    const site = await openMemberSite(await engine.fresh(), {}, { origin });
    const { body, status } = await site.get('player/jp/1000001', { mode: '2' });
    expect([status, (body.data as { profile: { userId: string } }).profile.userId]).toEqual([200, '1000001']);
    expect((await site.get('player/jp/5')).body.code).toBe('NOT_FOUND');
    expect((await site.get('player/xx/5')).body.code).toBe('REQUEST_INVALID');
  });
});
