import { HOUR_MS } from '#model/vocabulary/time';
import { random } from '../seeded/random.ts';
import { NOUNS } from '../words/nouns.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { EventRow } from './events.ts';

const QUESTION: ServedWord = [
  'どっちが好き？',
  'Which do you like?',
  '你喜歡哪一個？',
  '你喜欢哪一个？',
  '어느 쪽이 좋아?',
];
const REWARDS = [
  { festivalResultType: 'lose', seq: 1, resourceType: 'star', quantity: 100 },
  { festivalResultType: 'win', seq: 1, resourceType: 'star', quantity: 250 },
  { festivalResultType: 'win', seq: 2, resourceType: 'coin', quantity: 50_000 },
] as const;

/** `teamList`, `teamRewards` and `themeTitle` of `events/{id}` (reference R9), of team live festivals alone. */
export function festivalOf(id: number, { eventType, startAt }: EventRow): Record<string, unknown> {
  if (eventType !== 'festival') return {};
  const served = (word: ServedWord) => startAt.map((start, server) => (start === null ? null : word[server]));
  const teams = random('festival', id).shuffle(NOUNS).slice(0, 2);
  const entries = teams.map((name, nth) => ({
    eventId: id,
    teamId: nth + 1,
    teamName: served(name),
    themeTitle: served(QUESTION),
    iconFileName: `img_team_${nth + 1}`,
  }));
  return { teamList: { entries }, teamRewards: { entries: REWARDS }, themeTitle: served(QUESTION) };
}

const SLOT_MS = 90 * 60_000;
const STAGE_MS = 24 * HOUR_MS;
const STAGES = ['life', 'score', 'combo', 'judge'] as const;

/** `festival/stages/{event}` or `festival/rotationMusics/{event}` (reference R9); undefined of another event. */
export function festivalTimes(
  part: string,
  id: number,
  { eventType, startAt, endAt }: EventRow,
  songIds: readonly number[],
): unknown {
  const [start, end] = [Number(startAt[0]), Number(endAt[0])];
  if (eventType !== 'festival' || startAt[0] === null) return undefined;
  const slots = (length: number) =>
    Array.from({ length: Math.ceil((end - start) / length) }, (_, k) => ({
      startAt: String(start + k * length),
      endAt: String(Math.min(end, start + (k + 1) * length)),
    }));
  if (part === 'stages')
    return slots(STAGE_MS).map((times, k) => ({ type: STAGES[k % STAGES.length], ...times }));
  const played = random('festival songs', id).shuffle(songIds);
  return slots(SLOT_MS).map((times, k) => ({ musicId: played[k % played.length], ...times }));
}
