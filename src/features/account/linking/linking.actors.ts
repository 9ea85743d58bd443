import { fromPromise } from 'xstate';
import { linkingMachine } from '#machines/linking/linking.machine';
import type { Deed, LinkingOutcome, Showing } from '#machines/linking/linking.types';
import type { LinkingLogic } from '#machines/linking/linking.view';
import type { AnswerOf } from '#model/contract/endpoints';
import { callApi } from '#src/kit/data/api/call.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { OWN_ROWS, RANKINGS } from '#src/kit/data/boards.ts';
import { queryClient } from '#src/kit/data/query-client.ts';

const DATA = 'syncAccounts';

const failed = (failure: CallFailure): LinkingOutcome => ({
  kind: 'failed',
  refusal:
    failure.kind === 'refused'
      ? { kind: failure.kind, code: failure.code, retryAfter: failure.retryAfter }
      : failure,
});

const foundOn = (
  server: number,
  { accounts, requests }: Pick<AnswerOf<'GET sync'>, 'accounts' | 'requests'>,
): LinkingOutcome => ({
  kind: 'found',
  account: accounts.find((each) => each.server === server) ?? null,
  request: requests.find((each) => each.server === server) ?? null,
});

/** The member was on a board or is from now on: boards are fetched again. */
const forgetBoards = () =>
  Promise.all(
    [RANKINGS, OWN_ROWS].map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
  );

async function look(server: number, signal: AbortSignal): Promise<LinkingOutcome> {
  const result = await callApi('GET sync', DATA, {}, signal);
  return result.isDone ? foundOn(server, result.answer) : failed(result.failure);
}

async function act({ type, server, uid }: Deed, signal: AbortSignal): Promise<LinkingOutcome> {
  const result = await callApi(
    'POST sync',
    DATA,
    { type, server, ...(type === 'request' && { uid }) },
    signal,
  );
  if (!result.isDone) return failed(result.failure);
  void forgetBoards();
  return foundOn(server, result.answer);
}

async function show({ server, flags }: Showing, signal: AbortSignal): Promise<LinkingOutcome> {
  const result = await callApi('POST sync/account', DATA, { server, ...flags }, signal);
  if (!result.isDone) return failed(result.failure);
  void forgetBoards();
  return { kind: 'found', account: result.answer.account, request: null };
}

/** The machine of linking with every slot filled. */
export const linking: LinkingLogic = linkingMachine.provide({
  actors: {
    look: fromPromise<LinkingOutcome, number>(({ input, signal }) => look(input, signal)),
    act: fromPromise<LinkingOutcome, Deed>(({ input, signal }) => act(input, signal)),
    show: fromPromise<LinkingOutcome, Showing>(({ input, signal }) => show(input, signal)),
  },
});
