import type { MissionType } from '#model/records/mission';
import { DAY_MS } from '#model/vocabulary/time';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { MISSION_SETS, MISSION_TASKS } from '../words/offer-texts.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { EventRow } from './events.ts';

/** A row of `missions/all` (reference R14): a set of missions. */
export interface MissionRow {
  readonly type: MissionType;
  readonly startAt: Served<string>;
  readonly endAt: Served<string>;
  readonly title: Served<string>;
}

const NEVER = '4121982000000';
/** Events before this one had none. */
const EVENTS_FROM = 120;
/** Missions of an event begin with it and may be done this much longer. */
const LONGER_MS = DAY_MS;
/** After so many events the missions of a season begin. */
const SEASON_EVENTS = 12;
const SEASON_MS = 28 * DAY_MS;

const on = (times: Served<string>, word: ServedWord): Served<string> =>
  times.map((time, server) => (time === null ? null : (word[server] ?? null)));
const later = (times: Served<string>, byMs: number): Served<string> =>
  times.map((time) => (time === null ? null : String(Number(time) + byMs)));

function ofEvent({ startAt, endAt, eventName }: EventRow): MissionRow {
  const title = eventName.map((name, server) =>
    name === null ? null : (MISSION_SETS.event[server] ?? '').replace('{}', name),
  );
  return { type: 'event', startAt, endAt: later(endAt, LONGER_MS), title };
}

const ofSeason = ({ startAt }: EventRow): MissionRow => ({
  type: 'limited',
  startAt,
  endAt: later(startAt, SEASON_MS),
  title: on(startAt, MISSION_SETS.limited),
});

/** `missions/all`: what can always be done, then the missions of later events and of seasons. */
export function createMissions(
  timeline: ServerTimeline,
  events: Readonly<Record<string, EventRow>>,
): Record<string, MissionRow> {
  const opened = [0, 1, 2, 3, 4].map((server) => String(timeline.opened(server)));
  const always = (['normal', 'album', 'ex'] as const).map(
    (type): MissionRow => ({
      type,
      startAt: opened,
      endAt: opened.map(() => NEVER),
      title: on(opened, MISSION_SETS[type]),
    }),
  );
  const timed = Object.entries(events)
    .filter(([id]) => Number(id) >= EVENTS_FROM)
    .flatMap(([id, row]) =>
      Number(id) % SEASON_EVENTS === 0 ? [ofEvent(row), ofSeason(row)] : [ofEvent(row)],
    );
  return Object.fromEntries([...always, ...timed].map((row, i) => [i + 1, row]));
}

const COINS = { resourceType: 'coin', resourceId: 1, quantity: 10_000 };
const SLIPS = { resourceType: 'practice_ticket', resourceId: 2, quantity: 3 };
const STARS = { resourceType: 'star', resourceId: 1, quantity: 50 };
const BEADS = { resourceType: 'item', resourceId: 9, quantity: 10 };
const TICKET = { resourceType: 'gacha_ticket', resourceId: 1, quantity: 1 };

/** How often something is to be done, and what that brings. */
const STEPS = [
  [5, COINS],
  [15, SLIPS],
  [30, STARS],
  [50, BEADS],
  [80, STARS],
  [120, TICKET],
] as const;
/** The everyday ones have the first of them alone. */
const EVERYDAY_STEPS = 3;

const TASK_OF: Readonly<Record<MissionType, keyof typeof MISSION_TASKS>> = {
  normal: 'lives',
  limited: 'lives',
  album: 'stories',
  event: 'lives',
  ex: 'combo',
};

const stepsOf = ({ type }: MissionRow) => (type === 'normal' ? STEPS.slice(0, EVERYDAY_STEPS) : STEPS);

/** `missions/{id}`: the row and its missions on each server. */
export const missionItem = (id: number, row: MissionRow): Record<string, unknown> => {
  const { title, text } = MISSION_TASKS[TASK_OF[row.type]];
  return {
    ...row,
    details: row.startAt.map((start, server) =>
      start === null
        ? null
        : stepsOf(row).map(([maxProgress, reward], nth) => ({
            seq: nth + 1,
            title: `${title[server] ?? ''} ${nth + 1}`,
            description: (text[server] ?? '').replace('{}', String(maxProgress)),
            maxProgress,
            reward: { missionId: id, seq: nth + 1, missionRewardId: id * 10 + nth, ...reward },
          })),
    ),
  };
};

/** `missions/all.reward`, a name of our own: what each set brings on each server. */
export const missionRewards = (rows: Readonly<Record<string, MissionRow>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [
      id,
      {
        rewards: row.startAt.map((start) =>
          start === null ? null : stepsOf(row).map(([, reward]) => reward),
        ),
      },
    ]),
  );
