/** What events give, as the data names it (reference R9). */
const REWARD_TYPES = [
  'star',
  'coin',
  'item',
  'practice_ticket',
  'degree',
  'voice_stamp',
  'stamp',
  'situation',
  'costume_3d_making_item',
  'live_boost_recovery_item',
  'music',
  'gacha_ticket',
  'miracle_ticket',
  'event_point',
] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

export const isRewardType = (value: string): value is RewardType =>
  REWARD_TYPES.some((type) => type === value);
