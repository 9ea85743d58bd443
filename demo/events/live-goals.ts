import type { ServedWord } from '../words/words.types.ts';
import type { EventRow } from './events.ts';
import { titleId } from './prizes.ts';

const KINDS = ['multi', 'score', 'combo', 'judge', 'life'] as const;
type Kind = (typeof KINDS)[number];

/** What is asked at a level, the number in the game's colours. */
const ASKED: Readonly<Record<Kind, (level: number) => ServedWord>> = {
  multi: (level) => {
    const n = `[ff5599]${level}[-]`;
    return [
      `協力ライブを${n}回プレイ`,
      `Play ${n} multi lives`,
      `遊玩協力演出${n}次`,
      `游玩协力演出${n}次`,
      `협력 라이브 ${n}회 플레이`,
    ];
  },
  score: (level) => {
    const n = `[ff5599]${level * 100_000}[-]`;
    return [
      `スコア${n}以上でクリア`,
      `Clear with a score of ${n}`,
      `以${n}分以上通關`,
      `以${n}分以上通关`,
      `점수 ${n} 이상으로 클리어`,
    ];
  },
  combo: (level) => {
    const n = `[ff5599]${level * 50}[-]`;
    return [
      `${n}コンボ以上でクリア`,
      `Clear with a combo of ${n}`,
      `以${n}連擊以上通關`,
      `以${n}连击以上通关`,
      `${n}콤보 이상으로 클리어`,
    ];
  },
  judge: (level) => {
    const n = `[ff5599]${level * 60}[-]`;
    return [
      `PERFECTを${n}回出す`,
      `Hit ${n} PERFECT`,
      `打出${n}次PERFECT`,
      `打出${n}次PERFECT`,
      `PERFECT ${n}회`,
    ];
  },
  life: (level) => {
    const n = `[ff5599]${level * 80}[-]`;
    return [
      `ライフ${n}以上でクリア`,
      `Clear with ${n} life left`,
      `以${n}生命以上通關`,
      `以${n}生命以上通关`,
      `라이프 ${n} 이상으로 클리어`,
    ];
  },
};
const ANY_SONG: ServedWord = ['どの楽曲でも', 'Any song', '任意歌曲', '任意歌曲', '모든 악곡'];
const HARD_OR_MORE: ServedWord = ['HARD以上', 'HARD or above', 'HARD以上', 'HARD以上', 'HARD 이상'];

const TIERS = ['normal', 'extra'] as const;
const LEVELS = 7;
const STEPS = 20;
const TITLE_LEVEL = 15;

const goalPlans = TIERS.flatMap((tier, nth) =>
  KINDS.flatMap((kind) =>
    Array.from({ length: LEVELS }, (_, k) => ({ kind, tier, level: k + 1, strength: nth * LEVELS + k + 1 })),
  ),
).map((plan, index) => ({ ...plan, id: index + 1 }));

/** Rows by their ids, as the data wraps them. */
const entries = (rows: readonly (readonly [number | string, unknown])[]) => ({
  entries: Object.fromEntries(rows),
});

/** `masterLiveTry…` of `events/{id}` (reference R9), of live goals alone. */
export function liveGoalsOf(id: number, { eventType, startAt }: EventRow): Record<string, unknown> {
  if (eventType !== 'live_try') return {};
  const served = (word: ServedWord) => startAt.map((start, server) => (start === null ? null : word[server]));
  const missions = goalPlans.map(({ kind, tier, level, id: goal }) => ({
    eventId: id,
    liveTryMissionId: goal,
    liveTryMissionDetailId: goal,
    level,
    liveTryMissionType: kind,
    liveTryMissionDifficultyType: tier,
  }));
  const details = goalPlans.map(({ kind, strength, tier }) => ({
    description: served(ASKED[kind](strength)),
    musicDescription: served(ANY_SONG),
    difficultyDescription: served(tier === 'extra' ? HARD_OR_MORE : ['', '', '', '', '']),
  }));
  const rewards = goalPlans.map(({ strength }) => ({
    entries: { 1: { resourceType: 'event_point', quantity: strength * 100 } },
  }));
  const levels = (coins: number, title: boolean) =>
    entries(
      Array.from({ length: STEPS }, (_, k) => [
        k + 1,
        title && k + 1 === TITLE_LEVEL
          ? { resourceType: 'degree', resourceId: titleId(id, null), quantity: 1 }
          : { resourceType: 'coin', quantity: coins * (k + 1) },
      ]),
    );
  const byId = (rows: readonly unknown[]) => entries(rows.map((row, index) => [index + 1, row] as const));
  return {
    masterLiveTryMissionMap: byId(missions),
    masterLiveTryMissionDetailMap: byId(details),
    masterLiveTryMissionTypeSequenceMap: entries(KINDS.map((kind, index) => [kind, index + 1] as const)),
    masterLiveTryMissionRewardMap: byId(rewards),
    masterLiveTryLevelRewardDifficultyMap: startAt.map((start) =>
      start === null
        ? null
        : entries([
            ['normal', levels(1_000, false)],
            ['extra', levels(2_000, true)],
          ]),
    ),
  };
}
