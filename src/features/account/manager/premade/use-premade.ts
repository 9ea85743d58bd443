import { useMemo, useState } from 'react';
import { uniqueName } from '#model/profile/naming';
import { isReleased, premadeProfile } from '#model/profile/premade';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import type { EventRecord } from '#model/records/event';
import { MAX_MASTER_RANK, MAX_MISSIONS, SKILL_LEVELS } from '#model/vocabulary/characters';
import type { ServerIndex } from '#model/vocabulary/servers';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { allOf } from '#src/kit/data/all-of.ts';
import { useAreaItems, useCards, useEvents } from '#src/kit/data/lists.ts';

export interface PremadeData {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly events: ReadonlyMap<number, EventRecord>;
}

export const UNTIL = ['now', 'event', 'date'] as const;

/** What the visitor wants to own. */
export interface Wish {
  readonly server: ServerIndex;
  readonly until: (typeof UNTIL)[number];
  readonly event: number | null;
  /** `2024-03-16`, or empty. */
  readonly date: string;
  readonly skillLevel: number;
  readonly master: number;
  /** Per cent that the missions of each character add. */
  readonly missions: number;
}

const PER_MILLE_IN_PER_CENT = 10;
const NO_EVENTS: ReadonlyMap<number, EventRecord> = new Map();

/** Cards and items must be there; without events there is one choice less. */
export function usePremadeData() {
  const [cards, areaItems, events] = [useCards(), useAreaItems(), useEvents()];
  const data = useMemo(
    (): PremadeData | null =>
      cards.data && areaItems.data
        ? {
            cards: cards.data.byId,
            areaItems: areaItems.data.byId,
            events: events.data?.byId ?? NO_EVENTS,
          }
        : null,
    [cards.data, areaItems.data, events.data],
  );
  return { ...allOf({ cards, areaItems }), data };
}

/** The moment up to which cards count; null while the choice is not complete. */
function momentOf(
  { until, event, date, server }: Wish,
  events: PremadeData['events'],
  now: number,
): number | null {
  if (until === 'now') return now;
  if (until === 'event') return event === null ? null : (events.get(event)?.startAt[server] ?? null);
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? null : day + DAY_MS - 1;
}

export function usePremade({ cards, areaItems, events }: PremadeData) {
  const { profiles, insert } = useProfiles();
  const { main } = useServers();
  const [wish, setWish] = useState<Wish>({
    server: main,
    until: 'now',
    event: null,
    date: '',
    skillLevel: SKILL_LEVELS,
    master: MAX_MASTER_RANK,
    missions: MAX_MISSIONS / PER_MILLE_IN_PER_CENT,
  });
  const [isMade, setMade] = useState(false);
  const moment = momentOf(wish, events, useNow(HOUR_MS));
  const count = useMemo(
    () =>
      moment === null
        ? 0
        : [...cards.values()].filter((card) => isReleased(card, wish.server, moment)).length,
    [cards, wish.server, moment],
  );
  const change = (part: Partial<Wish>) => {
    setMade(false);
    setWish((last) => ({ ...last, ...part }));
  };
  const make = () => {
    if (moment === null) return;
    const growth = {
      skill: wish.skillLevel - 1,
      master: wish.master,
      missions: wish.missions * PER_MILLE_IN_PER_CENT,
    };
    const made = premadeProfile(cards, areaItems, wish.server, moment, growth);
    const taken = profiles.map(({ name }) => name);
    insert({ ...made, name: uniqueName(made.name, taken) });
    setMade(true);
  };
  return { wish, change, cards: count, make, isMade };
}
