import type { FamilyHead } from '../family.ts';

export const LOGIN_CAMPAIGNS_HEAD = {
  name: 'logincampaigns',
  object: 'logincampaign',
  icon: 'checked',
  texts: {
    one: 'page.loginCampaign',
    many: 'page.loginCampaigns',
    lead: 'infoHub.loginCampaigns',
    all: 'loginCampaigns.all',
    missingTitle: 'loginCampaigns.missingTitle',
    missingText: 'loginCampaigns.missingText',
  },
  needs: ['loginCampaigns'],
  step: 'minute',
  panels: [
    { id: 'days', title: 'loginCampaigns.days' },
    { id: 'dates', title: 'events.dates' },
    { id: 'totals', title: 'rewards.totals' },
    { id: 'event', title: 'gacha.event' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 2,
} as const satisfies FamilyHead;
