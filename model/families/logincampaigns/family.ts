import { wordsOf } from '../../listing/views/words.ts';
import type { LoginCampaignRecord } from '../../records/login-campaign.ts';
import { loginBackgroundPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { defineFamily, type Item, type Word, type World } from '../family.ts';
import { ACCENT, joinWords, mutedWord, nameIn, nameLine, numberField, optionsOf } from '../fields.ts';
import {
  currentWord,
  type ItemPeriod,
  periodFields,
  periodOf,
  periodOnMain,
  statusWord,
} from '../periods.ts';
import { LOGIN_CAMPAIGNS_HEAD } from './head.ts';

/** Kinds as players tell them apart: the campaigns of events that show no picture are a kind of their own. */
const KINDS = ['normal', 'comeback', 'rookie', 'event', 'plain', 'birthday'] as const;
type Kind = (typeof KINDS)[number];

/** A login campaign as the list knows it. */
export interface LoginCampaignItem extends Item, ItemPeriod {
  readonly campaign: LoginCampaignRecord;
  readonly name: string;
  /** Null for a kind this version does not know. */
  readonly kind: Kind | null;
  readonly background: string | null;
}

function kindOf({ type, assetBundleName }: LoginCampaignRecord): Kind | null {
  if (type === 'event' && assetBundleName.every((name) => name === null)) return 'plain';
  return KINDS.find((kind) => kind === type) ?? null;
}

function loginCampaignItem(campaign: LoginCampaignRecord, world: World): LoginCampaignItem {
  const { main, sub } = world;
  const { id, caption, assetBundleName, publishedAt, closedAt } = campaign;
  const period = periodOf(publishedAt, closedAt, world);
  const kind = kindOf(campaign);
  const server = SERVERS[localised(assetBundleName, main, sub)?.server ?? main];
  return {
    id,
    campaign,
    ...period,
    name: nameIn(caption, world) ?? `#${id}`,
    kind,
    background: loginBackgroundPath(server, campaign),
    subject: {
      id,
      names: wordsOf(caption),
      tags: new Set([
        ...period.servers.map((one) => `server ${one}`),
        ...(kind ? [`campaigntype ${kind}`] : []),
      ]),
    },
  };
}

/** A phone has no room for it. */
const spareNumber = ({ id }: LoginCampaignItem): Word => ({ text: `#${id}`, look: 'quiet', isSpare: true });

const period = periodFields<LoginCampaignItem>();

export const FAMILY = defineFamily<LoginCampaignRecord, LoginCampaignItem>()({
  head: LOGIN_CAMPAIGNS_HEAD,
  list: 'loginCampaigns',
  item: loginCampaignItem,
  releasedAt: ({ opens }) => opens,
  title: ({ name }) => name,
  names: ({ campaign }) => campaign.caption,
  subtitle: ({ id }) => `#${id}`,
  color: () => ACCENT,
  picture: ({ background }) => ({ src: background }),
  art: ({ background }) => (background === null ? [] : [background]),
  badge: statusWord,
  lexicon: ['server', 'campaigntype'],
  placeholder: { text: 'events.search', example: 'birthday' },
  examples: [
    { typed: 'birthday', meaning: 'loginCampaigns.example.name' },
    { typed: 'birthday en', meaning: 'loginCampaigns.example.both' },
    { typed: 'bonus lullaby', meaning: 'loginCampaigns.example.two' },
    { typed: '誕生日', meaning: 'list.example.script' },
    { typed: '/welcome', meaning: 'card.example.names' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'loginCampaigns.example.id' },
    { typed: '"login bonus"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<LoginCampaignItem>(),
    name: {
      title: 'page.loginCampaign',
      text: ({ name }) => name,
      sort: { label: 'events.name', by: ({ name }) => name },
    },
    type: {
      title: 'card.type',
      text: ({ kind, campaign }, { words }) =>
        kind === null ? campaign.type || null : words.t(`loginCampaigns.kindOf.${kind}`),
      facet: {
        options: optionsOf(KINDS, (kind) => `loginCampaigns.kindOf.${kind}`),
        of: ({ kind }) => (kind === null ? [] : [kind]),
      },
    },
    ...period,
  },
  columns: ['name', 'id', 'type', 'status', 'start', 'end', ...SERVERS],
  sorts: ['start', 'id', 'name'],
  facets: ['status', 'type', 'server'],
  facts: ['name', 'days', 'type'],
  summary: ['type', 'days'],
  page: { art: 'panel', ratio: 16 / 9 },
  tile: {
    shape: { phone: 150, wide: 220, ratio: 9 / 16, lines: 82, first: 20 },
    look: 'framedTall',
    lines: (item, context) => [
      nameLine(item.name),
      [mutedWord(periodOnMain(item, context)), currentWord(item, context) ?? spareNumber(item)],
    ],
  },
  row: {
    wide: { width: 420, height: () => 84 },
    lines: (item, context) => {
      const current = currentWord(item, context);
      const type = item.kind && context.words.t(`loginCampaigns.kindOf.${item.kind}`);
      return [
        [{ text: joinWords(`#${item.id}`, type) }, ...(current ? [current] : [])],
        [{ text: periodOnMain(item, context) }],
      ];
    },
  },
});
