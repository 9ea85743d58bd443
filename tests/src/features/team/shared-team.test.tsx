import { act, cleanup, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import { decodeShared, encodeShared } from '#model/compute/sent/code';
import { askedInputs, collectionOf, inputsOfLink, sharedOf } from '#model/compute/sent/shared';
import type { TeamResult } from '#model/compute/team';
import { ITEM_LIST_KEYS } from '#model/profile/item-lists';
import { readCards } from '#model/records/card';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { sampleAnswer } from '#tests/laws/samples';
import { buttonNamed, fillLists, ownerOf, press } from '../../page.tsx';
import { sharedTeams } from '../../shared-samples.ts';
import { CARDS } from '../../world.ts';
import { renderBuilder } from './stage.tsx';

const LONGEST = 200;
const ADDRESS = 'https://setori.example/tool/teambuilder?';

const cards = readCards(CARDS).byId;
const areaItems = { studio: 'PoppinParty', plaza: 'cool', menu: null, magazine: 'technique' } as const;
const team = { cards: [3, 1, 2, 4, 5], leader: 2, areaItems };
const profile = ownerOf(5);
const treatAs = { maxLevel: false, trained: false, episodesRead: false };

beforeEach(fillLists);
afterEach(cleanup);

describe('teams in a link', () => {
  test('come out as they went in', () => {
    fc.assert(
      fc.property(sharedTeams, (shared) => {
        expect(decodeShared(encodeShared(shared))).toEqual(shared);
      }),
    );
  });

  test('are nothing when the text was cut or is none', () => {
    fc.assert(
      fc.property(sharedTeams, fc.nat(), (shared, at) => {
        const text = encodeShared(shared);
        const cut = text.slice(0, Math.min(at, 30));
        expect(decodeShared(cut)).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void decodeShared(text)));
  });

  test('fit an address of two hundred characters, with an event and its terms, and a few more for parts of bonuses', () => {
    fc.assert(
      fc.property(sharedTeams, (shared) => {
        const used = [...shared.items].filter(
          ([key]) => key === 'Roselia' || ITEM_LIST_KEYS.indexOf(key) > 8,
        );
        const asked = { ...DEFAULT_INPUTS, server: 1 as const, song: 744, event: 287, perfectPercent: 97 };
        const medley = [
          { songId: 744, difficulty: 'expert' },
          { songId: 187, difficulty: 'special' },
          { songId: 101, difficulty: 'expert' },
        ] as const;
        const inputs = inputsOfLink({ teams: shared.teams, items: new Map(used) }, { ...asked, medley });
        const bonuses = shared.teams.flat().map(({ bonus }) => bonus);
        const parts = bonuses.filter(({ missions, apart }) => missions > 0 || apart).length;
        const three = bonuses.filter(({ apart }) => apart).length;
        // Six bits a character: a part more for such a card and its two marks, two potentials more where there are three.
        const room = LONGEST + Math.ceil((7 * parts + 12 * three + bonuses.length) / 6);
        expect(`${ADDRESS}${encodeInputs(inputs)}`.length).toBeLessThanOrEqual(room);
      }),
    );
  });

  test('count as they were counted, with the items that they used alone', () => {
    const request = { profile, treatAs: { ...treatAs, maxLevel: true } };
    const shared = sharedOf([{ request, team }], { cards, areaItems: new Map() });
    if (!shared) throw new Error('no team');
    const collection = collectionOf(shared, 'Sent', 1, cards);
    expect(collection.cards.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5]);
    expect(collection.items.PoppinParty).toEqual(profile.items.PoppinParty);
    expect(collection.items.Afterglow.every((level) => level === null)).toBe(true);
    expect(askedInputs({ ...DEFAULT_INPUTS, shared, exclude: [1], must: [7] })).toMatchObject({
      leader: 2,
      exclude: [],
      must: [],
      top: 1,
    });
  });

  test('are not sent when a card of theirs is in no data', () => {
    expect(
      sharedOf([{ request: { profile, treatAs }, team: { ...team, cards: [1, 2, 3, 4, 999] } }], {
        cards,
        areaItems: new Map(),
      }),
    ).toBeNull();
  });
});

const found: TeamResult = {
  ...team,
  sixth: 2,
  order: [1, 2, 3, 4, 5],
  bestOrderShare: 1,
  power: 250_000,
  powerParts: { cards: 200_000, areaItems: 50_000, event: 0 },
  score: { average: 1_059_500, min: 1_000_000, max: 1_119_000 },
  orderScores: Array.from({ length: 120 }, () => 1_059_500),
  orderChances: null,
  roomScore: null,
  points: null,
};

describe('the page of a shared team', () => {
  const shared = sharedOf([{ request: { profile, treatAs }, team }], { cards, areaItems: new Map() });
  const query = `?${encodeInputs({ ...DEFAULT_INPUTS, song: 1, shared })}`;

  test('calculates the team by itself for visitors without cards, and changes nothing', async () => {
    const page = renderBuilder(query);
    await screen.findByText('Shared team');
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    const request = page.asked[0]?.request;
    expect(request?.profile.cards.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5]);
    expect(request?.constraints).toMatchObject({ leader: 2, exclude: [], must: [] });
    act(() => page.asked[0]?.events.answer(sampleAnswer({ teams: [found] })));
    await screen.findByText('1,059,500');
    await screen.findByText('Best order of these five');
    expect(buttonNamed('Calculate')).toBeUndefined();
    expect(screen.queryByLabelText(/: options$/)).toBeNull();
    expect(page.address()).toBe(query);
  });

  test('asks the same with the visitor’s cards, on one press', async () => {
    const page = renderBuilder(query, [ownerOf(7)]);
    await vi.waitFor(() => expect(page.asked).toHaveLength(1));
    act(() => page.asked[0]?.events.answer(sampleAnswer({ teams: [found] })));
    await press('Calculate with my cards');
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
    expect(page.asked[1]?.request.profile.cards).toHaveLength(7);
    expect(page.asked[1]?.request.constraints.leader).toBeNull();
    await vi.waitFor(() => expect(page.address()).toBe('?song=1'));
  });
});
