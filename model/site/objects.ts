import type { RichObject } from '../records/rich-text.ts';

/** Where the page of a thing is, or will be (spec §2); views link to those that are there. */
const PAGES: Readonly<Record<RichObject, string>> = {
  card: '/info/cards',
  character: '/info/characters',
  comic: '/info/comics',
  costume: '/info/costumes',
  event: '/info/events',
  gacha: '/info/gacha',
  logincampaign: '/info/logincampaigns',
  mission: '/info/missions',
  news: '/home/news',
  song: '/info/songs',
};

export const objectPath = (object: RichObject, id: number): string => `${PAGES[object]}/${id}`;

export const folderPath = (folder: string): string => `/tool/explorer/asset/${folder}`;

export const userPath = (username: string): string => `/community/user/${encodeURIComponent(username)}`;
