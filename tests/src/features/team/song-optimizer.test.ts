import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_INPUTS, LIVE_TYPES } from '#model/compute/asked/inputs';
import type { ChartScore } from '#model/compute/charts';
import type { SongView } from '#model/listing/views/song-view';
import type { Profile } from '#model/profile/profile';
import { standIns } from '#model/rules/typed-team';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import {
  COLUMNS,
  codeOf,
  decodeOptimizer,
  encodeOptimizer,
  MAX_PICKED,
  type OptimizerInputs,
  PLAIN_OWN,
  readPicked,
  toggled,
  writePicked,
} from '#src/features/team/songoptimizer/state/optimizer-inputs.ts';
import {
  cardsTeam,
  chartsOn,
  collectionOf,
  hardestFirst,
  onAllSongs,
  typedTeam,
} from '#src/features/team/songoptimizer/state/problem.ts';
import { isSameTeam } from '#src/features/team/songoptimizer/state/use-team.ts';
import { ranked, scoredCharts } from '#src/features/team/songoptimizer/table/rows.ts';
import type { GameData } from '#src/features/team/sources/game-data.ts';
import { sampleProfile } from '#tests/laws/samples';

describe('the address of the song optimizer', () => {
  test('is plain for the plain question', () => {
    expect(String(encodeOptimizer({ ...DEFAULT_INPUTS, ...PLAIN_OWN }))).toBe('');
    expect(decodeOptimizer(new URLSearchParams())).toEqual({ ...DEFAULT_INPUTS, ...PLAIN_OWN });
  });

  test('is read whatever it says, and written so that it is read the same again', () => {
    const keys = fc.constantFrom(
      ...[
        'view',
        'team',
        'skills',
        'total',
        'plus',
        'menu',
        'sort',
        'dir',
        'one',
        'pick',
        'only',
        'band',
        'level',
        'q',
      ],
      ...['must', 'leader', 'live', 'perfect', 'order', 'song', 'diff', 'room', 'play'],
    );
    const value = fc.oneof(
      fc.string(),
      fc.integer({ min: -5, max: 2_000_000 }).map(String),
      fc.constantFrom(
        'song',
        'typed',
        '115x7-100x5.5',
        '999x99-x-1x',
        'up',
        'perHour',
        'picked',
        '1a-3.zz-4.1a-3.x-9',
        'expert,easy',
        '28-25',
      ),
      fc.constantFrom('1.2.3', 'multi', '97.5', 'native', '300000-115-7'),
    );
    fc.assert(
      fc.property(fc.dictionary(keys, value), (entries) => {
        const inputs = decodeOptimizer(new URLSearchParams(entries));
        expect(inputs.skills).toHaveLength(5);
        expect(decodeOptimizer(encodeOptimizer(inputs))).toEqual(inputs);
      }),
    );
  });

  test('opens a link of the team builder with its question', () => {
    const { must, leader, live, view } = decodeOptimizer(
      new URLSearchParams('must=1.2.3.4.5&leader=3&live=multi&song=7&diff=hard'),
    );
    expect({ must, leader, live, view }).toEqual({
      must: [1, 3, 6, 10, 15],
      leader: 3,
      live: 'multi',
      view: 'all',
    });
  });
});

const view = (id: number, lengthSeconds: number | null): SongView => ({
  id,
  title: `Song ${id}`,
  bandId: 1,
  band: '',
  jacket: null,
  lengthSeconds,
  bpm: null,
  levels: [],
  publishedAt: null,
  text: '',
});

const score: fc.Arbitrary<ChartScore> = fc
  .tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(20), fc.option(fc.nat(30)))
  .map(([plain, min, average, max, points]) => ({
    plain,
    min: plain + min,
    average: plain + min + average,
    max: plain + min + average + max,
    points,
    oddity: null,
    mayWait: false,
  }));
const length = fc.option(fc.integer({ min: 60, max: 200 }), { freq: 3 });
const found = fc.array(fc.record({ score: fc.option(score, { freq: 5 }), length }), { maxLength: 20 });

const rowsOf = (all: readonly { score: ChartScore | null; length: number | null }[], menu = 45) =>
  scoredCharts(
    all.map((_, i) => ({ song: i, difficulty: DIFFICULTIES[i % 5] ?? 'easy', level: 5, chart: '' })),
    all.map(({ score }) => score),
    new Map(all.map((one, i) => [i, view(i, one.length)])),
    menu,
  );

