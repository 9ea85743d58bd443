import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamData } from '#model/compute/team';
import { FAMILY as CARDS } from '#model/families/cards/family';
import { FAMILY as SONGS } from '#model/families/songs/family';
import { poolOf } from '#model/games/pool';
import { songPoolOf } from '#model/games/songs';
import { withPotentials } from '#model/profile/edit/bonuses';
import { itemLevelsById } from '#model/profile/item-lists';
import { addedPerMille } from '#model/profile/potentials';
import { premadeProfile } from '#model/profile/premade';
import { readBands } from '#model/records/band';
import { findChart, loadRecords } from '#server/commands/solve-data';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import type { Origin } from '#server/origin/origin';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import { bestTeams } from '#wasm/reference/search';
import { demoContext, itemsOf } from '../../families.ts';
import { plainQuestion, solve } from '../../wasm/host/plain.ts';
import { grownDump, NEW_BAND, NEW_CHARACTERS, NEW_ITEMS, ODD_CARD } from '../grown-dump.ts';
import { tempFolder } from '../temp-folder.ts';

const DAY = '2026-02-01';
const NOW = Date.parse(DAY);

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

const openDump = async (): Promise<Origin> => dumpOrigin(await tempFolder(grownDump()), () => {});

async function listOf(origin: Origin, name: string, level: number) {
  const read = await origin.read(name, level);
  return read.status === 'found' ? (read.value as Record<string, unknown>) : {};
}

async function openRecords() {
  const origin = await openDump();
  const records = await loadRecords(origin);
  const chart = await findChart(origin, { song: 1, difficulty: 'expert' });
  const bands = readBands(await listOf(origin, 'bands/all', 1)).byId;
  if (!chart) throw new Error('no chart');
  const data: TeamData = { ...records.data, chart };
  return { ...records, bands, data };
}

/** The lists of the dump, as families see them. */
async function openContext() {
  const { data, songs, bands } = await openRecords();
  const { cards, skills, characters, areaItems } = data;
  return {
    ...demoContext,
    lists: { ...demoContext.lists, cards, skills, characters, areaItems, songs, bands },
  };
}

describe('a dump of a game that has grown', () => {
  test('has the new band and its characters among the main ones', async () => {
    const origin = await openDump();
    const main = await listOf(origin, 'characters/main', 3);
    expect(Object.keys(main)).toEqual(Array.from({ length: 45 }, (_, place) => String(place + 1)));
    const bands = await listOf(origin, 'bands/main', 1);
    expect(Object.keys(bands).map(Number)).toEqual([1, 2, 3, 4, 5, 18, 21, 45, NEW_BAND]);
  });

  test('is read for the five servers that are known, whatever a sixth one has', async () => {
    const { data, songs } = await openRecords();
    for (const { name, releasedAt } of data.cards.values())
      expect([name.length, releasedAt.length]).toEqual([5, 5]);
    for (const { title } of songs.values()) expect(title).toHaveLength(5);
  });

  test('offers the new band as a filter of cards and of songs, and finds its cards by its name', async () => {
    const context = await openContext();
    const cards = itemsOf(CARDS, context);
    const bandsOf = (options: readonly { readonly value: string; readonly label: string }[] | undefined) =>
      options?.filter(({ value }) => value === String(NEW_BAND)).map(({ label }) => label);
    expect(bandsOf(CARDS.fields.band.facet?.options(context, cards))).toEqual(['Ave Mujica']);
    const songs = itemsOf(SONGS, context);
    expect(bandsOf(SONGS.fields.band.facet?.options(context, songs))).toEqual(['Ave Mujica']);
    const own = songs.filter(({ song }) => song.bandId === NEW_BAND);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(new Set(own.flatMap((song) => SONGS.fields.band.facet?.of(song, {}, context) ?? []))).toEqual(
      new Set([String(NEW_BAND)]),
    );
    const found = cards.filter(({ subject }) => subject.tags.has(`band ${NEW_BAND}`));
    expect(new Set(found.map(({ card }) => card.characterId))).toEqual(new Set(NEW_CHARACTERS));
  });

  test('lists the card of an unknown attribute, with a filter for it', async () => {
    const context = await openContext();
    const cards = itemsOf(CARDS, context);
    const odd = cards.filter(({ id }) => id === ODD_CARD);
    expect(odd.map(({ view }) => view.attribute)).toEqual(['unknown']);
    const values = CARDS.fields.attr.facet?.options(context, cards).map(({ value }) => value);
    expect(values).toEqual(['powerful', 'cool', 'happy', 'pure', 'unknown']);
  });

  test('is asked about in games, also with the new band alone', async () => {
    const { data, songs } = await openRecords();
    const cards = poolOf(data, { bands: [NEW_BAND], attributes: [], rarities: [] }, 0, DAY);
    expect(cards.length).toBeGreaterThan(0);
    for (const { characterId } of cards) expect(NEW_CHARACTERS).toContain(characterId);
    const pool = songPoolOf(songs, { bands: [NEW_BAND], charts: [], levels: null }, 0, DAY);
    expect(pool.length).toBeGreaterThan(0);
  });

  test('makes a premade profile with the new items and potentials, which can be set', async () => {
    const { data } = await openRecords();
    const profile = premadeProfile(data.cards, data.areaItems, 0, NOW);
    const levels = itemLevelsById(profile.items);
    for (const id of NEW_ITEMS) expect(levels.get(id)).toBe(levels.get(id - 7));
    expect(NEW_CHARACTERS.map((id) => addedPerMille(profile.items, id))).toEqual(
      NEW_CHARACTERS.map(() => [115, 115, 115]),
    );
    const lowered = withPotentials(profile, new Map([[41, 10]]));
    expect(addedPerMille(lowered.items, 41)).toEqual([70, 70, 70]);
  });

  test.each(['uniform', 'mixed'] as const)(
    'is searched to a proof with %s sets: as brute force finds',
    async (itemSets) => {
      const { data } = await openRecords();
      const all = premadeProfile(data.cards, data.areaItems, 0, NOW);
      const isMine = (id: number) => {
        const character = data.cards.get(id)?.characterId ?? 0;
        return character > 38;
      };
      const cards = [
        ...all.cards.filter(({ id }) => isMine(id)).slice(0, 12),
        { ...all.cards[0]!, id: ODD_CARD },
      ];
      // Of the old bands the player has hardly anything.
      const items = {
        ...withPotentials(all, new Map([[41, 50]])).items,
        MyGO: [0, 0, 0, 0, 0, 0, 0],
        Everyone: [0, 0, 0, 0, 0, 0, 0],
      };
      const question = plainQuestion(data, { profile: { ...all, cards, items }, itemSets });
      const answer = solve(compute, question, data);
      const [best] = bestTeams(question, data);
      expect(answer).toMatchObject({ proved: true, gap: 0 });
      expect(answer.teams[0]?.score.average).toBe(best?.score);
      expect([...(answer.teams[0]?.cards ?? [])].sort((a, b) => a - b)).toEqual(
        [...(best?.cards ?? [])].sort((a, b) => a - b),
      );
      expect(JSON.stringify(answer.teams[0]?.areaItems.studio)).toContain(`band-${NEW_BAND}`);
      expect(answer.remarks).toContainEqual({ kind: 'attributeUnknown', cardIds: [ODD_CARD] });
    },
  );
});
