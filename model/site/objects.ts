import { type PostKind, postKindOf } from '../contract/community/categories.ts';
import { listPath, OBJECT_FAMILIES } from '../families/families.ts';
import type { RichObject } from '../records/rich-text.ts';
import type { Difficulty } from '../vocabulary/difficulties.ts';

type FamilyObject = (typeof OBJECT_FAMILIES)[number]['object'];

/** The folders of pages of things that are no family, or none yet; views link to those that are there. */
const OTHERS: Readonly<Record<Exclude<RichObject, FamilyObject>, string>> = {
  news: '/home/news',
};

const FOLDERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHERS),
  ...OBJECT_FAMILIES.map((head) => [head.object, listPath(head)] as const),
]);

/** The page of a thing, which may not exist yet. */
export const objectPath = (object: RichObject, id: number): string => `${FOLDERS.get(object)}/${id}`;

export const chartPath = (song: number, difficulty: Difficulty): string =>
  `/tool/chart/${song}/${difficulty}`;

export const simulatorPath = (song: number, difficulty: Difficulty): string =>
  `/tool/simulator/${song}/${difficulty}`;

export const folderPath = (folder: string): string => `/tool/explorer/asset/${folder}`;

/** The visitor's cards with this one alone, where all of it can be set. */
export const ownCardPath = (id: number): string => `/profile/cards?q=${encodeURIComponent(`#${id}`)}`;

/** The lists of what members publish. */
export const POST_LISTS: Readonly<Record<PostKind, string>> = {
  text: '/community/posts',
  chart: '/community/charts',
  story: '/community/stories',
};

export const postPath = (id: number, kind: PostKind = 'text'): string => `${POST_LISTS[kind]}/${id}`;

/** The page of something that a member published, whatever it is. */
export const publishedPath = ({
  id,
  categoryId,
}: {
  readonly id: number;
  readonly categoryId: string;
}): string => postPath(id, postKindOf(categoryId));

export const editPostPath = (id: number): string => `/community/posts/edit/${id}`;
export const editChartPath = (id: number): string => `/community/charts/edit/${id}`;

export const NEW_STORY = '/community/stories/new';
export const editStoryPath = (id: number): string => `/community/stories/edit/${id}`;

/** Posts of a kind that have a tag. */
export const postsWithTag = (
  { type, data }: { readonly type: string; readonly data: string },
  kind: PostKind = 'text',
): string => `${POST_LISTS[kind]}?tag=${encodeURIComponent(`${type}:${data}`)}`;

export const postsBy = (username: string, kind: PostKind = 'text'): string =>
  `${POST_LISTS[kind]}?username=${encodeURIComponent(username)}`;

/** Community charts for a song of the game. */
export const chartsOfSong = (song: number): string => `${POST_LISTS.chart}?song=${song}`;

/** Where members edit their page. */
export const EDIT_ABOUT = '/community/aboutme/edit';

export const userPath = (username: string): string => `/community/user/${encodeURIComponent(username)}`;

const accountPath = (tab: 'login' | 'signup', back: string): string =>
  `/profile/account?t=${tab}&g=${encodeURIComponent(back)}`;

/** Where one logs in, and comes back to an address of this site. */
export const logInPath = (back: string): string => accountPath('login', back);

export const signUpPath = (back: string): string => accountPath('signup', back);