describe('the table of charts', () => {
  test('holds every chart that could be read, with what an hour of it brings', () => {
    fc.assert(
      fc.property(found, fc.nat(600), (all, menu) => {
        const rows = rowsOf(all, menu);
        expect(rows.map((row) => row.song)).toEqual(all.flatMap((one, i) => (one.score ? [i] : [])));
        for (const row of rows) {
          const gain = row.points ?? row.average;
          expect(row.perHour).toEqual(row.length === null ? null : (gain * 3600) / (row.length + menu));
          expect(row.skillShare).toBeGreaterThanOrEqual(0);
          expect(row.skillShare).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('is sorted both ways with unknown values last, and equal ones share a rank', () => {
    fc.assert(
      fc.property(found, fc.constantFrom(...COLUMNS), fc.boolean(), (all, sort, isRising) => {
        const rows = ranked(rowsOf(all), sort, isRising);
        const values = rows.map(({ chart }) => chart[sort]);
        const known = values.filter((value) => value !== null);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        expect(known).toEqual(known.toSorted((a, b) => (isRising ? a - b : b - a)));
        rows.forEach((row, i) => {
          expect(row.rank).toBe(values.indexOf(row.chart[sort]) + 1);
          expect(row.rank).toBeLessThanOrEqual(i + 1);
        });
      }),
    );
  });

  test('compares with the best chart where more is better', () => {
    fc.assert(
      fc.property(found, fc.constantFrom(...COLUMNS), fc.boolean(), (all, sort, isRising) => {
        const rows = ranked(rowsOf(all), sort, isRising);
        const relative = rows.flatMap((row) => (row.relative === null ? [] : [row.relative]));
        expect(relative.every((part) => part >= 0 && part <= 1)).toBe(true);
        const isMerit = sort !== 'skillShare' && sort !== 'length';
        const most = Math.max(0, ...rows.map(({ chart }) => chart[sort] ?? 0));
        expect(relative.includes(1)).toBe(isMerit && most > 0);
        if (!isMerit) expect(relative).toEqual([]);
      }),
    );
  });
});

test('charts are those of songs that are out on the server, with a level', () => {
  const song = (id: number, isOut: boolean) => ({
    id,
    publishedAt: [isOut ? 1 : null, null, null, null, null],
    difficulties: { easy: { level: 5 }, expert: { level: 25 } },
  });
  const songs = new Map([1, 2].map((id) => [id, song(id, id === 1)])) as never;
  const charts = new Map([
    [1, { easy: 'a', hard: 'b', expert: 'c' }],
    [2, { easy: 'd' }],
    [3, { easy: 'e' }],
  ]);
  expect(chartsOn(songs, { lengths: [], charts }, 0)).toEqual([
    { song: 1, difficulty: 'easy', level: 5, chart: 'a' },
    { song: 1, difficulty: 'expert', level: 25, chart: 'c' },
  ]);
});

describe('the team that is asked about', () => {
  const card = (id: number) => ({ id, skillId: id, levels: new Map([[1, [id, id, id]]]) });
  const ids = [1, 2, 3, 4, 5, 6, 7];
  const bonus = standIns({ skills: [], power: 0, bonusPercent: 0 }).bonus;
  const events = ['story', 'challenge', 'live_try', 'mission_live', 'versus', 'festival', 'medley'];
  const game = {
    cards: new Map(ids.map((id) => [id, card(id)])),
    skills: new Map(ids.map((id) => [id, { id, durations: [5] }])),
    songs: new Map(),
    characters: new Map(),
    areaItems: new Map(),
    bands: new Map(),
    events: new Map(events.map((type, i) => [i + 1, { id: i + 1, type, bonus }])),
    eventsState: 'ready',
  } as unknown as GameData;
  const profile = {
    ...sampleProfile(),
    cards: ids.map((id) => ({ ...sampleProfile().cards[0], id })),
  } as Profile;
  const asked = (part: Partial<OptimizerInputs>): OptimizerInputs => ({
    ...decodeOptimizer(new URLSearchParams()),
    must: [1, 2, 3, 4, 5],
    ...part,
  });
  const anyEvent = fc.constantFrom(null, ...events.map((_, i) => i + 1));

  test('is the same when it was made twice of the same, whatever event it plays for', () => {
    fc.assert(
      fc.property(anyEvent, fc.constantFrom(...LIVE_TYPES), (event, live) => {
        const inputs = asked({ event, live });
        const typed = () => ({ team: typedTeam(inputs, game), profile });
        const cards = () => ({ team: cardsTeam(inputs, profile, game), profile });
        expect(isSameTeam(typed(), typed())).toBe(true);
        expect(isSameTeam(cards(), cards())).toBe(true);
        expect(isSameTeam(cards(), typed())).toBe(false);
      }),
    );
  });

  test('is another one when its skills, its leader, its cards or its live change', () => {
    const kept = (part: Partial<OptimizerInputs>, from = profile) => ({
      team: cardsTeam(asked(part), from, game),
      profile: from,
    });
    const better = { ...profile, cards: profile.cards.map((one) => ({ ...one, level: one.level + 1 })) };
    for (const event of [null, 4]) {
      expect(isSameTeam(kept({ event }), kept({ event, leader: 2 }))).toBe(false);
      expect(isSameTeam(kept({ event }), kept({ event, must: [1, 2, 3, 4, 6] }))).toBe(false);
      expect(isSameTeam(kept({ event }), kept({ event, live: 'multi' }))).toBe(false);
      expect(isSameTeam(kept({ event }), kept({ event }, better))).toBe(false);
      expect(isSameTeam(kept({ event }), kept({ event, text: 'a', sort: 'max' }))).toBe(true);
    }
    const typed = (skills: OptimizerInputs['skills']) => ({
      team: typedTeam(asked({ skills }), game),
      profile,
    });
    const plain = asked({}).skills;
    expect(isSameTeam(typed(plain), typed(plain.with(4, { percent: 100, seconds: 6 })))).toBe(false);
  });

  test('is alone in VS events and where challenge points are spent, whatever the address says', () => {
    const play = { ...asked({}).play, challengePoints: 200 } as const;
    const alone = (event: number, part: Partial<OptimizerInputs> = {}) => {
      const inputs = asked({ event, live: 'multi', ...part });
      const all = [
        typedTeam(inputs, game),
        cardsTeam(inputs, profile, game),
        collectionOf(inputs, profile, game),
      ];
      return all.map((team) => team?.question.live === 'free');
    };
    const of = (type: string) => events.indexOf(type) + 1;
    expect(alone(of('versus'))).toEqual([true, true, true]);
    expect(alone(of('challenge'), { play })).toEqual([true, true, true]);
    expect(alone(of('challenge'))).toEqual([false, false, false]);
    expect(alone(of('festival'))).toEqual([false, false, false]);
  });

  test('plays a match of a festival in a room and a free live alone, and of VS events what is chosen', () => {
    const kind = (type: string, part: Partial<OptimizerInputs>) =>
      cardsTeam(asked({ event: events.indexOf(type) + 1, ...part }), profile, game)?.question.points?.kind;
    const { play } = asked({});
    expect(kind('festival', { live: 'multi' })).toBe('festival');
    expect(kind('festival', { live: 'free' })).toBe('festivalFree');
    expect(kind('versus', {})).toBe('versus');
    expect(kind('versus', { play: { ...play, isFree: true } })).toBe('versusFree');
    expect(kind('story', { play: { ...play, isFree: true } })).toBe('story');
  });

  test('takes only its five along, but all of them for a support band', () => {
    const mission = events.indexOf('mission_live') + 1;
    expect(cardsTeam(asked({}), profile, game)?.data.cards.size).toBe(5);
    expect(cardsTeam(asked({}), profile, game)?.question.profile.cards).toHaveLength(5);
    expect(cardsTeam(asked({ event: mission }), profile, game)?.question.profile.cards).toHaveLength(7);
    expect(cardsTeam(asked({ must: [1, 2] }), profile, game)).toBeNull();
    expect(typedTeam(asked({ event: mission }), game)?.data.cards.size).toBe(5);
  });

  test('plays all songs at once without the delay of a single song, and is else the same', () => {
    const waits = asked({ skillDelay: 0.08, skillQueue: true, perfectPercent: 90 });
    for (const teamOf of [
      (inputs: OptimizerInputs) => typedTeam(inputs, game),
      (inputs: OptimizerInputs) => cardsTeam(inputs, profile, game),
      (inputs: OptimizerInputs) => collectionOf(inputs, profile, game),
    ]) {
      expect(teamOf(waits)?.question).toMatchObject({ skillDelay: 0.08, skillQueue: true });
      const { question } = teamOf(onAllSongs(waits)) ?? {};
      expect(question).toEqual({ ...teamOf(waits)?.question, skillDelay: 0 });
    }
  });

  test('is the whole collection where each chart gets a team, whatever five the address names', () => {
    const free = { must: [], leader: null, minPower: 0 };
    const asked5 = asked({
      must: [1, 2, 3, 4, 5],
      leader: 2,
      minPower: 300_000,
      exclude: [7],
      sixth: 'best',
    });
    const { question, data } = collectionOf(asked5, profile, game) ?? {};
    expect(question).toMatchObject({
      constraints: { ...free, exclude: [7] },
      sixth: 'leader',
      target: 'score',
    });
    expect([question?.profile.cards.length, data?.cards.size]).toEqual([7, 7]);
    expect(collectionOf(asked({}), null, game)).toBeNull();
    const [story, versus] = ['story', 'versus'].map((type) => events.indexOf(type) + 1);
    expect(collectionOf(asked({ event: story ?? 0 }), profile, game)?.question.target).toBe('points');
    const kept = (part: Partial<OptimizerInputs>) => ({
      team: collectionOf(asked(part), profile, game),
      profile,
    });
    expect(isSameTeam(kept({}), kept({ must: [1], text: 'a' }))).toBe(true);
    expect(isSameTeam(kept({}), kept({ itemSets: 'mixed' }))).toBe(false);
    expect(isSameTeam(kept({}), kept({ event: versus ?? 0 }))).toBe(false);
  });
});

test('charts that most players look at come first, each once', () => {
  const charts = DIFFICULTIES.flatMap((difficulty) =>
    [1, 2].map((song) => ({ song, difficulty, level: 5, chart: '' })),
  );
  const sorted = hardestFirst(charts);
  expect(sorted.map(({ difficulty, song }) => `${difficulty} ${song}`).slice(0, 4)).toEqual([
    'special 1',
    'special 2',
    'expert 1',
    'expert 2',
  ]);
  expect(new Set(sorted)).toEqual(new Set(charts));
});

test('a row knows its team, and charts that were not reached have none', () => {
  const charts = [1, 2, 3].map((song) => ({ song, difficulty: 'expert' as const, level: 5, chart: '' }));
  const one = { average: 3, min: 2, max: 4, plain: 1, points: null, oddity: null, mayWait: false };
  const views = new Map([1, 2, 3].map((id) => [id, view(id, 100)]));
  const rows = scoredCharts(
    charts,
    [{ ...one, cards: [5, 4, 3, 2, 1], leader: 3, power: 9 }, undefined, one],
    views,
    0,
  );
  expect(rows.map(({ song, cards }) => [song, cards])).toEqual([
    [1, [5, 4, 3, 2, 1]],
    [3, null],
  ]);
});

test('ticks are kept in the address, each once and never too many', () => {
  const codes = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...DIFFICULTIES))
      .map(([song, difficulty]) => codeOf(song, difficulty)),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(codes, (ticked) => {
      const picked = ticked.reduce<ReturnType<typeof readPicked>>(toggled, []);
      expect(picked.length).toBeLessThanOrEqual(MAX_PICKED);
      expect(readPicked(writePicked(picked))).toEqual(picked);
      const [first] = picked;
      if (first) expect(toggled(picked, first)).not.toContain(first);
    }),
  );
  expect(readPicked('1a-3.1a-3.<b>-1.zz-7')).toEqual(['1a-3']);
});

test('a row shows what the one team reaches on it', () => {
  const charts = [1, 2].map((song) => ({ song, difficulty: 'expert' as const, level: 5, chart: '' }));
  const one = { average: 3, min: 2, max: 4, plain: 1, points: null, oddity: null, mayWait: false };
  const views = new Map([1, 2].map((id) => [id, view(id, 100)]));
  const rows = scoredCharts(charts, [one, one], views, 0, new Map([[codeOf(2, 'expert'), 2]]));
  expect(rows.map(({ together }) => together)).toEqual([null, 2]);
});
