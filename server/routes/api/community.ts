import { DONE } from '#model/contract/bounds';
import type { CO_AUTHOR_ENDPOINTS } from '#model/contract/community/co-authors';
import type { DECISION_ENDPOINTS } from '#model/contract/community/decisions';
import type { MODERATION_ENDPOINTS } from '#model/contract/community/moderation';
import type { PLANNED_ENDPOINTS } from '#model/contract/community/planned';
import type { POST_ENDPOINTS } from '#model/contract/community/posts';
import type { VOTE_ENDPOINTS } from '#model/contract/community/votes';
import type { PostDetails } from '../../services/community/details.ts';
import type { PostEditing } from '../../services/community/editing.ts';
import type { Liking } from '../../services/community/liking.ts';
import type { Moderation } from '../../services/community/moderation.ts';
import type { PostReader } from '../../services/community/reading.ts';
import type { PostWriter } from '../../services/community/writing.ts';
import type { CoAuthors } from '../../services/fancharts/co-authors.ts';
import type { ChartVoting } from '../../services/fancharts/votes.ts';
import type { Appeals } from '../../services/moderation/appeals.ts';
import type { Cases } from '../../services/moderation/cases.ts';
import type { Decisions } from '../../services/moderation/decisions.ts';
import type { Plans } from '../../services/planned/plans.ts';
import type { PlanPublisher } from '../../services/planned/publishing.ts';
import type { HandlersOf } from './mount.ts';

export interface CommunityServices {
  readonly reader: PostReader;
  readonly details: PostDetails;
  readonly writer: PostWriter;
  readonly liking: Liking;
  readonly coAuthors: CoAuthors;
  readonly votes: ChartVoting;
  readonly plans: Plans;
  readonly publisher: PlanPublisher;
  readonly editor: PostEditing;
  readonly moderation: Moderation;
  readonly cases: Cases;
  readonly decisions: Decisions;
  readonly appeals: Appeals;
}

type ReadingHandlers = Pick<
  HandlersOf<typeof POST_ENDPOINTS>,
  'POST post/list' | 'GET post/basic' | 'GET post/details' | 'GET post/find' | 'GET post/tag'
>;
type WritingHandlers = Omit<HandlersOf<typeof POST_ENDPOINTS>, keyof ReadingHandlers>;
type ModerationHandlers = HandlersOf<typeof MODERATION_ENDPOINTS>;

const JSON_TYPE = 'application/json; charset=utf-8';

const readingHandlers = ({ reader, details }: CommunityServices): ReadingHandlers => ({
  'POST post/list': async ({ caller, request, http }) => {
    const answer = await reader.listJson(caller, request);
    http.reply.type(JSON_TYPE);
    return answer;
  },
  'GET post/basic': async ({ request }) => ({ result: true, ...(await reader.basic(request.id)) }),
  'GET post/details': async ({ caller, request, http }) => {
    const answer = await details.answer(caller, request.id, request.storyScenario !== 'false');
    http.reply.type(JSON_TYPE);
    return answer;
  },
  'GET post/find': async ({ request: { categoryName, categoryId, id } }) => ({
    result: true,
    ...(await reader.find(categoryName, categoryId, id)),
  }),
  'GET post/tag': async ({ request }) => ({ result: true, tags: await reader.tags(request) }),
});

const writingHandlers = ({ writer, editor, liking, moderation }: CommunityServices): WritingHandlers => ({
  'POST post': async ({ caller, request }) => ({ result: true, id: await writer.create(caller, request) }),
  'POST post/like': async ({ caller, request: { id, value } }) => ({
    result: true,
    likes: await liking.like(caller, id, value),
  }),
  'POST post/edit': async ({ caller, request }) => ({
    result: true,
    revision: await editor.edit(caller, request),
  }),
  'POST post/delete': async ({ caller, request: { id, reason } }) => {
    await moderation.remove(caller, id, reason ?? '');
    return DONE;
  },
  'POST post/undelete': async ({ caller, request: { id } }) => {
    await moderation.giveBack(caller, id);
    return DONE;
  },
  'GET post/versions': async ({ caller, request: { id, ...page }, http }) => {
    const answer = await editor.versions(caller, id, page);
    http.reply.type(JSON_TYPE);
    return answer;
  },
  'POST post/restore': async ({ caller, request: { id, version, revision } }) => ({
    result: true,
    revision: await editor.restore(caller, id, version, revision),
  }),
});

