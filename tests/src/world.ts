/** A small game in the API's own shapes: seven characters of two bands, nine cards, two songs, two events. */
const all = <T>(value: T): T[] => [value, value, value, value, value];
const NAMES = ['Kasumi', 'Tae', 'Rimi', 'Saya', 'Arisa', 'Ran', 'Moca'];
const ATTRIBUTES = ['cool', 'cool', 'happy', 'pure', 'powerful', 'cool', 'happy'];

const card = (id: number, character: number, rarity: number) => ({
  characterId: character,
  rarity,
  attribute: ATTRIBUTES[character - 1],
  levelLimit: 50,
  resourceSetName: `res${String(id).padStart(6, '0')}`,
  prefix: all(`Title ${id}`),
  releasedAt: all('1500000000000'),
  skillId: 4,
  type: 'permanent',
  stat: {
    1: { performance: 3000, technique: 3000, visual: 3000 },
    60: { performance: 9000, technique: 9000, visual: 9000 },
  },
  training: { levelLimit: 10, performance: 400, technique: 400, visual: 400 },
});

export const CARDS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 1, 2].map((character, i) => [i + 1, card(i + 1, character, i < 7 ? 4 : 5)]),
);

export const CHARACTERS = Object.fromEntries(
  NAMES.map((name, i) => [
    i + 1,
    {
      characterType: 'unique',
      characterName: all(`${name} Family`),
      firstName: all(name),
      lastName: all('Family'),
      nickname: all(null),
      bandId: i < 5 ? 1 : 2,
      colorCode: '#FF5522',
    },
  ]),
);

export const BANDS = {
  1: { bandName: all("Poppin'Party") },
  2: { bandName: all('Afterglow') },
};

export const SKILLS = {
  4: {
    simpleDescription: all('Score up'),
    description: all('Score up'),
    duration: [5, 5.5, 6, 6.5, 7],
    activationEffect: {
      activateEffectTypes: {
        score: { activateEffectValue: all(100), activateEffectValueType: 'rate', activateCondition: 'good' },
      },
    },
  },
};

const song = (title: string, levels: Record<number, number>, published: string) => ({
  tag: 'normal',
  bandId: 1,
  jacketImage: ['jacket'],
  musicTitle: [`${title} (jp)`, title, null, null, null],
  publishedAt: all(published),
  closedAt: all('4102369200000'),
  difficulty: Object.fromEntries(
    Object.entries(levels).map(([difficulty, playLevel]) => [difficulty, { playLevel }]),
  ),
  length: 100,
  notes: {},
  bpm: {},
});

export const SONGS = {
  1: song('First Light', { 0: 5, 1: 11, 2: 17, 3: 25 }, '1500000000000'),
  2: song('Second Wind', { 0: 7, 1: 12, 2: 19, 3: 27, 4: 29 }, '1600000000000'),
};

const event = (name: string, eventType: string) => ({
  eventType,
  eventName: all(name),
  assetBundleName: 'event',
  bannerAssetBundleName: 'banner',
  startAt: all('1500000000000'),
  endAt: all('1500900000000'),
  attributes: [{ attribute: 'cool', percent: 20 }],
  characters: [1, 2].map((characterId) => ({ characterId, percent: 10 })),
  eventAttributeAndCharacterBonus: { pointPercent: 0, parameterPercent: 50 },
  members: [],
  limitBreaks: [],
  rewardCards: [8],
});

export const EVENTS = { 1: event('Battle of Bands', 'versus'), 2: event('Quiet Story', 'story') };
