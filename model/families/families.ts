import { CARDS_HEAD } from './cards/head.ts';
import { CHARACTERS_HEAD } from './characters/head.ts';
import { COMICS_HEAD } from './comics/head.ts';
import { COSTUMES_HEAD } from './costumes/head.ts';
import { EVENTS_HEAD } from './events/head.ts';
import type { AnyPagedFamily } from './family.ts';
import { GACHA_HEAD } from './gacha/head.ts';
import type { FamilyHead, ListHead } from './head.ts';
import { ITEMS_HEAD } from './items/head.ts';
import { LOGIN_CAMPAIGNS_HEAD } from './logincampaigns/head.ts';
import { MISSIONS_HEAD } from './missions/head.ts';
import { SONGS_HEAD } from './songs/head.ts';

/**
 * The families of the section `info`, in the order of its hub. Routes, hub cards, data to prefetch, addresses of things and of their
 * comments, search, sitemap and test samples follow from it.
 */
export const FAMILIES = [
  CHARACTERS_HEAD,
  CARDS_HEAD,
  COSTUMES_HEAD,
  SONGS_HEAD,
  EVENTS_HEAD,
  GACHA_HEAD,
  LOGIN_CAMPAIGNS_HEAD,
  MISSIONS_HEAD,
  COMICS_HEAD,
  ITEMS_HEAD,
] as const satisfies readonly FamilyHead[];

export type FamilyName = (typeof FAMILIES)[number]['name'];

/** Those whose things texts can point to and members can comment on. */
export const OBJECT_FAMILIES = FAMILIES.flatMap((head) => ('object' in head ? [head] : []));

export const isFamilyName = (name: string): name is FamilyName => FAMILIES.some((head) => head.name === name);

/** The address of a family's list. */
export const listPath = ({ name, path }: ListHead): string => path ?? `/info/${name}`;

/** The page of a thing. */
export const pagePath = (head: FamilyHead, id: number): string => `${listPath(head)}/${id}`;

/** Loads the whole description, which pages bring with their own code. */
export async function loadFamily(name: FamilyName): Promise<AnyPagedFamily> {
  const { FAMILY }: { readonly FAMILY: AnyPagedFamily } = await import(`./${name}/family.ts`);
  return FAMILY;
}