const voteHandlers = ({ votes }: CommunityServices): HandlersOf<typeof VOTE_ENDPOINTS> => ({
  'GET post/vote': async ({ caller, request: { id } }) => ({
    result: true,
    ...(await votes.show(caller, id)),
  }),
  'POST post/vote': async ({ caller, request: { id, vote } }) => ({
    result: true,
    ...(await votes.vote(caller, id, vote)),
  }),
});

const plannedHandlers = ({ plans, publisher }: CommunityServices): HandlersOf<typeof PLANNED_ENDPOINTS> => ({
  'GET post/plan/list': async ({ caller }) => ({ result: true, plans: [...(await plans.list(caller))] }),
  'GET post/plan': async ({ caller, request: { id } }) => ({
    result: true,
    ...(await plans.details(caller, id)),
  }),
  'POST post/plan': async ({ caller, request }) => ({
    result: true,
    ...(await plans.create(caller, request)),
  }),
  'POST post/plan/edit': async ({ caller, request }) => ({
    result: true,
    ...(await plans.edit(caller, request)),
  }),
  'POST post/plan/cancel': async ({ caller, request: { id } }) => {
    await plans.cancel(caller, id);
    return DONE;
  },
  'POST post/plan/publish': async ({ caller, request: { id, revision } }) => ({
    result: true,
    id: await publisher.publishNow(caller, id, revision),
  }),
});

const coAuthorHandlers = ({ coAuthors }: CommunityServices): HandlersOf<typeof CO_AUTHOR_ENDPOINTS> => ({
  'GET post/authors': async ({ caller, request: { id } }) => ({
    result: true,
    authors: await coAuthors.list(caller, id),
  }),
  'POST post/authors/invite': async ({ caller, request: { id, username } }) => {
    await coAuthors.invite(caller, id, username);
    return DONE;
  },
  'POST post/authors/answer': async ({ caller, request: { id, accept } }) => {
    await coAuthors.answer(caller, id, accept);
    return DONE;
  },
  'POST post/authors/remove': async ({ caller, request: { id, username } }) => {
    await coAuthors.remove(caller, id, username);
    return DONE;
  },
});

const moderationHandlers = ({ moderation }: CommunityServices): ModerationHandlers => ({
  'POST post/report': async ({ caller, request: { id, reason, note } }) => {
    await moderation.report(caller, id, reason, note ?? '');
    return DONE;
  },
  'GET post/report': async ({ request: { state = 'open', ...page }, http }) => {
    const answer = await moderation.reports(state, page);
    http.reply.type(JSON_TYPE);
    return answer;
  },
  'POST post/report/resolve': async ({ caller, request: { id, verdict, note } }) => {
    await moderation.resolve(caller.userId, id, verdict, note ?? '');
    return DONE;
  },
});

const decisionHandlers = ({
  cases,
  decisions,
  appeals,
}: CommunityServices): HandlersOf<typeof DECISION_ENDPOINTS> => ({
  'POST user/report': async ({ caller, request: { username, reason, note } }) => {
    await appeals.report(caller, username, reason, note ?? '');
    return DONE;
  },
  'GET moderation/case': async ({ request, http }) => {
    const answer = await cases.list(request);
    http.reply.type(JSON_TYPE);
    return answer;
  },
  'POST moderation/keep': async ({ caller, request }) => {
    await cases.keep(caller, request);
    return DONE;
  },
  'POST moderation/decide': async ({ caller, request }) => ({
    result: true,
    id: await decisions.decide(caller, request),
  }),
  'POST moderation/undo': async ({ caller, request: { id } }) => {
    await decisions.undo(caller, id);
    return DONE;
  },
  'POST moderation/answer': async ({ caller, request }) => {
    await appeals.answer(caller, request);
    return DONE;
  },
  'GET user/decision': async ({ caller, request }) => ({
    result: true,
    ...(await appeals.own(caller, request)),
  }),
  'POST user/appeal': async ({ caller, request: { id, text } }) => {
    await appeals.appeal(caller, id, text);
    return DONE;
  },
});

export const communityHandlers = (services: CommunityServices) => ({
  ...readingHandlers(services),
  ...writingHandlers(services),
  ...coAuthorHandlers(services),
  ...voteHandlers(services),
  ...plannedHandlers(services),
  ...moderationHandlers(services),
  ...decisionHandlers(services),
});
