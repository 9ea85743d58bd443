import {
  GOAL_KINDS,
  GOAL_TIERS,
  type GoalKind,
  type GoalTier,
  type LevelReward,
  type LiveGoal,
  type LiveGoals,
} from './live-goals.ts';
import { positive, readReward } from './read-reward.ts';
import {
  asInteger,
  asList,
  asObject,
  asPerServer,
  asText,
  type JsonObject,
  perServerText,
} from './reading.ts';

/** The game colours parts of a goal: `[ff3b72]…[-]`. */
const COLOURS = /\[(?:[0-9a-f]{3,8}|-)\]/gi;

const plainText = (value: unknown) => {
  const [jp, en, tw, cn, kr] = perServerText(value);
  const plain = (text: string | null | undefined) => asText(text?.replace(COLOURS, '').trim());
  return [plain(jp), plain(en), plain(tw), plain(cn), plain(kr)] as const;
};

const entriesOf = (value: unknown): JsonObject => asObject(asObject(value).entries);
const kindOf = (value: unknown): GoalKind | null => GOAL_KINDS.find((kind) => kind === value) ?? null;
const tierOf = (value: unknown): GoalTier => GOAL_TIERS.find((tier) => tier === value) ?? 'normal';

function readGoal(row: JsonObject, details: JsonObject, given: JsonObject): LiveGoal | null {
  const [id, level, kind] = [
    positive(row.liveTryMissionId),
    positive(row.level),
    kindOf(row.liveTryMissionType),
  ];
  if (id === null || level === null || kind === null) return null;
  const goal = asObject(details[positive(row.liveTryMissionDetailId) ?? id] ?? details[id]);
  const text = plainText(goal.description);
  if (text.every((one) => one === null)) return null;
  return {
    id,
    kind,
    level,
    tier: tierOf(row.liveTryMissionDifficultyType),
    text,
    songs: plainText(goal.musicDescription),
    difficulties: plainText(goal.difficultyDescription),
    rewards: asList(Object.values(entriesOf(given[id])), readReward),
  };
}

function readLevels(value: unknown): readonly LevelReward[] | null {
  const tiers = entriesOf(value);
  const rows = GOAL_TIERS.flatMap((tier) =>
    Object.entries(entriesOf(tiers[tier])).flatMap(([key, row]) => {
      const level = positive(asObject(row).level) ?? positive(asInteger(key));
      const reward = readReward(row);
      return level === null || reward === null ? [] : [{ tier, level, reward }];
    }),
  );
  return rows.length === 0 ? null : rows;
}

/** Reads the goals of an event (reference R9); null where it has none. */
export function readLiveGoals(event: JsonObject): LiveGoals | null {
  const order = entriesOf(event.masterLiveTryMissionTypeSequenceMap);
  const placeOf = ({ kind }: LiveGoal) =>
    asInteger(order[kind]) ?? GOAL_KINDS.length + GOAL_KINDS.indexOf(kind);
  const details = entriesOf(event.masterLiveTryMissionDetailMap);
  const given = entriesOf(event.masterLiveTryMissionRewardMap);
  const goals = asList(Object.values(entriesOf(event.masterLiveTryMissionMap)), (row) =>
    readGoal(asObject(row), details, given),
  );
  const levels = asPerServer(event.masterLiveTryLevelRewardDifficultyMap, readLevels);
  if (goals.length === 0 && levels.every((rows) => rows === null)) return null;
  const tierAt = ({ tier }: LiveGoal) => GOAL_TIERS.indexOf(tier);
  return {
    goals: [...goals].sort((a, b) => placeOf(a) - placeOf(b) || tierAt(a) - tierAt(b) || a.level - b.level),
    levels,
  };
}
