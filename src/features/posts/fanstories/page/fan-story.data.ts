import { useQuery } from '@tanstack/react-query';
import type { ListedPost } from '#model/contract/community/post';
import { compileScenario } from '#model/media/story/compile-scenario';
import { compileSource, sourceServer } from '#model/media/story/compile-source';
import { isStoryProblem } from '#model/media/story/limits';
import { withoutOutside } from '#model/media/story/outside-files';
import type { StoryScript } from '#model/media/story/script.types';
import { readingMs } from '#model/media/story/story-times';
import type { ServerCode } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { nextTask } from '#src/browser/first/next-task.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import type { Post } from '../../post/post.data.ts';

const FRESH_MS = 30_000;
/** Chapters of a series that its pages name. */
const MAX_CHAPTERS = 100;

/** A member's story, ready to be read. */
export interface FanStory {
  readonly server: ServerCode;
  readonly script: StoryScript;
  /** Other sites whose files were left out. */
  readonly hosts: readonly string[];
  readonly lines: number;
  readonly minutes: number;
}

type StoryFields = Pick<Post, 'storySource' | 'storyScenario'>;

function parsed(scenario: StoryFields['storyScenario']): unknown {
  if (typeof scenario !== 'string') return scenario;
  try {
    return JSON.parse(scenario);
  } catch {
    return null;
  }
}

/** A post from before that has no source keeps the scenario that it was sent with (reference R142). */
const compiledOf = ({ storySource, storyScenario }: StoryFields) =>
  storySource ? compileSource(storySource) : compileScenario(parsed(storyScenario));

function fanStory(post: StoryFields): FanStory | null {
  const compiled = compiledOf(post);
  if (isStoryProblem(compiled)) return null;
  const { script, hosts } = withoutOutside(compiled);
  const texts = script.steps.flatMap((step) => (step.kind === 'talk' && step.text !== '' ? [step.text] : []));
  const length = texts.reduce((sum, text) => sum + readingMs(text), 0);
  return {
    server: sourceServer(post.storySource),
    script,
    hosts,
    lines: texts.length,
    minutes: Math.max(1, Math.round(length / MINUTE_MS)),
  };
}

/** Null where it cannot be read, undefined until that is known. */
export const useFanStory = (post: Post): FanStory | null | undefined =>
  useQuery({
    queryKey: ['fanStory', post.id, post.revision],
    networkMode: 'always',
    queryFn: async () => {
      await nextTask();
      return fanStory(post);
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

/** One author's chapters of a story, in the order in which they were published. Other members can name the story as a parent, too. */
export const useChapters = (of: number, author: string | undefined) =>
  useQuery({
    queryKey: ['chapters', of, author],
    queryFn: async ({ signal }): Promise<readonly ListedPost[]> => {
      if (author === undefined) return [];
      const asked = {
        username: author,
        categoryName: 'SELF_POST',
        categoryId: 'story',
        storyParent: of,
        order: 'TIME_ASC',
        limit: MAX_CHAPTERS,
      } as const;
      return (await queryApi('POST post/list', 'posts', asked, signal)).posts;
    },
    staleTime: FRESH_MS,
  }).data;
