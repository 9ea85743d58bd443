import { type CategoryName, categoryOf } from '../contract/community/categories.ts';
import { SERVERS, type ServerIndex, serverIndex } from '../vocabulary/servers.ts';
import { CARDS_HEAD } from './cards/head.ts';
import { CHARACTERS_HEAD } from './characters/head.ts';
import { COMICS_HEAD } from './comics/head.ts';
import { COSTUMES_HEAD } from './costumes/head.ts';
import { EVENT_ARCHIVES_HEAD } from './eventarchives/head.ts';
import { EVENTS_HEAD } from './events/head.ts';
import type { AnyFamily, AnyPagedFamily, FamilyHead, ListHead } from './family.ts';
import { GACHA_HEAD } from './gacha/head.ts';
import { ITEMS_HEAD } from './items/head.ts';
import { LOGIN_CAMPAIGNS_HEAD } from './logincampaigns/head.ts';
import { MIRACLE_TICKET_HEAD } from './miracleticket/head.ts';
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
  MIRACLE_TICKET_HEAD,
  EVENT_ARCHIVES_HEAD,
] as const satisfies readonly (ListHead | FamilyHead)[];

/** Those whose things have pages. */
export const PAGED_FAMILIES = FAMILIES.flatMap((head) => ('panels' in head ? [head] : []));

/** Those whose things the search of the whole site finds: of what a thing became on a server, it finds the thing itself. */
export const SEARCHED_FAMILIES = PAGED_FAMILIES.flatMap((head) => ('hasServer' in head ? [] : [head]));

/** Those whose things texts can point to. */
export const OBJECT_FAMILIES = PAGED_FAMILIES.flatMap((head) => ('object' in head ? [head] : []));

export type FamilyName = (typeof PAGED_FAMILIES)[number]['name'];

export const isFamilyName = (name: string): name is FamilyName =>
  PAGED_FAMILIES.some((head) => head.name === name);

/** The address of a family's list. */
export const listPath = ({ name, path }: ListHead): string => path ?? `/info/${name}`;

/** The key of a thing in its URL and in that of its comments: `12`, or `jp/270` in a family with servers. */
export const keyOf = (id: number, server: ServerIndex | null = null): string =>
  server === null ? String(id) : `${SERVERS[server]}/${id}`;

const KEY = /^(?:([a-z]{2})\/)?([1-9]\d{0,14})$/;

/** A thing of a family by its key; null for what names none. */
export function thingByKey(
  head: FamilyHead,
  key: string,
): { readonly id: number; readonly server: ServerIndex | null } | null {
  const [, code, id] = KEY.exec(key) ?? [];
  const server = code === undefined ? null : serverIndex(code);
  return id === undefined || (head.hasServer ?? false) !== (server !== null)
    ? null
    : { id: Number(id), server };
}

/** The page of a thing. */
export const pagePath = (head: ListHead, id: number, server: ServerIndex | null = null): string =>
  `${listPath(head)}/${keyOf(id, server)}`;

/** The pattern of the pages of its things. */
export const pagePattern = (head: FamilyHead): string =>
  `${listPath(head)}/${head.hasServer ? '{server}/' : ''}{id}/{name?}`;

/** The category of the comments on its things; null where they have none. */
export const commentsOn = ({ comments, object }: FamilyHead): CategoryName | null =>
  comments ?? (object ? categoryOf(object) : null);

async function load<F extends AnyFamily>(name: string): Promise<F> {
  const { FAMILY }: { readonly FAMILY: F } = await import(`./${name}/family.ts`);
  return FAMILY;
}

/** Loads the whole description, which is downloaded with the pages. */
export const loadFamily = (name: FamilyName) => load<AnyPagedFamily>(name);

/** The same of one whose things may have no pages. */
export const loadList = (name: (typeof FAMILIES)[number]['name']) => load<AnyFamily>(name);
