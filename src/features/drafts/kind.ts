import type { ComponentType } from 'react';
import type { PostKind } from '#model/contract/community/categories';
import type { ListedPlan } from '#model/contract/community/planned';
import type { PostNode } from '#model/contract/rich-text';
import type { WorkContent } from '#model/writing/work/kept-work';
import type { DraftStore } from './draft-store.ts';

/** What is read of a post, whether it is published or planned. */
export interface WrittenPost {
  readonly content: readonly PostNode[];
  readonly chart?: unknown;
  readonly storySource?: unknown;
}

/** A kind of work with its drafts, as shared pieces need to know it. */
export interface DraftKind<Content extends WorkContent> {
  readonly category: PostKind;
  readonly store: DraftStore<Content>;
  /** Of the page that begins a new one. */
  readonly title: 'page.newChart' | 'page.newStory';
  readonly newPath: string;
  readonly editPath: (post: number) => string;
  /** A published or planned work as a draft; null where no editor can open it. `home` is the origin of the site. */
  readonly contentOf: (post: WrittenPost, home: string) => Promise<Content | null>;
  /** How large a draft is, in words: its notes or actions. */
  readonly Size: ComponentType<{ readonly count: number }>;
  /** Those who work on a planned one; null where its author works alone. */
  readonly Company: ComponentType<{ readonly plan: ListedPlan; readonly reader: string | null }> | null;
}

interface Addressed {
  readonly newPath: string;
  readonly store: { nameOf(key: string): string };
}

/** Where the editor of a draft on this device is. */
export const draftPath = ({ newPath, store }: Addressed, key: string): string =>
  `${newPath}?draft=${store.nameOf(key)}`;

/** Where the editor of a planned work is. */
export const planPath = ({ newPath }: Pick<Addressed, 'newPath'>, id: number): string =>
  `${newPath}?plan=${id}`;
