import { describe, expect, test } from 'vitest';
import { TIERS } from '#model/vocabulary/tiers';
import { demoOrigin } from '#server/origin/demo-origin';
import { DATE, demo, NOW } from '../../demo/demo-set.ts';
import { siteOfFile } from '../site.ts';
import {
  type Answers,
  cardAsks,
  cardIcon,
  characterAsks,
  playerAsks,
  songAsks,
  songIcon,
} from './bot-asks.ts';
import { eventAsks, gachaAsks, presentEvent, pulls } from './bot-events.ts';

/** 48 commands of a drawing bot on the demo set: what each reads is there, and each picture is drawn. */

const ANSWERS: Answers = (name) => {
  const found = demo.json(name);
  if (found === undefined) throw new TypeError(`404 ${name}`);
  return found;
};
const rows = (name: string) =>
  Object.entries(Object(demo.json(name))).map(([id, row]) => [Number(id), Object(row)] as const);
const idOf = (name: string, isIt: (row: Record<string, unknown>) => boolean): number =>
  rows(name).findLast(([, row]) => isIt(row))?.[0] ?? 0;

const site = siteOfFile(() => ({ origin: demoOrigin({ seed: 1, date: DATE }, async () => demo) }));
const asked = async (url: string) => (await (await site()).app.inject(url)).json();

const eventOf = (type: string) =>
  idOf('events/all', (row) => row.eventType === type && Object(row.startAt)[0] !== null);
const isOut = ({ releasedAt }: Record<string, unknown>) =>
  Object.values(Object(releasedAt)).some((at) => at !== null);
const cardOf = (rarity: number) => idOf('cards/all', (row) => row.rarity === rarity && isOut(row));
const gachaOf = (type: string) => idOf('gacha/all', (row) => row.type === type);
const onlyTrained = idOf('cards/all', ({ stat }) => Object(Object(stat).training).performance === 0);
const bandCards = rows('cards/all').slice(0, 60);
const songs = rows('songs/all');

const tiers = (server: number, event: number, list: readonly number[]) =>
  list.map((tier) => `/api/tracker/data?server=${server}&event=${event}&tier=${tier}`);

/** A cutoff of the event that is on, or was last: the bot looks at the last sample of China's without asking whether there is one. */
async function cutoff(server: 0 | 1 | 2 | 3 | 4): Promise<string[]> {
  const event = presentEvent(ANSWERS, server, NOW);
  const addresses = tiers(server, event, TIERS[server]);
  for (const address of addresses) {
    const { cutoffs } = await asked(address);
    cutoffs[cutoffs.length - 1].time.toFixed();
  }
  const rates = Object(ANSWERS('tracker/rates')) as { server: number; type: string }[];
  rates.find((row) => row.server === server)?.type.toString();
  return [...addresses, ...eventAsks(ANSWERS, event)];
}

async function player(server: number, id: number): Promise<string[]> {
  const address = `/api/player/${['jp', 'en', 'tw', 'cn', 'kr'][server]}/${id}?mode=3`;
  return [address, ...playerAsks(ANSWERS, server, await asked(address))];
}

async function topTen(): Promise<string[]> {
  const address = `/api/eventtop/data?server=0&event=${presentEvent(ANSWERS, 0, NOW)}&mid=0&interval=3600000`;
  const { points, users } = await asked(address);
  const latest = points
    .slice(-10)
    .map(({ uid }: { uid: number }) => users.find((user: { uid: number }) => user.uid === uid));
  return [
    address,
    ...latest.flatMap(({ sid, strained }: { sid: number; strained: number }) =>
      cardIcon(ANSWERS, sid, strained === 1),
    ),
  ];
}

const chart = (id: number, difficulty: string) => [
  `/api/charts/${id}/${difficulty}.json`,
  ...songAsks(ANSWERS, id),
];
const special = idOf('songs/all', ({ difficulty }) => Object(difficulty)[4] !== undefined);
const festival = eventOf('festival');
const birthday = gachaOf('birthday');

