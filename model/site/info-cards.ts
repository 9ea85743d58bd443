import { FAMILIES, listPath } from '../families/families.ts';
import type { TextKey } from '../texts/groups.ts';
import { OTHERS_PATH } from './others.ts';

interface InfoCard {
  readonly path: string;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** The cards of `/info`, which server and client draw alike: the families, then pages of their own. */
export const INFO_CARDS: readonly InfoCard[] = [
  ...FAMILIES.map((head) => ({ path: listPath(head), title: head.texts.many, text: head.texts.lead })),
  { path: '/info/eventarchives', title: 'page.eventArchives', text: 'infoHub.eventArchives' },
  { path: '/info/miracleticket', title: 'page.miracleTicket', text: 'infoHub.miracleTicket' },
  { path: '/info/songmeta', title: 'page.songMeta', text: 'songMeta.lead' },
  { path: OTHERS_PATH, title: 'page.others', text: 'others.lead' },
];
