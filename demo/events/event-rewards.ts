import { eventStory, eventStoryCount, synopsisOf, titleOf } from '../stories/catalogue.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { EventRow } from './events.ts';
import { festivalOf } from './festival.ts';
import { liveGoalsOf } from './live-goals.ts';
import { TITLES_UP_TO, titleId } from './prizes.ts';

interface Reward {
  readonly rewardType: string;
  readonly rewardId?: number;
  readonly rewardQuantity: number;
}

/** What is given again and again on the way up. */
const STEPS: readonly Reward[] = [
  { rewardType: 'coin', rewardQuantity: 10_000 },
  { rewardType: 'practice_ticket', rewardId: 2, rewardQuantity: 3 },
  { rewardType: 'item', rewardId: 4, rewardQuantity: 20 },
  { rewardType: 'star', rewardQuantity: 50 },
  { rewardType: 'live_boost_recovery_item', rewardId: 1, rewardQuantity: 1 },
];
const STEP_COUNT = 60;
const STEP_POINTS = 2_500;
/** Cards, stamp and title stand at these steps. */
const CARD_STEPS = [8, 24] as const;
const STAMP_STEP = 16;
const TITLE_STEP = 32;

/** Ends of the ranges of places (reference R9). */
const PLACES: readonly number[] = [
  ...[1, 2, 3, 10, 20, 30, 40, 50, 100, 200, 300, 400, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 10_000],
  ...[20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 300_000, 500_000, 1_000_000],
];

function pointRows(id: number, cards: readonly number[]): readonly (Reward & { readonly point: string })[] {
  const special = new Map<number, Reward>([
    ...CARD_STEPS.flatMap((step, nth): [number, Reward][] => {
      const card = cards[nth];
      return card === undefined
        ? []
        : [[step, { rewardType: 'situation', rewardId: card, rewardQuantity: 1 }]];
    }),
    [STAMP_STEP, { rewardType: 'stamp', rewardId: id, rewardQuantity: 1 }],
    [TITLE_STEP, { rewardType: 'degree', rewardId: titleId(id, null), rewardQuantity: 1 }],
  ]);
  return Array.from({ length: STEP_COUNT }, (_, k) => {
    const reward = special.get(k) ?? STEPS[k % STEPS.length]!;
    return { point: String((k + 1) * STEP_POINTS * (1 + Math.floor(k / 10))), ...reward };
  });
}

/** Rewards of places have a number even where there is but one thing of the kind. */
const UNNUMBERED = { rewardId: 0 };

const rankRows = (id: number) =>
  PLACES.flatMap((toRank, nth) => {
    const places = { fromRank: (PLACES[nth - 1] ?? 0) + 1, toRank };
    const [stars, coins] = [
      { ...places, ...UNNUMBERED, rewardType: 'star', rewardQuantity: Math.max(25, 1_500 - nth * 60) },
      {
        ...places,
        ...UNNUMBERED,
        rewardType: 'coin',
        rewardQuantity: Math.max(5_000, 400_000 - nth * 15_000),
      },
    ];
    const title = { ...places, rewardType: 'degree', rewardId: titleId(id, toRank), rewardQuantity: 1 };
    return toRank <= TITLES_UP_TO ? [title, stars, coins] : [stars, coins];
  });

const STORY_POINTS = 3_000;

const OPEN_AT_ONCE: ServedWord = [
  '最初から読める',
  'Open from the start',
  '一開始即可閱讀',
  '一开始即可阅读',
  '처음부터 열림',
];
const pointsAsked = (points: number): ServedWord => [
  `イベントPt ${points} 以上`,
  `At least ${points} event points`,
  `活動Pt ${points} 以上`,
  `活动Pt ${points} 以上`,
  `이벤트 Pt ${points} 이상`,
];

const chapter = (nth: number): ServedWord =>
  nth === 0
    ? ['オープニング', 'Opening', '序章', '序章', '오프닝']
    : [`第${nth}話`, `Chapter ${nth}`, `第${nth}話`, `第${nth}话`, `제${nth}화`];

function storyRows(seed: number, id: number, row: EventRow): readonly Record<string, unknown>[] {
  const served = (word: ServedWord): Served<string> =>
    row.startAt.map((start, server) => (start === null ? null : (word[server] ?? null)));
  return Array.from({ length: eventStoryCount(row.eventType) }, (_, nth) => {
    const story = eventStory(seed, id, nth, row);
    return {
      scenarioId: story.scenarioId,
      coverImage: `cover_event${id}`,
      backgroundImage: `bg_event${id}`,
      releasePt: String(nth * STORY_POINTS),
      caption: served(chapter(nth)),
      title: served(titleOf(story)),
      synopsis: served(synopsisOf(story)),
      releaseConditions: served(nth === 0 ? OPEN_AT_ONCE : pointsAsked(nth * STORY_POINTS)),
      rewards: nth === 0 ? [] : [{ rewardType: 'star', rewardQuantity: 50 }],
    };
  });
}

/** The row of `events/all.stories`: the stories of an event, without its rewards. */
export const eventStories = (seed: number, id: number, row: EventRow): Record<string, unknown> => ({
  eventName: row.eventName,
  stories: storyRows(seed, id, row).map(({ scenarioId, caption, title, synopsis }) => ({
    scenarioId,
    caption,
    title,
    synopsis,
  })),
});

/** `pointRewards`, `rankingRewards`, `stories` and the teams of `events/{id}` (reference R9). */
export function eventRewards(seed: number, id: number, row: EventRow): Record<string, unknown> {
  const served = <T>(value: T): Served<T> => row.startAt.map((start) => (start === null ? null : value));
  return {
    pointRewards: served(pointRows(id, row.rewardCards)),
    rankingRewards: served(rankRows(id)),
    stories: storyRows(seed, id, row),
    ...festivalOf(id, row),
    ...liveGoalsOf(id, row),
  };
}
