import { describe, expect, test } from 'vitest';
import { RATING_LISTS } from '#model/contract/players/profile';
import { readCards } from '#model/records/card';
import { readPlayer } from '#model/records/player';
import { readPlayerProfile } from '#model/records/read-player-profile';
import { deckEntry } from '#model/rules/player-deck';
import { demoOrigin } from '#server/origin/demo-origin';
import { type LiveRead, MISSING, UNAVAILABLE } from '#server/origin/origin';
import { Players } from '#server/services/tracker/players';
import { demo } from '../../demo/demo-set.ts';
import { openMemberSite } from '../accounts/member-site.ts';
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

  test('are answered at once as last known, or later as they are, as the mode says', async () => {
    let name = 'Before';
    const { players, clock, asked } = playersOf(() => named(name));
    await players.show(0, 7, 2);
    clock.nowMs += 60_000;
    name = 'After';
    expect((await players.show(0, 7, 0)).profile?.userName).toBe('Before');
    expect(asked()).toBe(1);
    expect((await players.show(0, 7, 1)).profile?.userName).toBe('Before');
    expect(asked()).toBe(2);
    await expect.poll(async () => (await players.show(0, 7, 0)).profile?.userName).toBe('After');
  });

  test('that are known are answered while the origin is down; others are no one, or cannot be fetched', async () => {
    let answer: LiveRead = named('Mika');
    const { players, clock } = playersOf(() => answer);
    await players.show(0, 7, 2);
    answer = UNAVAILABLE;
    clock.nowMs += 60_000;
    expect(await players.show(0, 7, 3)).toMatchObject({ cache: true, profile: { userName: 'Mika' } });
    await expect(players.show(0, 8, 2)).rejects.toMatchObject({ code: 'ORIGIN_UNAVAILABLE' });
    answer = MISSING;
    expect(await players.show(0, 8, 2)).toEqual({ cache: false, time: clock.nowMs, profile: null });
    // One who was there and is no more.
    expect(await players.show(0, 7, 3)).toMatchObject({ profile: null });
  });

  test('are no one in a folder of data, which knows none: that is no failure', async () => {
    const players = new Players({ kind: 'dump', readPlayer: async () => UNAVAILABLE });
    expect(await players.show(0, 8, 2)).toMatchObject({ cache: false, profile: null });
  });

  test('are answered without fields beyond the contract, and with every list of ratings', async () => {
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
    expect(Object.keys(shown?.userHighScoreRating ?? {}).sort()).toEqual([...RATING_LISTS].sort());
  });
});

describe('what the game leaves out', () => {
  const whole = async (part: object) => {
    const profile = { userId: '7', userName: 'Mika', rank: 3, introduction: 'hi', ...part };
    const { players } = playersOf(() => ({ status: 'found', value: { data: { profile } } }));
    const { profile: shown } = await players.show(0, 7, 2);
    if (!shown) throw new Error('There is no such player');
    return shown;
  };

  test('is 0 in each row, which stays', async () => {
    const songs = { musicId: 3, difficulty: 'hard' };
    const shown = await whole({
      userMusicClearInfoMap: {
        entries: {
          hard: { clearedMusicCount: 301, fullComboMusicCount: 250 },
          easy: {},
          normal: { clearedMusicCount: null },
        },
      },
      userDeckTotalRatingMap: { entries: { 21: { rank: 'ss', level: 5 } } },
      userCharacterRankMap: { entries: { 3: { totalExp: 12 } } },
      enabledUserAreaItems: { entries: [{ areaItemCategory: 4 }] },
      userHighScoreRating: { userOtherHighScoreMusicList: { entries: [songs] } },
    });
    const none = { clearedMusicCount: 0, fullComboMusicCount: 0, allPerfectMusicCount: 0 };
    expect(shown.userMusicClearInfoMap?.entries).toEqual({
      hard: { ...none, clearedMusicCount: 301, fullComboMusicCount: 250 },
      easy: none,
      normal: none,
    });
    expect(shown.userDeckTotalRatingMap?.entries).toEqual({ 21: { rank: 'ss', level: 5, score: 0 } });
    expect(shown.userCharacterRankMap?.entries).toEqual({ 3: { rank: 0, totalExp: 12 } });
    expect(shown.enabledUserAreaItems?.entries).toEqual([{ areaItemCategory: 4, level: 0 }]);
    expect(shown.userHighScoreRating?.userOtherHighScoreMusicList?.entries).toEqual([
      { ...songs, rating: 0 },
    ]);
  });

  test('is an empty text or 0 of the player, who is there all the same', async () => {
    expect(await whole({ introduction: undefined, rank: null })).toMatchObject({ introduction: '', rank: 0 });
  });

  test('does no harm where a part is broken', async () => {
    for (const broken of [
      null,
      7,
      'x',
      [],
      { entries: 'x' },
      { entries: [null, 7] },
      { entries: { hard: 7 } },
    ])
      expect((await whole({ userMusicClearInfoMap: broken, userHighScoreRating: broken })).userName).toBe(
        'Mika',
      );
  });
});

