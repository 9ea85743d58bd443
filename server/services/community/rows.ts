import type { CategoryName } from '#model/contract/community/categories';
import type { ListedPost, PostMetadata } from '#model/contract/community/post';
import { reasonOf } from '#model/contract/community/reasons';
import { coAuthorsOf } from '../../store/community/charts/co-authors.ts';
import type { LikedStretch } from '../../store/community/liked.ts';
import {
  type ListedRow,
  listLiked,
  listMoments,
  listPosts,
  showPost,
  storyParents,
} from '../../store/community/listing.ts';
import type { PostFilter, PostSlice } from '../../store/community/matching.ts';
import type { MomentStretch } from '../../store/community/moments.ts';
import { SHOWN } from '../../store/community/posts.ts';
import { type HeavyJson, parseHeavy } from '../../store/community/weighing.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Db } from '../../store/store.ts';
import { personOf, titlesIn } from '../accounts/people.ts';
import { secondsOf } from '../fancharts/moments.ts';

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Without what was left out, in either way. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<T>;

export const readFacts = (json: HeavyJson): PostMetadata => parseHeavy(json) as PostMetadata;
export const readContent = (json: HeavyJson): ListedPost['content'] =>
  parseHeavy(json) as ListedPost['content'];

const placeOf = (row: Pick<ListedRow, 'id' | 'categoryName' | 'categoryId' | 'repliesTo'>) => ({
  id: row.id,
  // Only names of the contract get in.
  categoryName: row.categoryName as CategoryName,
  categoryId: row.categoryId,
  time: timeOfId(row.id),
  ...(row.repliesTo === null ? {} : { repliesTo: row.repliesTo }),
});

/** What stays of a deleted post while others stand on it: where and when it was. */
const emptied = (row: ListedRow): ListedPost => ({
  ...placeOf(row),
  content: [],
  author: null,
  likes: 0,
  liked: false,
  tags: [],
  comments: row.comments,
  deleted: true,
  revision: 0,
  editedAt: null,
});

function addressee(row: ListedRow): Pick<ListedPost, 'repliedTo'> {
  if (row.repliesTo === null) return {};
  return { repliedTo: personOf(row.addresseeName, row.addresseeNickname) };
}

function authorOf({ username, nickname, titles }: ListedRow): ListedPost['author'] {
  const person = personOf(username, nickname);
  return person && { ...person, titles: titlesIn(titles) };
}

function lockOf({ lockReason }: ListedRow): Pick<ListedPost, 'locked'> {
  const locked = reasonOf(lockReason);
  return locked === null ? {} : { locked };
}

const withoutContent = (row: ListedRow): Omit<ListedPost, 'content'> => ({
  ...placeOf(row),
  ...readFacts(row.facts),
  ...addressee(row),
  ...(row.moment === null ? {} : { seconds: secondsOf(row.moment) }),
  author: authorOf(row),
  likes: row.likes,
  liked: row.likeId !== null,
  comments: row.comments,
  deleted: row.standing !== SHOWN,
  ...lockOf(row),
  revision: row.revision,
  editedAt: row.editedAt,
});

/** A post with its whole text, regardless of who may see it. */
export const wholeOf = (row: ListedRow): ListedPost => ({
  ...withoutContent(row),
  content: readContent(row.content),
});

/** The JSON of two objects as one. */
export const joined = (json: string, other: string): string =>
  other === '{}' ? json : `${json.slice(0, -1)},${other.slice(1)}`;

/** An object and a text, which is kept as the JSON that it is sent as: parsing and rewriting it would take most of the time. */
export const withContent = (values: object, content: HeavyJson): string =>
  joined(JSON.stringify(values), `{"content":${content.toString()}}`);

/** The JSON of `wholeOf`. */
export const wholeJson = (row: ListedRow): string => withContent(withoutContent(row), row.content);

/** A post as everybody may see it. */
const postOf = (row: ListedRow): ListedPost => (row.standing === SHOWN ? wholeOf(row) : emptied(row));

