import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import { readSolveOptions } from '#server/commands/solve-options';
import { sampleProfile } from '../../laws/samples.ts';
import { CARDS, CHARACTERS, SKILLS, SONGS } from '../../src/world.ts';
import { type Ended, runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const NOWHERE = 'http://127.0.0.1:9';
const ONE_LINE = /^[^\n]+\n$/;

const solve = (...args: readonly string[]): Promise<Ended> => runProgram('solve', args);

/** A skill note every ten beats: five seconds at 120 beats a minute. */
const chartAt = (bpm: number) => [
  { type: 'BPM', bpm, beat: 0 },
  ...Array.from({ length: 60 }, (_, beat) => ({ type: 'Single', lane: 3, beat, skill: beat % 10 === 1 })),
];

/** What an operator might have saved: lists and one chart. */
const LISTS = {
  'api/cards/all.5.json': CARDS,
  'api/skills/all.10.json': SKILLS,
  'api/songs/all.5.json': SONGS,
  'api/characters/main.3.json': CHARACTERS,
  'api/charts/1/expert.json': chartAt(120),
};

/** A mission live with a bonus to points, and a medley. */
const EVENTS = {
  '7': {
    eventType: 'mission_live',
    attributes: [{ attribute: 'cool', percent: 20 }],
    characters: [1, 2, 3].map((characterId) => ({ characterId, percent: 10 })),
    eventAttributeAndCharacterBonus: { pointPercent: 20, parameterPercent: 0 },
  },
  '8': { eventType: 'medley' },
  '9': { eventType: 'versus' },
  '10': { eventType: 'challenge' },
  '11': {
    eventType: 'festival',
    attributes: [{ attribute: 'cool', percent: 20 }],
    characters: [1, 2, 3].map((characterId) => ({ characterId, percent: 10 })),
    eventAttributeAndCharacterBonus: { pointPercent: 0, parameterPercent: 20 },
  },
};

/** Two places of the studio: one band's item is the best in the first, the one for every band in the second. */
const TWO_STRONG_PLACES = Object.fromEntries(
  [
    { id: 1, bandIds: [1], percent: 40 },
    { id: 6, bandIds: [1], percent: 1 },
    { id: 73, bandIds: [1, 2, 3, 4, 5, 18, 21, 45], percent: 1 },
    { id: 74, bandIds: [1, 2, 3, 4, 5, 18, 21, 45], percent: 40 },
  ].map(({ id, bandIds, percent }) => {
    const rates = { '1': Array(5).fill(String(percent)) };
    const stats = { performance: rates, technique: rates, visual: rates };
    return [
      id,
      {
        areaItemName: Array(5).fill(`Item ${id}`),
        level: Array(5).fill(1),
        targetAttributes: ['powerful', 'cool', 'happy', 'pure'],
        targetBandIds: bandIds,
        ...stats,
      },
    ];
  }),
);

describe('solve on the command line', () => {
  test('explains every flag on a line of its own when asked for help', async () => {
    const { code, out, err } = await solve('--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: /);
    const guide = await readFile(new URL('../../../docs/solve.md', import.meta.url), 'utf8');
    const flagsOf = (text: string) => new Set(text.match(/--[a-z][a-z-]+(?=[ `)|])/g));
    const explained = new Set(out.match(/^ {2}--[a-z-]+/gm)?.map((flag) => flag.trim()));
    expect([...flagsOf(guide)].filter((flag) => !explained.has(flag) && !/silent|help/.test(flag))).toEqual(
      [],
    );
    expect([...explained].filter((flag) => !guide.includes(flag))).toEqual([]);
  });

  test('points to the help when a flag is unknown', async () => {
    expect(await solve('--sing', '1')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^.*--sing.*--help\n$/),
    });
  });

  test('prints one JSON object and nothing else when data lacks area items', async () => {
    const { code, out, err } = await solve('--data', await tempFolder(LISTS), '--premade', '--song', '1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(ONE_LINE);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ proved: true, gap: 0 });
    expect(answer.notes.map((note: { kind: string }) => note.kind)).toContain('areaItemMissing');
  });

  test('mixes the items of several bands when asked, and never loses by it', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/areaItems/main.5.json': TWO_STRONG_PLACES });
    const ask = async (items: string) => {
      const args = ['--data', folder, '--premade', '--song', '1', '--items', items];
      return JSON.parse((await solve(...args)).out);
    };
    const [whole, mixed] = [await ask('uniform'), await ask('mixed')];
    expect(mixed.proved).toBe(true);
    expect(mixed.teams[0].areaItems.studio).toHaveLength(7);
    expect(new Set(mixed.teams[0].areaItems.studio)).toEqual(new Set(['PoppinParty', 'Everyone', null]));
    expect(mixed.score).toBeGreaterThan(whole.score);
    expect(mixed.uniform).toBe(whole.score);
    expect(whole).not.toHaveProperty('uniform');
  });

  test('shows beside mixed sets what whole ones reach: points where they are sought, a medley’s total', async () => {
    const folder = await tempFolder({ ...MEDLEY, 'api/events/all.6.json': EVENTS });
    const ask = async (...more: string[]) =>
      JSON.parse((await solve('--data', folder, '--premade', ...more)).out);
    const paid = ['--song', '1', '--event', '7', '--target', 'both'];
    const mixed = await ask(...paid, '--items', 'mixed');
    expect(mixed.uniform).toBe((await ask(...paid)).points);
    const three = ['--medley', '1,1,1'];
    const together = await ask(...three, '--items', 'mixed');
    expect(together.uniform).toBe((await ask(...three)).total);
  });

  test('ranks by event points when asked, shows them for each boost and beside them the best score', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/events/all.6.json': EVENTS });
    const base = ['--data', folder, '--premade', '--song', '1', '--event', '7'];
    const ask = async (...more: string[]) => JSON.parse((await solve(...base, ...more)).out);
    const both = await ask('--target', 'both', '--boosts', '2', '--live', 'multi');
    const [best] = both.teams;
    expect(both).toMatchObject({ proved: true, gap: 0, points: best.points, score: best.score.average });
    expect(best.boosts).toEqual({
      0: best.points / 10,
      1: best.points / 2,
      2: best.points,
      3: best.points * 1.5,
    });
    expect(best.bonus).toBe(best.cardBonus.reduce((sum: number, one: number) => sum + one, 0));
    expect(best.support).toMatchObject({ power: expect.any(Number) });
    const alone = await ask('--live', 'multi');
    expect(both.bestByScore.score).toEqual(alone.teams[0].score);
    expect(alone.points).toBeLessThanOrEqual(best.boosts[0]);
  });

  test('names the steps that would help most, each with what it brings', async () => {
    const card = { level: 60, master: 4, skill: 0, ep: 0, train: 1, art: 1, exclude: false } as const;
    const cards = Object.keys(CARDS).map((id) => ({ ...card, id: Number(id) }));
    const mine = JSON.stringify({ ...sampleProfile(), cards });
    const folder = await tempFolder({ ...LISTS, 'mine.json': mine });
    const ask = async (...more: string[]) =>
      JSON.parse(
        (await solve('--data', folder, '--profile', join(folder, 'mine.json'), '--song', '1', ...more)).out,
      );
    const { score, next } = await ask('--upgrade');
    expect(next).toMatchObject({ proved: true, possible: expect.any(Number) });
    expect(next.upgrades[0]).toMatchObject({ kind: 'skill', card: expect.any(Number), to: 1 });
    for (const { value, gain } of next.upgrades) expect(value - gain).toBe(score);
    expect(await ask()).not.toHaveProperty('next');
  });

  test('pays a free live of a VS event or a festival as one, and a match only when asked', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/events/all.6.json': EVENTS });
    const ask = async (...more: string[]) =>
      JSON.parse(
        (await solve('--data', folder, '--premade', '--song', '1', '--target', 'points', ...more)).out,
      );
    const alone = await ask('--event', '9', '--live', 'free');
    expect(alone).toMatchObject({ paidAs: 'versusFree', points: 100 + Math.floor(alone.score / 9_750) });
    const match = await ask('--event', '9', '--live', 'match');
    expect(match).toMatchObject({ paidAs: 'versus', points: Math.floor(match.score / 6_500) + 200 });
    const festival = await ask('--event', '11', '--live', 'free');
    const [best] = festival.teams;
    expect(best.bonus).toBeGreaterThan(0);
    const base = 80 + Math.floor(festival.score / 14_000);
    expect(festival).toMatchObject({
      paidAs: 'festivalFree',
      points: Math.floor((base * (100 + best.bonus)) / 100),
    });
    const won = await ask('--event', '11', '--live', 'multi');
    expect(won).toMatchObject({ paidAs: 'festival', points: Math.floor(won.score / 6_500) + 50 + 125 + 125 });
  });

  test('says in one line what makes no sense for an event', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/events/all.6.json': EVENTS });
    for (const more of [
      ['--target', 'points'],
      ['--event', '8', '--target', 'both'],
      ['--event', '7', '--challenge-points', '400'],
      ['--event', '7', '--place', '2'],
      ['--event', '8', '--boosts', '2'],
      ['--event', '9', '--live', 'multi'],
      ['--event', '9', '--place', '2'],
      ['--event', '9', '--live', 'match', '--result', 'lose'],
      ['--event', '11', '--result', 'lose'],
      ['--event', '11', '--live', 'match'],
      ['--event', '7', '--live', 'match'],
      ['--live', 'match'],
      ['--event', '10', '--challenge-points', '200', '--live', 'multi'],
      ['--boosts', '2'],
    ]) {
      const { code, err } = await solve('--data', folder, '--premade', '--song', '1', ...more);
      expect(code).toBe(2);
      expect(err).toMatch(ONE_LINE);
    }
  });

  test('reports a broken file and its consequence in one line', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/skills/all.10.json': '<!doctype html>' });
    const { code, out, err } = await solve('--data', folder, '--premade', '--song', '1');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(join('skills', 'all.10.json'));
  });

  test('names a broken file and answers when the question does not need it', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/areaItems/main.5.json': '{' });
    const { code, out, err } = await solve('--data', folder, '--premade', '--song', '1');
    expect(code).toBe(0);
    expect(JSON.parse(out).proved).toBe(true);
    expect(err).toMatch(ONE_LINE);
  });

  test.each([
    ['an origin that is down', ['--origin', NOWHERE, '--premade', '--song', '1']],
    ['a profile that cannot be read', ['--profile', '/nonexistent.json', '--song', '1']],
    ['no profile at all', ['--song', '1']],
    ['a flag it does not know', ['--premade', '--song', '1', '--colour']],
    ['a value with a line break', ['--premade', '--song', '1', '--live', 'free\nmulti']],
  ])('ends with one line and code 2 about %s', async (_what, args) => {
    const { code, out, err } = await solve(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(ONE_LINE);
  });
});

const ONE = { song: 1, difficulty: 'expert' };

/** Three cards of each of five characters, and two songs. */
const MEDLEY = {
  ...LISTS,
  'api/cards/all.5.json': Object.fromEntries(
    Array.from({ length: 15 }, (_, i) => {
      const usual = Object.values(CARDS)[0] as object;
      return [String(i + 1), { ...usual, characterId: 1 + (i % 5) }];
    }),
  ),
};

describe('solve for several songs', () => {
  test('finds three teams without a common card and adds their scores up', async () => {
    const folder = await tempFolder(MEDLEY);
    const { code, out } = await solve('--data', folder, '--premade', '--medley', '1:expert,1,1');
    expect(code).toBe(0);
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({ proved: true, gap: 0 });
    const teams = answer.teams as { cards: number[]; score: { average: number } }[];
    expect(new Set(teams.flatMap(({ cards }) => cards)).size).toBe(15);
    expect(teams.reduce((sum, { score }) => sum + score.average, 0)).toBe(answer.total);
    // The combo goes on: the same song with the same cards brings more later on.
    const alone = JSON.parse((await solve('--data', folder, '--premade', '--song', '1')).out);
    expect(answer.total).toBeGreaterThan(alone.score * 3);
  });

  test('shows what a medley event pays for the total, for the boosts of all three songs', async () => {
    const folder = await tempFolder({ ...MEDLEY, 'api/events/all.6.json': EVENTS });
    const ask = async (...more: string[]) =>
      JSON.parse((await solve('--data', folder, '--premade', '--medley', '1,1,1', ...more)).out);
    const paid = await ask('--event', '8', '--boosts', '2', '--target', 'points');
    const base = Math.floor(paid.total / 18_500) + 100;
    expect(paid).toMatchObject({
      points: base * 30,
      boosts: { 0: base * 3, 3: base * 15, 6: base * 30, 9: base * 45 },
    });
    const other = await ask('--event', '7');
    expect(other).not.toHaveProperty('points');
    expect(other.total).toBe(paid.total);
  });

  test('shows the points of every chart where they are the target, as for the song alone', async () => {
    const folder = await tempFolder({ ...LISTS, 'api/events/all.6.json': EVENTS });
    const ask = async (...more: string[]) => {
      const event = ['--event', '7', '--target', 'points', '--boosts', '1', '--live', 'multi'];
      return JSON.parse((await solve('--data', folder, '--premade', ...event, ...more)).out);
    };
    const [{ songs }, alone] = [await ask('--all-songs'), await ask('--song', '1')];
    expect(songs).toHaveLength(1);
    expect(songs[0]).toMatchObject({ points: alone.points, score: alone.score });
  });

  test.each([
    ['several results', ['--all-songs', '--top', '10']],
    ['both targets', ['--all-songs', '--event', '7', '--target', 'both']],
    ['upgrades', ['--all-songs', '--upgrade']],
    ['a difficulty beside its songs', ['--one-team', '1,2', '--difficulty', 'hard']],
    ['a difficulty beside its songs', ['--medley', '1,2,3', '--difficulty', 'hard']],
    ['boosts', ['--one-team', '1,2', '--event', '7', '--boosts', '2']],
    ['a lowest power', ['--medley', '1,2,3', '--min-power', '1']],
    ['a room without one', ['--all-songs', '--room-power', '1']],
  ])('refuses %s in words where they change nothing', (_what, flags) => {
    expect(() => readSolveOptions(['--premade', ...flags], {}, new Date(0))).toThrow(/^[^\n]+$/);
  });

  test('says why three teams cannot be formed', async () => {
    const folder = await tempFolder(MEDLEY);
    const args = ['--data', folder, '--premade', '--medley', '1,1,1', '--exclude', '4'];
    const answer = JSON.parse((await solve(...args)).out);
    expect(answer).toMatchObject({ proved: true, total: null, teams: [] });
    expect(answer.notes[0]).toEqual({ noTeam: { kind: 'tooFewForMedley', usable: 14 } });
  });

  test('answers for every chart what it answers for the song alone', async () => {
    const folder = await tempFolder(LISTS);
    const all = JSON.parse((await solve('--data', folder, '--premade', '--all-songs')).out);
    const { score, teams } = JSON.parse((await solve('--data', folder, '--premade', '--song', '1')).out);
    expect(all).toMatchObject({ proved: true, left: 0 });
    expect(all.songs).toEqual([
      { song: 1, difficulty: 'expert', score, cards: teams[0].cards, leader: teams[0].leader },
    ]);
  });

  test('adds the scores of one team up over several songs', async () => {
    const folder = await tempFolder(LISTS);
    const one = JSON.parse((await solve('--data', folder, '--premade', '--one-team', '1:expert')).out);
    const { score, teams } = JSON.parse((await solve('--data', folder, '--premade', '--song', '1')).out);
    expect(one).toMatchObject({ proved: true, gap: 0, sum: score, leader: teams[0].leader });
    expect(one.songs).toEqual([{ song: 1, difficulty: 'expert', score }]);
    expect(one.cards).toEqual(teams[0].cards);
  });

  const noted = (charts: readonly object[]) => ({ notes: [{ kind: 'mayWait', charts }] });
  test.each([
    ['--all-songs', LISTS, { songs: [{ mayWait: true }] }],
    ['--one-team=1', LISTS, noted([ONE])],
    ['--medley=1,1,1', MEDLEY, noted([ONE, ONE, ONE])],
  ])(
    'shows with %s in which charts skills that were to wait may have to, and nothing of others',
    async (task, lists, told) => {
      const ask = async (bpm: number, ...more: string[]) => {
        const folder = await tempFolder({ ...lists, 'api/charts/1/expert.json': chartAt(bpm) });
        const answer = JSON.parse((await solve('--data', folder, '--premade', task, ...more)).out);
        const notes = answer.notes.filter(({ kind }: { kind: string }) => kind === 'mayWait');
        return { ...answer, notes, ms: 0 };
      };
      const [near, apart, beside] = await Promise.all([ask(120, '--queue'), ask(30, '--queue'), ask(30)]);
      expect(near).toMatchObject({ proved: true, ...told });
      expect(apart).toEqual(beside);
      expect(apart.proved).toBe(true);
    },
  );

  test.each([
    ['--all-songs', ['--must', '1,2,3,4,5,6'], { kind: 'tooManyMust', count: 6, leader: null }],
    ['--all-songs', ['--min-power', '900000'], { kind: 'minPower', best: expect.any(Number) }],
    ['--one-team=1', ['--min-power', '900000'], { kind: 'minPower', best: expect.any(Number) }],
  ])(
    'says of %s with %j which constraint leaves no team, as for the song alone',
    async (task, more, noTeam) => {
      const folder = await tempFolder(LISTS);
      const ask = async (...args: string[]) =>
        JSON.parse((await solve('--data', folder, '--premade', ...more, ...args)).out);
      const [together, alone] = [await ask(task), await ask('--song', '1')];
      expect(together.proved).toBe(true);
      expect(together.notes[0]).toEqual({ noTeam });
      expect(together.notes).toEqual(alone.notes);
    },
  );

  test.each([
    ['no difficulty of that name', ['--one-team', '1:hardest']],
    ['too many songs', ['--one-team', Array.from({ length: 51 }, (_, i) => i + 1).join()]],
    ['the shuffle of the game', ['--one-team', '1,2', '--order', 'native']],
    ['several results', ['--one-team', '1,2', '--top', '3']],
    ['a medley beside it', ['--one-team', '1,2', '--medley', '1,2,3']],
  ])('refuses one team for several songs with %s in words', (_what, flags) => {
    expect(() => readSolveOptions(['--premade', ...flags], {}, new Date(0))).toThrow(/^[^\n]+$/);
  });

  test.each([
    ['two songs', ['--medley', '1,2']],
    ['no difficulty of that name', ['--medley', '1:easy,2:hardest,3']],
    ['a leader', ['--medley', '1,2,3', '--leader', '4']],
    ['the shuffle of the game', ['--medley', '1,2,3', '--order', 'native']],
  ])('refuses a medley with %s in words', (_what, flags) => {
    expect(() => readSolveOptions(['--premade', ...flags], {}, new Date(0))).toThrow(/^[^\n]+$/);
  });
});

describe('the flags of solve', () => {
  const read = (...args: string[]) =>
    readSolveOptions(['--premade', '--song', '1', ...args], {}, new Date(0));

  test('mean the same as the page’s own settings when left out', () => {
    expect(read()).toMatchObject({
      task: { kind: 'song', song: 1, difficulty: DEFAULT_INPUTS.difficulty },
      live: DEFAULT_INPUTS.live,
      sixth: DEFAULT_INPUTS.sixth,
      minPower: DEFAULT_INPUTS.minPower,
      perfectRate: 1,
      skillDelay: DEFAULT_INPUTS.skillDelay,
      skillQueue: DEFAULT_INPUTS.skillQueue,
      room: DEFAULT_INPUTS.room,
      treatAs: DEFAULT_INPUTS.treatAs,
      temporary: DEFAULT_INPUTS.temporary,
      server: 0,
    });
  });

  test('set everything that the page can set of a room and of cards', () => {
    const room = ['--live', 'multi', '--room-power', '9', '--room-skill', '80', '--room-seconds', '5.5'];
    const cards = ['--treat-as', 'trained,level', '--temporary', '3,4'];
    expect(read(...room, '--encore', 'random', ...cards)).toMatchObject({
      room: { averagePower: 9, skillPercent: 80, skillSeconds: 5.5, encore: 'random' },
      treatAs: { maxLevel: true, trained: true, episodesRead: false },
      temporary: [3, 4],
    });
  });

  test('count cards further than they are, and cards that are not owned', async () => {
    const card = { level: 1, master: 0, skill: 4, ep: 0, train: 0, art: 1, exclude: false } as const;
    const ids = Object.keys(CARDS).map(Number);
    const cards = ids.slice(1).map((id) => ({ ...card, id }));
    const folder = await tempFolder({ ...LISTS, 'mine.json': JSON.stringify({ ...sampleProfile(), cards }) });
    const ask = async (...more: string[]) => {
      const mine = ['--profile', join(folder, 'mine.json'), '--song', '1'];
      return JSON.parse((await solve('--data', folder, ...mine, ...more)).out);
    };
    const [plain, further, more] = await Promise.all([
      ask(),
      ask('--treat-as', 'level,trained,episodes'),
      ask('--temporary', `${ids[0]}`, '--must', `${ids[0]}`),
    ]);
    expect(further.teams[0].power).toBeGreaterThan(plain.teams[0].power);
    expect(more.teams[0].cards).toContain(ids[0]);
  });

  test.each([
    [['--song', '0']],
    [['--song', '1.5']],
    [['--difficulty', 'hardest']],
    [['--server', 'fr']],
    [['--perfect-rate', '1.01']],
    [['--perfect-rate', '']],
    [['--live', 'both']],
    [['--exclude', '1,,2']],
    [['--top', '51']],
    [['--sixth', 'none']],
    [['--engine', 'js']],
    [['--medley', '1,2,3']],
    [['--all-songs']],
    [['--upgrade', 'yes']],
    [['--seconds', '0']],
    [['--profile', 'my.json']],
    [['stray']],
    [['--room-skill', '100']],
    [['--room-seconds', '5']],
    [['--encore', 'other']],
    [['--live', 'multi', '--order', 'native']],
    [['--live', 'multi', '--encore', 'other', '--sixth', 'best']],
    [['--live', 'multi', '--encore', 'power']],
    [['--treat-as', 'level,strong']],
    [['--temporary', 'all']],
  ])('are refused in words when they are %j', (args) => {
    expect(() => read(...args)).toThrow(/^[^\n]+$/);
  });
});
