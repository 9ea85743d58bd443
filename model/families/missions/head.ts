import type { FamilyHead } from '../family.ts';

export const MISSIONS_HEAD = {
  name: 'missions',
  object: 'mission',
  icon: 'tasks',
  texts: {
    one: 'page.mission',
    many: 'page.missions',
    lead: 'infoHub.missions',
    all: 'missions.all',
    missingTitle: 'missions.missingTitle',
    missingText: 'missions.missingText',
  },
  needs: ['missions'],
  late: ['events', 'missionRewards'],
  step: 'minute',
  panels: [
    { id: 'facts', title: 'cards.facts' },
    { id: 'steps', title: 'missions.steps' },
    { id: 'dates', title: 'events.dates' },
    { id: 'totals', title: 'rewards.totals' },
    { id: 'event', title: 'gacha.event' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 160,
} as const satisfies FamilyHead;
