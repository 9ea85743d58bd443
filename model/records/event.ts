import type { Attribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import {
  asAttribute,
  asInteger,
  asList,
  asObject,
  asPercent,
  asStats,
  asText,
  type JsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Records } from './records.ts';

/** What an event gives to cards, all in per cent (reference R24). Editable by the player. */
export interface EventBonus {
  readonly attributes: readonly { readonly attribute: Attribute; readonly percent: number }[];
  readonly characters: readonly { readonly characterId: number; readonly percent: number }[];
  readonly members: readonly { readonly cardId: number; readonly percent: number }[];
  readonly limitBreaks: readonly {
    readonly rarity: number;
    readonly rank: number;
    readonly percent: number;
  }[];
  /** Only for cards with both the attribute and a character of the event: on points … */
  readonly pointPercent: number;
  /** … on all parameters … */
  readonly parameterPercent: number;
  /** … and on single parameters. */
  readonly statPercent: StatTriple;
}

/** An event as `events/all.5` or richer has it (reference R9). */
export interface EventRecord {
  readonly id: number;
  /** One of EVENT_TYPES, or an unknown word that is kept. */
  readonly type: string;
  readonly name: PerServer<string>;
  readonly assetBundleName: string;
  readonly bannerAssetBundleName: string | null;
  readonly startAt: PerServer<number>;
  readonly endAt: PerServer<number>;
  readonly bonus: EventBonus;
  readonly rewardCards: readonly number[];
}

/** The bonus of an event that gives none. */
export const NO_EVENT_BONUS: EventBonus = {
  attributes: [],
  characters: [],
  members: [],
  limitBreaks: [],
  pointPercent: 0,
  parameterPercent: 0,
  statPercent: [0, 0, 0],
};

/** What a row of events says of its bonus; what it leaves out gives nothing. */
export function readBonus(row: JsonObject): EventBonus {
  const both = asObject(row.eventAttributeAndCharacterBonus);
  return {
    attributes: asList(row.attributes, (value) => {
      const entry = asObject(value);
      const attribute = asAttribute(entry.attribute);
      const percent = asPercent(entry.percent);
      return attribute === null || percent === null ? null : { attribute, percent };
    }),
    characters: asList(row.characters, (value) => {
      const entry = asObject(value);
      const characterId = asInteger(entry.characterId);
      const percent = asPercent(entry.percent);
      return characterId === null || percent === null ? null : { characterId, percent };
    }),
    members: asList(row.members, (value) => {
      const entry = asObject(value);
      const cardId = asInteger(entry.situationId);
      const percent = asPercent(entry.percent);
      return cardId === null || percent === null ? null : { cardId, percent };
    }),
    limitBreaks: asList(row.limitBreaks, readLimitBreak),
    pointPercent: asPercent(both.pointPercent) ?? 0,
    parameterPercent: asPercent(both.parameterPercent) ?? 0,
    statPercent: asStats(row.eventCharacterParameterBonus, asPercent) ?? [0, 0, 0],
  };
}

function readLimitBreak(value: unknown): EventBonus['limitBreaks'][number] | null {
  const entry = asObject(value);
  const rarity = asInteger(entry.rarity);
  const rank = asInteger(entry.rank);
  const percent = asPercent(entry.percent);
  return rarity === null || rank === null || percent === null ? null : { rarity, rank, percent };
}

const readOne: RowReader<EventRecord> = (id, row, problem) => {
  const type = asText(row.eventType);
  if (type === null) {
    problem('tells no event type and is left out');
    return null;
  }
  return {
    id,
    type,
    name: perServerText(row.eventName),
    assetBundleName: asText(row.assetBundleName) ?? '',
    bannerAssetBundleName: asText(row.bannerAssetBundleName),
    startAt: perServerTime(row.startAt),
    endAt: perServerTime(row.endAt),
    bonus: readBonus(row),
    rewardCards: asList(row.rewardCards, asInteger),
  };
};

/** Reads `events/all` of any level. */
export const readEvents = (json: unknown): Records<EventRecord> => readRecords('event', json, readOne);

/** Reads `events/{id}`; null when it cannot be used. */
export const readEvent = (id: number, json: unknown): EventRecord | null =>
  readRow('event', id, json, readOne, () => {});
