import { joinedWords, wordsOf } from '../../listing/views/words.ts';
import type { EventRecord } from '../../records/event.ts';
import { MISSION_TYPES, type MissionSetRecord, type MissionType } from '../../records/mission.ts';
import type { Reward } from '../../records/reward.ts';
import { homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { totalRewards } from '../../rules/reward-totals.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import type { Item, World } from '../family.ts';
import { nameIn } from '../fields.ts';
import { type ItemPeriod, periodOf } from '../periods.ts';

/** A set of missions as the list knows it. */
export interface MissionItem extends Item, ItemPeriod {
  readonly set: MissionSetRecord;
  readonly name: string;
  /** Null for a kind this version does not know. */
  readonly kind: MissionType | null;
  /** The event that it belongs to; null without one, and until the events are here. */
  readonly event: EventRecord | null;
  readonly eventName: string | null;
  readonly banner: string | null;
  /** What it brings on the main server, else on another, one of each kind; empty until that is here. */
  readonly rewards: readonly Reward[];
}

type Events = ReadonlyMap<number, EventRecord>;

const momentsIn = memoizePerObject((events: Events): ReadonlyMap<string, EventRecord> => {
  const all = [...events.values()];
  return new Map(
    all.flatMap((event) =>
      event.startAt.flatMap((at, server) => (at === null ? [] : [[`${server} ${at}`, event] as const])),
    ),
  );
});

/** The data does not name the event: its missions are those that begin with it on some server (reference R14). */
export function eventOf({ type, startAt }: MissionSetRecord, events: Events): EventRecord | null {
  if (type !== 'event') return null;
  const moments = momentsIn(events);
  for (const [server, at] of startAt.entries()) {
    const event = at === null ? undefined : moments.get(`${server} ${at}`);
    if (event) return event;
  }
  return null;
}

export function missionItem(set: MissionSetRecord, world: World): MissionItem {
  const { id, title, startAt, endAt, type } = set;
  const period = periodOf(startAt, endAt, world);
  return {
    id,
    set,
    ...period,
    name: nameIn(title, world) ?? `#${id}`,
    kind: MISSION_TYPES.find((one) => one === type) ?? null,
    event: null,
    eventName: null,
    banner: null,
    rewards: [],
    subject: {
      id,
      names: wordsOf(title),
      tags: new Set([...period.servers.map((server) => `server ${server}`), `missiontype ${type}`]),
    },
  };
}

/** Adds its event and what it brings. */
export function extendMission(item: MissionItem, { lists, main, sub }: World): MissionItem {
  const event = eventOf(item.set, lists.events);
  const given = lists.missionRewards.get(item.id);
  const rewards = given ? totalRewards(localised(given.rewards, main, sub)?.value ?? []) : [];
  if (event === null) return rewards.length === 0 ? item : { ...item, rewards };
  const server = SERVERS[localised(event.startAt, main, sub)?.server ?? main];
  return {
    ...item,
    rewards,
    event,
    eventName: localised(event.name, main, sub)?.value ?? null,
    banner: homeBannerPath(server, event),
    subject: { ...item.subject, names: joinedWords(item.subject.names, wordsOf(event.name)) },
  };
}