const COMMANDS: Readonly<Record<string, () => Promise<string[]> | string[]>> = {
  ...Object.fromEntries(
    ['story', 'versus', 'live_try', 'challenge', 'mission_live', 'festival', 'medley'].map((type) => [
      `event ${type}`,
      () => eventAsks(ANSWERS, eventOf(type)),
    ]),
  ),
  'event of another server': () => eventAsks(ANSWERS, presentEvent(ANSWERS, 3, NOW)),
  'events of a type': () =>
    rows('events/all')
      .filter(([, row]) => row.eventType === 'medley')
      .slice(-6)
      .flatMap(([id]) => eventAsks(ANSWERS, id).slice(0, 3)),
  'stages of a festival': () => [
    `/api/festival/stages/${festival}.json`,
    `/api/festival/rotationMusics/${festival}.json`,
    ...Object.values<{ musicId: number }>(Object(ANSWERS(`festival/rotationMusics/${festival}`))).map(
      ({ musicId }) => songIcon(ANSWERS, musicId),
    ),
  ],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((rarity) => [`card of ${rarity}`, () => cardAsks(ANSWERS, cardOf(rarity))]),
  ),
  'card that is trained only': () => cardAsks(ANSWERS, onlyTrained),
  'first card': () => cardAsks(ANSWERS, 1),
  'cards of a search': () => bandCards.flatMap(([id]) => cardIcon(ANSWERS, id)),
  'art of a card': () => cardAsks(ANSWERS, cardOf(4)),
  'card of another server alone': () =>
    cardAsks(
      ANSWERS,
      idOf('cards/all', (row) => isOut(row) && Object(row.releasedAt)[0] === null),
    ),
  'first character': () => characterAsks(ANSWERS, 1),
  'last character': () => characterAsks(ANSWERS, rows('characters/main').at(-1)?.[0] ?? 0),
  'character by a nickname': () =>
    characterAsks(
      ANSWERS,
      idOf('characters/main', ({ nickname }) => Object(nickname)[0] !== null),
    ),
  'all characters': () => rows('characters/main').flatMap(([id]) => characterAsks(ANSWERS, id)),
  'first song': () => songAsks(ANSWERS, 1),
  'last song': () => songAsks(ANSWERS, songs.at(-1)?.[0] ?? 0),
  'song with a special chart': () => songAsks(ANSWERS, special),
  'songs of a search': () => songs.slice(0, 60).map(([id]) => songIcon(ANSWERS, id)),
  'random song': () => songs.filter((_, nth) => nth % 50 === 0).flatMap(([id]) => songAsks(ANSWERS, id)),
  'best songs': () => [
    '/api/songs/meta/all.5.json',
    ...songs.slice(-50).map(([id]) => songIcon(ANSWERS, id)),
  ],
  'easy chart': () => chart(1, 'easy'),
  'expert chart': () => chart(1, 'expert'),
  'special chart': () => chart(special, 'special'),
  'standing gacha': () => gachaAsks(ANSWERS, gachaOf('permanent')),
  'limited gacha': () => gachaAsks(ANSWERS, gachaOf('limited')),
  'gacha of a birthday': () => gachaAsks(ANSWERS, birthday),
  'gacha without a banner': () =>
    gachaAsks(
      ANSWERS,
      idOf('gacha/all', (row) => !row.bannerAssetBundleName && Object(row.gachaName)[0] !== null),
    ),
  'ten pulls': () => pulls(ANSWERS, gachaOf('limited')),
  'ten thousand pulls': () => pulls(ANSWERS, gachaOf('permanent')),
  'a player': () => player(0, 1_000_001),
  'a player of another server': () => player(3, 1_000_002),
  'a player who is not there': () => player(0, 5),
  'cutoffs of jp': () => cutoff(0),
  'cutoffs of en': () => cutoff(1),
  'cutoffs of tw': () => cutoff(2),
  'cutoffs of cn': () => cutoff(3),
  'cutoffs of kr': () => cutoff(4),
  'the first ten': topTen,
};

describe('a command of a drawing bot', () => {
  test('is one of 48', () => expect(Object.keys(COMMANDS)).toHaveLength(48));

  test.each(Object.entries(COMMANDS))('finds all that it reads, and draws: %s', async (_, command) => {
    const { app } = await site();
    const addresses = [...new Set(await command())];
    expect(addresses.length).toBeGreaterThan(0);
    const missing: unknown[] = [];
    for (const url of addresses) {
      const { statusCode, headers } = await app.inject(url);
      const type = String(headers['content-type']);
      const isRight = url.startsWith('/api/') ? type.includes('json') : /^image\//.test(type);
      if (statusCode !== 200 || !isRight) missing.push([url, statusCode, type]);
    }
    expect(missing).toEqual([]);
  });
});