/** What stories say of those they go on from. */
async function parentsOf(db: Db, rows: readonly ListedRow[]) {
  const ids = [...new Set(rows.flatMap(({ storyParentId }) => storyParentId ?? []))];
  const parents = ids.length === 0 ? [] : await storyParents(db, ids);
  const known = new Map(parents.map(({ id, facts }) => [id, readFacts(facts)]));
  return ({ storyParentId, standing }: ListedRow): Pick<ListedPost, 'storyParent'> => {
    const parent = known.get(storyParentId ?? -1);
    if (!parent || storyParentId === null || standing !== SHOWN) return {};
    const { title, summary, rating, ...others } = parent;
    const { warningViolence, warningDeath, warningNonCon, warningUnderage } = others;
    const warnings = { warningViolence, warningDeath, warningNonCon, warningUnderage };
    return { storyParent: { id: storyParentId, ...given({ title, summary, rating, ...warnings }) } };
  };
}

const isShownChart = ({ categoryName, categoryId, standing }: ListedRow): boolean =>
  categoryName === 'SELF_POST' && categoryId === 'chart' && standing === SHOWN;

/** Who works on charts with their authors. */
async function companyOf(db: Db, rows: readonly ListedRow[]) {
  const ids = rows.filter(isShownChart).map(({ id }) => id);
  const all = await coAuthorsOf(db, ids);
  return ({ id }: ListedRow): Pick<ListedPost, 'coAuthors'> => {
    const own = all.filter(({ postId }) => postId === id);
    const coAuthors = own.flatMap(({ username, nickname }) => personOf(username, nickname) ?? []);
    return coAuthors.length === 0 ? {} : { coAuthors };
  };
}

/** What rows say of other rows: of the posts they go on from, and of other members. */
async function relationsOf(db: Db, rows: readonly ListedRow[]) {
  const [parentOf, company] = [await parentsOf(db, rows), await companyOf(db, rows)];
  return (row: ListedRow) => ({ ...parentOf(row), ...company(row) });
}

async function withRelations(db: Db, rows: readonly ListedRow[]): Promise<readonly ListedPost[]> {
  const relations = await relationsOf(db, rows);
  return rows.map((row) => ({ ...postOf(row), ...relations(row) }));
}

function rowsIn(
  db: Db,
  filter: PostFilter,
  stretch: PostSlice | LikedStretch | MomentStretch,
  matched: number,
  viewerId: number | null,
) {
  if (stretch.order === 'liked') return listLiked(db, filter, stretch, matched, viewerId);
  if (stretch.order === 'moment') return listMoments(db, filter, stretch, viewerId);
  return listPosts(db, filter, stretch, viewerId);
}

/** `isCut`: more would have come, but an answer has an end. */
export async function readList(
  db: Db,
  filter: PostFilter,
  stretch: PostSlice | LikedStretch | MomentStretch,
  matched: number,
  viewerId: number | null,
) {
  const rows = await rowsIn(db, filter, stretch, matched, viewerId);
  return { posts: await withRelations(db, rows), isCut: rows.length < (rows[0]?.matched ?? 0) };
}

/** A post that shows; none when there is no such post any more. */
export async function readOne(db: Db, id: number, viewerId: number | null): Promise<ListedPost | undefined> {
  const row = await showPost(db, id, viewerId);
  return row?.standing === SHOWN ? (await withRelations(db, [row]))[0] : undefined;
}

/** The JSON of the same without its closing brace, for someone who likes it or does not; its text as the bytes that are kept. */
export async function readOneJson(db: Db, id: number, isLiked: boolean): Promise<Buffer | undefined> {
  const row = await showPost(db, id, null);
  if (row?.standing !== SHOWN) return undefined;
  const relations = await relationsOf(db, [row]);
  const values = JSON.stringify({ ...withoutContent(row), liked: isLiked, ...relations(row) });
  return Buffer.concat([Buffer.from(`${values.slice(0, -1)},"content":`), Buffer.from(row.content)]);
}
