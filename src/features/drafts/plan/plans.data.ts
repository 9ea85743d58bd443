import { useQuery } from '@tanstack/react-query';
import type { WorkDraftInput } from '#machines/workdraft/workdraft.types';
import type { AnswerOf } from '#model/contract/endpoints';
import type { WorkContent } from '#model/writing/work/kept-work';
import { PLAN_LIST } from '#src/features/fancharts/authors/co-authors.data.ts';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import type { DraftKind } from '../kind.ts';

export type { ListedPlan } from '#model/contract/community/planned';
export type PlanDetails = AnswerOf<'GET post/plan'>;

/** A little later than the site publishes. */
const LATER_MS = 12_000;
const MAX_WAIT_MS = 600_000;

const planOf = async (id: number, signal: AbortSignal): Promise<PlanDetails | null> => {
  try {
    return await queryApi('GET post/plan', 'post', { id }, signal);
  } catch (error) {
    if (error instanceof RefusedQuery && error.refused.code === 'POST_INVALID') return null;
    throw error;
  }
};

const waitFor = (time: number): number => Math.min(MAX_WAIT_MS, Math.max(0, time - Date.now()) + LATER_MS);

/** How a plan stands, asked again once its time has come; null where it is no longer there. */
export const usePlan = (id: number, revision: number | null) =>
  useQuery({
    queryKey: [MEMBER, 'plan', id, revision],
    queryFn: async ({ signal }) => (await planOf(id, signal))?.plan ?? null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.postId === null && data.failed === null ? waitFor(data.time) : false,
  });

/** What the member publishes later, and what they are invited to. */
export const usePlans = (isMember: boolean) =>
  useQuery({
    queryKey: PLAN_LIST,
    enabled: isMember,
    queryFn: async ({ signal }) => (await queryApi('GET post/plan/list', 'posts', {}, signal)).plans,
    staleTime: 0,
  });

type Opened<Content> =
  | { readonly kind: 'plan'; readonly input: WorkDraftInput<Content> }
  | { readonly kind: 'post'; readonly id: number };

/** What the editor of a planned work begins with; the post, once it is one; null where there is none. */
export const useOpenedPlan = <Content extends WorkContent>(
  { category, store, contentOf }: DraftKind<Content>,
  id: number,
  reader: string,
) =>
  useQuery({
    queryKey: ['openedPlan', category, id, reader],
    queryFn: async ({ signal }): Promise<Opened<Content> | null> => {
      const { plan, post } = (await planOf(id, signal)) ?? {};
      if (plan && plan.postId !== null) return { kind: 'post', id: plan.postId };
      if (!plan || !post || plan.categoryId !== category) return null;
      const draftKey = await store.keyOfPlan(id).catch(() => store.planKey(id));
      const content = await contentOf(post, location.origin);
      if (content === null) return null;
      const { time, revision } = plan;
      const start = { content, post: null, plan: { id, time }, revision, isPublished: true };
      return { kind: 'plan', input: { draftKey, start } };
    },
    // What is being edited must not change below its editor.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