describe('players of the demo set', () => {
  const origin = demoOrigin(
    { seed: 1, date: '2026-03-01' },
    async () => demo,
    () => Date.UTC(2026, 2, 5),
  );
  const players = new Players(origin);
  const profilesOf = async (count: number) => {
    const shown = await Promise.all(
      Array.from({ length: count }, (_, nth) => players.show(nth % 5, 1_000_001 + nth, 2)),
    );
    expect(shown.every(({ profile }) => profile !== null)).toBe(true);
    return shown.flatMap(({ profile }) => profile ?? []);
  };

  test('have five cards, names and numbers; some keep parts to themselves', async () => {
    const shown = await profilesOf(40);
    for (const profile of shown) {
      expect(profile.mainDeckUserSituations?.entries).toHaveLength(5);
      expect(profile.userName).not.toBe('');
      if (profile.publishHighScoreRatingFlg) expect(profile.userHighScoreRating).toBeDefined();
      else expect(profile.userHighScoreRating).toBeUndefined();
    }
    expect(new Set(shown.map((profile) => profile.publishCharacterRankFlg)).size).toBe(2);
  });

  test('have ranks and keys as the game writes them, and points that their cards and characters give', async () => {
    const shown = await profilesOf(20);
    const lists = readCards(demo.json('cards/all')).byId;
    for (const profile of shown) {
      const bands = ['1', '2', '3', '4', '5', '18', '21', '45'];
      const ranks = Object.entries(profile.userDeckTotalRatingMap?.entries ?? {});
      if (profile.publishDeckRankFlg) expect(ranks.map(([band]) => band)).toEqual(bands);
      for (const [, { rank, level = 0 }] of ranks) {
        expect(['d', 'c', 'b', 'a', 's', 'ss', 'sss']).toContain(rank);
        expect(level).toBeGreaterThan(0);
      }
      if (profile.publishBandRankFlg) expect(Object.keys(profile.bandRankMap?.entries ?? {})).toEqual(bands);
      const challenges = Object.keys(profile.stageChallengeAchievementConditionsMap?.entries ?? {});
      expect(challenges.every((id) => Number(id) >= 1 && Number(id) <= 7)).toBe(true);
      const record = readPlayerProfile({ data: { profile } });
      expect(record?.deck).toHaveLength(5);
      for (const card of record?.deck ?? [])
        expect(deckEntry(card, lists.get(card.id))?.bonus, JSON.stringify(card)).not.toBeNull();
    }
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
    const nobody = await site.get('player/jp/5');
    expect([nobody.status, nobody.body]).toMatchObject([200, { result: true, data: { profile: null } }]);
    expect((await site.get('player/xx/5')).body.code).toBe('REQUEST_INVALID');
  });
});
