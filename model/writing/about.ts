import {
  MAX_FAVOURITES,
  MAX_INTRO,
  MAX_INTRO_NODES,
  MAX_PLAYER,
  MAX_PLAYER_IDS,
  MAX_PROFILE,
  MAX_SOCIAL,
  MAX_WORN_TITLES,
} from '../contract/account/member-limits.ts';
import { MAX_SHOWN } from '../contract/community/text-limits.ts';
import type { PostNode } from '../contract/rich-text.ts';
import { asArray, asInteger, asObject, isJsonObject, type JsonObject } from '../records/reading.ts';
import type { PosterCard } from '../rules/poster.ts';
import { faultOfNode, measureNodes, utf8Length } from './post/faults.ts';
import { nodesIn } from './post/nodes.ts';

export interface ChosenTitle {
  readonly id: number;
  readonly type: string;
  readonly server: number;
}

/** An id of a player as it is typed. */
export interface TypedPlayer {
  readonly id: string;
  readonly server: number;
}

/** Lists of favourites, as the contract names them. */
export const FAVOURITES = ['favCharacters', 'favCards', 'favBands', 'favSongs', 'favCostumes'] as const;
type FavouriteList = (typeof FAVOURITES)[number];

/** The part of a profile that members write themselves. The nickname is a setting of the account. */
export interface AboutDraft extends Readonly<Record<FavouriteList, readonly number[]>> {
  readonly titles: readonly ChosenTitle[];
  readonly posterCard: PosterCard | null;
  readonly intro: readonly JsonObject[];
  readonly serverIds: readonly TypedPlayer[];
  readonly socialMedia: string;
}

export const EMPTY_ABOUT: AboutDraft = {
  titles: [],
  posterCard: null,
  intro: [],
  serverIds: [],
  socialMedia: '',
  favCharacters: [],
  favCards: [],
  favBands: [],
  favSongs: [],
  favCostumes: [],
};

const idsIn = (value: unknown): readonly number[] =>
  [...new Set(asArray(value).flatMap((each) => asInteger(each) ?? []))]
    .filter((id) => id >= 0)
    .slice(0, MAX_FAVOURITES);

function titleIn(value: unknown): readonly ChosenTitle[] {
  const { id: number, type, server: code } = asObject(value);
  const [id, server] = [asInteger(number), asInteger(code)];
  return id === null || server === null || typeof type !== 'string' ? [] : [{ id, type, server }];
}

function posterIn(value: unknown): PosterCard | null {
  const { id: number, offset, trainedArt } = asObject(value);
  const id = asInteger(number);
  if (id === null) return null;
  return { id, offset: typeof offset === 'number' ? offset : 0, trainedArt: trainedArt === true };
}

function playerIn(value: unknown): readonly TypedPlayer[] {
  const { id, server: code } = asObject(value);
  const server = asInteger(code);
  return server !== null && (typeof id === 'string' || typeof id === 'number')
    ? [{ id: String(id), server }]
    : [];
}

/** Reads an answer of the API or a stored draft; null for anything else. Unreadable parts are left out. */
export function readAbout(json: unknown): AboutDraft | null {
  if (!isJsonObject(json)) return null;
  const intro = nodesIn(json.intro ?? json.selfIntroRich);
  if (intro === null) return null;
  return {
    titles: asArray(json.titles).flatMap(titleIn).slice(0, MAX_WORN_TITLES),
    posterCard: posterIn(json.posterCard),
    intro,
    serverIds: asArray(json.serverIds).flatMap(playerIn).slice(0, MAX_PLAYER_IDS),
    socialMedia: typeof json.socialMedia === 'string' ? json.socialMedia.slice(0, MAX_SOCIAL) : '',
    favCharacters: idsIn(json.favCharacters),
    favCards: idsIn(json.favCards),
    favBands: idsIn(json.favBands),
    favSongs: idsIn(json.favSongs),
    favCostumes: idsIn(json.favCostumes),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const FIELDS = ['titles', 'posterCard', 'intro', 'serverIds', 'socialMedia', ...FAVOURITES] as const;
export type AboutField = (typeof FIELDS)[number];

export const changedFields = (before: AboutDraft, now: AboutDraft): readonly AboutField[] =>
  FIELDS.filter((field) => before[field] !== now[field] && !isSame(before[field], now[field]));

export const isSameAbout = (a: AboutDraft, b: AboutDraft): boolean => changedFields(a, b).length === 0;

/** What the server would refuse, by field; `weight` concerns all fields together. */
export type AboutFault = 'player' | 'twice' | 'letters' | 'nodes' | 'shown' | 'node' | 'weight';

const DIGITS = /^[0-9]{1,15}$/;

/** Why an id is not a valid player ID; null for a valid one. Digits of all scripts count. */
export function faultOfPlayer({ id }: TypedPlayer): 'player' | null {
  const plain = id.normalize('NFKC').trim();
  return DIGITS.test(plain) && Number(plain) <= MAX_PLAYER ? null : 'player';
}

export const playerNumber = ({ id }: TypedPlayer): number => Number(id.normalize('NFKC').trim());

export const INTRO_LIMITS = { letters: MAX_INTRO, nodes: MAX_INTRO_NODES, shown: MAX_SHOWN } as const;

export function faultsOfAbout(about: AboutDraft): readonly AboutFault[] {
  const measure = measureNodes(about.intro);
  const named = about.serverIds.map((player) => `${player.server} ${playerNumber(player)}`);
  const faults: readonly (readonly [AboutFault, boolean])[] = [
    ['player', about.serverIds.some((player) => faultOfPlayer(player) !== null)],
    ['twice', new Set(named).size < named.length],
    ['letters', measure.letters > INTRO_LIMITS.letters],
    ['nodes', measure.nodes > INTRO_LIMITS.nodes],
    ['shown', measure.shown > INTRO_LIMITS.shown],
    ['node', about.intro.some((node) => faultOfNode(node) !== null)],
    ['weight', utf8Length(JSON.stringify(about)) > MAX_PROFILE],
  ];
  return faults.flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}

/** A list with one entry moved; the same list where the target is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The body of a save: the changed fields, in the terms of the contract. */
export function aboutChanges(before: AboutDraft, now: AboutDraft) {
  const is = new Set(changedFields(before, now));
  const lists = FAVOURITES.filter((field) => is.has(field)).map((field) => [field, [...now[field]]] as const);
  return {
    ...(is.has('titles') && { titles: now.titles.map((title) => ({ ...title })) }),
    ...(is.has('posterCard') && { posterCard: now.posterCard }),
    // Only the server can validate unknown nodes.
    ...(is.has('intro') && { selfIntroRich: now.intro.map((node) => node as PostNode) }),
    ...(is.has('serverIds') && {
      serverIds: now.serverIds.map((player) => ({ id: playerNumber(player), server: player.server })),
    }),
    ...(is.has('socialMedia') && { socialMedia: now.socialMedia.trim() }),
    ...Object.fromEntries(lists),
  };
}
