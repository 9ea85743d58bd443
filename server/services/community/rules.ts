import { isCategoryId } from '#model/contract/community/categories';
import type { NewPost } from '#model/contract/community/posts';
import type { PostNode } from '#model/contract/rich-text';
import { Refusal } from '../refusal.ts';
import { isBlank, isEmpty, wordsOf } from './text.ts';

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
}

/** What each kind of post can have, and what it must have. */
const RULES: Readonly<Record<Kind, Rule>> = {
  comment: { takes: ['repliesTo'], needs: [], mostNodes: 300, mostLetters: 5_000 },
  text: { takes: [...OF_POSTS, ...WARNINGS], needs: ['title'], mostNodes: 1_000, mostLetters: 20_000 },
  chart: {
    takes: [...OF_POSTS, ...WARNINGS, 'song', 'artists', 'diff', 'level', 'chart'],
    needs: ['title', 'song', 'diff', 'level', 'chart'],
    mostNodes: 1_000,
    mostLetters: 20_000,
  },
  story: {
    takes: [...OF_POSTS, ...WARNINGS, 'storyType', 'storyParent', 'storySource', 'storyScenario'],
    needs: ['title', 'storyScenario'],
    mostNodes: 1_000,
    mostLetters: 20_000,
  },
};

export const kindOf = (categoryName: string, categoryId: string): Kind =>
  categoryName === 'SELF_POST' && (categoryId === 'chart' || categoryId === 'story' || categoryId === 'text')
    ? categoryId
    : 'comment';

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
const isSaid = (value: unknown): boolean => isGiven(value) && !(typeof value === 'string' && isBlank(value));

function textFault(kind: Kind, content: readonly PostNode[]): boolean {
  const { mostNodes, mostLetters } = RULES[kind];
  if (kind === 'comment' && isEmpty(content)) return true;
  return content.length > mostNodes || wordsOf(content).length > mostLetters;
}

/** The work itself is not changed by an edit, and not at hand then. */
const OF_WORKS: readonly Field[] = ['chart', 'storyScenario'];

/** Holds a post as it would be kept to what its kind can have. @throws Refusal naming each field that is wrong */
export function holdToRules(
  kind: Kind,
  values: Values,
  content: readonly PostNode[],
  occasion: 'new' | 'edited' = 'new',
): void {
  const { takes, needs: all } = RULES[kind];
  const needs = occasion === 'new' ? all : all.filter((name) => !OF_WORKS.includes(name));
  const known: readonly string[] = [...ALWAYS, ...takes];
  const foreign = Object.keys(values).filter((name) => isGiven(values[name]) && !known.includes(name));
  const missing = needs.filter((name) => !isSaid(values[name]));
  const fields = {
    ...Object.fromEntries(foreign.map((name) => [name, 'INVALID'])),
    ...Object.fromEntries(missing.map((name) => [name, 'MISSING'])),
    ...(textFault(kind, content) ? { content: 'INVALID' } : {}),
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
