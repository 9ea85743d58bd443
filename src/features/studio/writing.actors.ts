import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { readStored, writeStored } from '#machines/writing/writing.logic';
import { writingMachine } from '#machines/writing/writing.machine';
import type { Publishing, PublishOutcome } from '#machines/writing/writing.types';
import type { WritingLogic } from '#machines/writing/writing.view';
import type { PostNode } from '#model/contract/rich-text';
import type { JsonObject } from '#model/records/reading';
import { type PostDraft, readPost, WARNINGS } from '#model/writing/post/draft';
import { knownNode } from '#model/writing/post/nodes';
import { randomKey } from '../../browser/page/random-key.ts';
import { storage as browserStorage } from '../../browser/storage/kept.ts';
import type { TextStorage } from '../../browser/storage/storage.ts';
import { callApi } from '../../kit/data/api/call.ts';
import type { CallFailure, Refused } from '../../kit/data/api/failures.ts';
import { ABOUT_TEXTS, outcomeOf } from '../../kit/data/api/outcome.ts';
import { queryClient } from '../../kit/data/query-client.ts';
import { draftActors, draftKeys } from '../community/draft.actors.ts';
import { renewPost } from '../posts/post/post.data.ts';

/** The outside world of posts that are written. */
export interface WritingServices {
  readonly storage: TextStorage;
  readonly queries: QueryClient;
  /** A new text of letters that no one else has. */
  newKey(): string;
}

/** As the contract has them; foreign nodes are the server's to judge. */
const contentOf = ({ content }: PostDraft): PostNode[] => content.map((node) => node as PostNode);

/** What an edit changes of the facts; null takes one away. */
function changedFacts(post: PostDraft, start: PostDraft) {
  const rating = post.rating === start.rating ? {} : { rating: post.rating };
  const warnings = WARNINGS.filter((each) => post.warnings.includes(each) !== start.warnings.includes(each));
  const flags = Object.fromEntries(warnings.map((each) => [each, post.warnings.includes(each) || null]));
  return { ...rating, ...flags };
}

const factsOf = ({ title, tags }: PostDraft) => ({ title: title.trim(), tags: [...tags] });

const HASH = /[0-9a-f]{40}$/;

/** The nodes whose pictures the site no longer has. */
async function withLostPictures({ content }: PostDraft): Promise<readonly JsonObject[]> {
  const isLost = async (path: string): Promise<boolean> => {
    const [hash = ''] = HASH.exec(path) ?? [];
    const result = await callApi('GET upload/status/{hash}', 'upload', { hash });
    return result.isDone ? result.answer.status !== 'available' : result.failure.kind === 'refused';
  };
  const lost: JsonObject[] = [];
  for (const node of content) {
    const known = knownNode(node);
    if (known?.type !== 'image') continue;
    if ((await Promise.all(known.objects.map(isLost))).includes(true)) lost.push(node);
  }
  return lost;
}

const NODE_PATH = /^content\.(\d+)/;

/** Which nodes and fields the site refused. A path such as `content.3.data` names a node as it was sent. */
async function invalidIn({ fields }: Refused, post: PostDraft): Promise<PublishOutcome> {
  const paths = Object.keys(fields);
  const places = new Set(paths.flatMap((path) => NODE_PATH.exec(path)?.[1] ?? []));
  const named = post.content.filter((_node, place) => places.has(String(place)));
  const others = paths.filter((path) => !NODE_PATH.test(path));
  const nodes = named.length > 0 || !others.includes('content') ? named : await withLostPictures(post);
  const isExplained = nodes.length > 0;
  return {
    kind: 'invalid',
    nodes,
    fields: others.filter((path) => path !== 'content' || !isExplained),
  };
}

/** The version that someone saved meanwhile; null when it does not come. */
async function newerOf(id: number): Promise<PostDraft | null> {
  const result = await callApi('GET post/details', 'post', { id });
  return result.isDone ? readPost(result.answer.post) : null;
}

async function refusalOf(failure: CallFailure, { target, draft }: Publishing): Promise<PublishOutcome> {
  if (failure.kind === 'refused') {
    const { code, revision } = failure;
    if (code === 'REVISION_STALE' && revision !== null && target.kind === 'edit')
      return { kind: 'stale', revision, newer: await newerOf(target.id) };
    if (code === 'CONTENT_INVALID' || code === 'REQUEST_INVALID') return invalidIn(failure, draft.content);
  }
  const told = ['login', 'denied', 'blocked', 'gone', 'large', 'unreachable', 'wait'] as const;
  return outcomeOf(failure, [...told, ...ABOUT_TEXTS]);
}

export function provideWriting({ storage, queries, newKey }: WritingServices): WritingLogic {
  const keyOf = draftKeys(newKey);
  const send = async ({ target, draft, start }: Publishing) => {
    const { content: post, revision } = draft;
    const words = { ...factsOf(post), content: contentOf(post) };
    if (target.kind === 'new') {
      const { rating, warnings } = post;
      const flags = Object.fromEntries(warnings.map((each) => [each, true]));
      const facts = { ...words, ...flags, ...(rating !== 0 && { rating }), key: keyOf(draft) };
      return callApi('POST post', 'postSave', { categoryName: 'SELF_POST', categoryId: 'text', ...facts });
    }
    const base = revision === null ? {} : { revision };
    const change = { ...words, ...changedFacts(post, start), ...base };
    return callApi('POST post/edit', 'postSave', { id: target.id, ...change });
  };
  const publish = async (publishing: Publishing): Promise<PublishOutcome> => {
    const result = await send(publishing);
    if (!result.isDone) return refusalOf(result.failure, publishing);
    const { target } = publishing;
    const id = target.kind === 'edit' ? target.id : idIn(result.answer);
    void renewPost(queries, id);
    return { kind: 'published', id };
  };
  return writingMachine.provide({
    actors: {
      ...draftActors(storage, { read: readStored, write: writeStored }),
      publish: fromPromise<PublishOutcome, Publishing>(({ input }) => publish(input)),
    },
  });
}

const idIn = (answer: object): number => ('id' in answer && typeof answer.id === 'number' ? answer.id : 0);

/** The machine of written posts with every slot filled. */
export const writing: WritingLogic = provideWriting({
  storage: browserStorage,
  queries: queryClient,
  newKey: randomKey,
});
