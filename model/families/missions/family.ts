import { wordsOf } from '../../listing/views/words.ts';
import { MISSION_TYPES, type MissionSetRecord } from '../../records/mission.ts';
import type { Reward } from '../../records/reward.ts';
import { localised } from '../../rules/localised.ts';
import { isRewardType } from '../../vocabulary/reward-types.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { type Context, defineFamily, type Pick, type Word } from '../family.ts';
import { ACCENT, BANNER_ROW, joinWords, mutedWord, nameLine, numberField, optionsOf } from '../fields.ts';
import { currentWord, periodFields, periodOnMain, statusWord } from '../periods.ts';
import { MISSIONS_HEAD } from './head.ts';
import { eventOf, extendMission, type MissionItem, missionItem } from './item.ts';

const kindText = ({ kind, set }: MissionItem, { words }: Context): string | null =>
  kind === null ? set.type || null : words.t(`missions.kindOf.${kind}`);

/** What is given, by the word for its kind. */
const rewardText = ({ type, quantity }: Reward, { words: { t, format } }: Context): string => {
  const name = isRewardType(type) ? t(`events.reward.${type}`) : type;
  return `${name} ×${format.integer(quantity)}`;
};

const starsOf = ({ rewards }: MissionItem): number | null =>
  rewards.length === 0
    ? null
    : rewards.reduce((sum, { type, quantity }) => (type === 'star' ? sum + quantity : sum), 0);

/** The missions of one event, the latest event first. */
const EVENT_PICK: Pick<MissionItem> = {
  key: 'event',
  title: 'event.label',
  options: ({ lists: { missions, events }, main, sub }) => {
    const known = [...missions.values()].flatMap((set) => eventOf(set, events) ?? []);
    const unique = [...new Set(known)];
    if (unique.length === 0) return null;
    return unique
      .sort((a, b) => (b.startAt[main] ?? 0) - (a.startAt[main] ?? 0) || b.id - a.id)
      .map(({ id, name }) => ({
        value: String(id),
        label: localised(name, main, sub)?.value ?? `#${id}`,
      }));
  },
  searchWords: (value, { lists }) => wordsOf(lists.events.get(Number(value))?.name ?? []),
  hint: (value) => `#${value}`,
  share: ({ event }, value) => (event !== null && String(event.id) === value ? 1 : null),
};

/** A phone has no room for it. */
const spareNumber = ({ id }: MissionItem): Word => ({ text: `#${id}`, look: 'quiet', isSpare: true });

const period = periodFields<MissionItem>();

export const FAMILY = defineFamily<MissionSetRecord, MissionItem>()({
  head: MISSIONS_HEAD,
  list: 'missions',
  item: missionItem,
  extend: extendMission,
  releasedAt: ({ opens }) => opens,
  title: ({ name }) => name,
  names: ({ set }) => set.title,
  subtitle: ({ eventName, id }) => joinWords(eventName, `#${id}`),
  color: () => ACCENT,
  picture: ({ banner }) => ({ src: banner }),
  art: ({ banner }) => (banner === null ? [] : [banner]),
  badge: statusWord,
  lexicon: ['server', 'missiontype'],
  placeholder: { text: 'events.search', example: 'challenge' },
  examples: [
    { typed: 'challenge', meaning: 'loginCampaigns.example.name' },
    { typed: 'challenge en', meaning: 'loginCampaigns.example.both' },
    { typed: 'missions lullaby', meaning: 'loginCampaigns.example.two' },
    { typed: '応援', meaning: 'list.example.script' },
    { typed: '/seasonal', meaning: 'card.example.names' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'missions.example.id' },
    { typed: '"support missions"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<MissionItem>(),
    name: {
      title: 'page.mission',
      text: ({ name }) => name,
      sort: { label: 'events.name', by: ({ name }) => name },
    },
    type: {
      title: 'card.type',
      text: kindText,
      facet: {
        options: optionsOf(MISSION_TYPES, (kind) => `missions.kindOf.${kind}`),
        of: ({ kind }) => (kind === null ? [] : [kind]),
      },
    },
    event: { title: 'event.label', text: ({ eventName }) => eventName, isOptional: true },
    stars: {
      title: 'events.reward.star',
      isNumber: true,
      isOptional: true,
      text: (item, { words }) => {
        const stars = starsOf(item);
        return stars === null ? null : words.format.integer(stars);
      },
      csv: starsOf,
      sort: { descending: true, by: starsOf },
    },
    rewards: {
      title: 'events.rewards',
      isFileOnly: () => true,
      text: ({ rewards }, context) =>
        rewards.length === 0
          ? null
          : context.words.format.list(rewards.map((reward) => rewardText(reward, context))),
    },
    ...period,
  },
  columns: ['name', 'id', 'type', 'status', 'start', 'end', 'stars', 'event', 'rewards', ...SERVERS],
  sorts: ['start', 'id', 'name', 'stars'],
  facets: ['status', 'type', 'server'],
  picks: [EVENT_PICK],
  facts: ['name', 'days', 'type', 'event'],
  summary: ['type', 'days', 'rewards'],
  page: { art: 'none' },
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 62, first: 16 },
    look: 'framed',
    lines: (item, context) => [
      nameLine(item.name),
      [mutedWord(periodOnMain(item, context)), currentWord(item, context) ?? spareNumber(item)],
    ],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => {
      const current = currentWord(item, context);
      return [
        [{ text: joinWords(`#${item.id}`, kindText(item, context)) }, ...(current ? [current] : [])],
        [{ text: periodOnMain(item, context) }],
      ];
    },
  },
});
