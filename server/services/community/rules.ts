import { isCategoryId } from '#model/contract/community/categories';
import type { NewPost } from '#model/contract/community/posts';
import {
  MAX_COMMENT,
  MAX_LETTERS,
  MAX_NODES,
  MAX_POST,
  MAX_SHOWN,
} from '#model/contract/community/text-limits';
import type { PostNode } from '#model/contract/rich-text';
import { isBlank, shownIn, wordsOf } from '#model/writing/post/words';
import { Refusal } from '../refusal.ts';
import { factsOf } from './keeping.ts';
import { isEmpty } from './text.ts';

type Field = keyof NewPost;
export type Kind = 'comment' | 'text' | 'chart' | 'story';

const ALWAYS: readonly Field[] = ['categoryName', 'categoryId', 'content', 'key'];
const OF_POSTS: readonly Field[] = ['title', 'tags', 'rating', 'summary'];
const WARNINGS: readonly Field[] = [
  'warningViolence',
  'warningDeath',
  'warningNonCon',
  'warningUnderage',
] as const;

interface Rule {
  readonly takes: readonly Field[];
  readonly needs: readonly Field[];
  readonly mostNodes: number;
  readonly mostLetters: number;
  /** Facts and text as they are kept. */
  readonly mostBytes: number;
}

const TEXT = { mostNodes: MAX_NODES, mostLetters: MAX_LETTERS, mostBytes: MAX_POST } as const;

/** What each kind of post can have, and what it must have. */
const RULES: Readonly<Record<Kind, Rule>> = {
  comment: {
    takes: ['repliesTo', 'seconds'],
    needs: [],
    mostNodes: 300,
    mostLetters: 5_000,
    mostBytes: MAX_COMMENT,
  },
  text: {
    takes: [...OF_POSTS, ...WARNINGS],
    needs: ['title'],
    ...TEXT,
  },
  chart: {
    takes: [...OF_POSTS, ...WARNINGS, 'song', 'artists', 'diff', 'level', 'chart'],
    needs: ['title', 'song', 'diff', 'level', 'chart'],
    ...TEXT,
  },
  story: {
    takes: [...OF_POSTS, ...WARNINGS, 'storyType', 'storyParent', 'storySource'],
    needs: ['title', 'storySource'],
    ...TEXT,
  },
};

export const kindOf = (categoryName: string, categoryId: string): Kind =>
  categoryName === 'SELF_POST' && (categoryId === 'chart' || categoryId === 'story' || categoryId === 'text')
    ? categoryId
    : 'comment';

type Values = Parameters<typeof factsOf>[0];

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
const isSaid = (value: unknown): boolean => isGiven(value) && !(typeof value === 'string' && isBlank(value));

/** In bytes: what is kept of a post in every list. */
const weightOf = (values: Values, content: readonly PostNode[]): number =>
  Buffer.byteLength(JSON.stringify(factsOf(values))) + Buffer.byteLength(JSON.stringify(content));

function textFault(kind: Kind, values: Values, content: readonly PostNode[]): boolean {
  const { mostNodes, mostLetters, mostBytes } = RULES[kind];
  if (kind === 'comment' && isEmpty(content)) return true;
  if (content.length > mostNodes || shownIn(content) > MAX_SHOWN) return true;
  return wordsOf(content).length > mostLetters || weightOf(values, content) > mostBytes;
}

/** An edit need not bring the work, which is not at hand then. */
const OF_WORKS: readonly Field[] = ['chart', 'storySource'];

/** Holds a post as it would be kept to what its kind can have. @throws Refusal naming each field that is wrong */
export function holdToRules(
  kind: Kind,
  values: Values,
  content: readonly PostNode[],
  occasion: 'new' | 'edited' = 'new',
): void {
  const { takes, needs: all } = RULES[kind];
  const given: Readonly<Record<string, unknown>> = values;
  const isKept = (name: Field) =>
    occasion === 'edited' && OF_WORKS.includes(name) && !Object.hasOwn(given, name);
  const needs = all.filter((name) => !isKept(name));
  const known: readonly string[] = [...ALWAYS, ...takes];
  const foreign = Object.keys(values).filter((name) => isGiven(given[name]) && !known.includes(name));
  const missing = needs.filter((name) => !isSaid(given[name]));
  const fields = {
    ...Object.fromEntries(foreign.map((name) => [name, 'INVALID'])),
    ...Object.fromEntries(missing.map((name) => [name, 'MISSING'])),
    ...(textFault(kind, values, content) ? { content: 'INVALID' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('CONTENT_INVALID', { fields });
}

export function holdToPlace({
  categoryName,
  categoryId,
}: Pick<NewPost, 'categoryName' | 'categoryId'>): void {
  if (isCategoryId(categoryName, categoryId)) return;
  throw new Refusal('CONTENT_INVALID', { fields: { categoryId: 'INVALID' } });
}
