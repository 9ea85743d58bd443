import type { StatTriple } from '../vocabulary/stats.ts';
import { readCard } from './card.ts';
import { type CardDetails, type CardEpisode, type CardSource, EPISODE_TYPES } from './card-details.ts';
import { readAssetName } from './read-asset-name.ts';
import { positive, readReward } from './read-reward.ts';
import {
  asList,
  asNumber,
  asObject,
  asPerServer,
  asRank,
  asStats,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
} from './reading.ts';

const FILE_NAME = /^[\w-]{1,80}$/;

const fileName = (value: unknown): string | null => {
  const text = asText(value);
  return text !== null && FILE_NAME.test(text) ? text : null;
};

/** Game data wraps some lists in an object that may lack them. */
const entriesOf = (value: unknown): unknown => asObject(value).entries;

/** Stories of animated cards write 0 for every parameter. */
function readGains({ appendPerformance, appendTechnique, appendVisual }: JsonObject): StatTriple | null {
  const gains = asStats({
    performance: appendPerformance,
    technique: appendTechnique,
    visual: appendVisual,
  });
  return gains?.some((gain) => gain !== 0) ? gains : null;
}

function readEpisode(value: unknown): Omit<CardEpisode, 'nth'> | null {
  if (!isJsonObject(value)) return null;
  const title = perServerText(value.title);
  const level = asRank(value.releaseLevel);
  return {
    type: EPISODE_TYPES.find((type) => type === value.episodeType) ?? null,
    scenarioId: readAssetName(value.scenarioId),
    title,
    releaseLevel: level === 0 ? null : level,
    gains: readGains(value),
    costs: asList(entriesOf(value.costs), readReward),
    rewards: asList(entriesOf(value.rewards), readReward),
  };
}

const ID = /^\d{1,9}$/;

/** Values by id, in the order of the ids. */
const byId = <T>(value: unknown, read: (id: number, row: unknown) => T): readonly T[] =>
  Object.entries(asObject(value)).flatMap(([id, row]) => (ID.test(id) ? [read(Number(id), row)] : []));

/** Chances are written as parts of one: 0.005 is half a per cent. */
function percentOf(value: unknown): number | null {
  const part = asNumber(value);
  return part !== null && part >= 0 && part <= 1 ? Math.round(part * 1e8) / 1e6 : null;
}

function readSource(value: unknown): CardSource | null {
  const row = asObject(value);
  const gachas = byId(row.gacha, (id, entry) => ({ id, percent: percentOf(asObject(entry).probability) }));
  const events = byId(row.event, (id, entry) => ({ id, points: asNumber(asObject(entry).point) }));
  return gachas.length + events.length === 0 ? null : { gachas, events };
}

/** Reads `cards/{id}`; null when it is no record at all. What cannot be read is as if it were not there. */
export function readCardDetails(id: number, json: unknown): CardDetails | null {
  if (!isJsonObject(json)) return null;
  return {
    card: readCard(id, json),
    episodes: asList(entriesOf(json.episodes), readEpisode).map((episode, nth) => ({
      ...episode,
      nth,
    })),
    sources: Array.isArray(json.source)
      ? asPerServer(json.source, readSource)
      : [null, null, null, null, null],
    skillName: perServerText(json.skillName),
    gachaText: perServerText(json.gachaText),
    figureName: fileName(json.sdResourceName),
    costumeId: positive(json.costumeId),
    filmName: fileName(asObject(json.animation).assetBundleName),
  };
}
