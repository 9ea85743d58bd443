import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnswerOf, KnownEndpoint, RequestOf } from '#model/contract/endpoints';
import type { ErrorCode } from '#model/contract/errors';
import { DataFailure } from '../failure.ts';
import { type CallName, type CallOutcome, type CallResult, callApi } from './call.ts';
import { RefusedQuery } from './failures.ts';

/** The answer for a query function. @throws Refusal or DataFailure */
export async function queryApi<K extends KnownEndpoint>(
  name: K,
  dataName: CallName<K>,
  request: RequestOf<K> & object,
  signal?: AbortSignal,
): Promise<AnswerOf<K>> {
  const result = await callApi(name, dataName, request, signal);
  if (result.isDone) return result.answer;
  const { failure } = result;
  throw failure.kind === 'refused' ? new RefusedQuery(failure) : new DataFailure(dataName, failure.kind);
}

export interface Call<K extends KnownEndpoint> {
  /** Never rejects. */
  readonly call: (request: RequestOf<K> & object) => Promise<CallResult<K>>;
  readonly isBusy: boolean;
}

/** A call that a visitor makes; it counts among the requests in flight, and what fails on the way is named to them. */
export function useCall<K extends KnownEndpoint>(name: K, dataName: CallName<K>): Call<K> {
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (request: RequestOf<K> & object) => callApi(name, dataName, request),
  });
  const call = useCallback((request: RequestOf<K> & object) => mutateAsync(request), [mutateAsync]);
  return { call, isBusy: isPending };
}

/** Whether a call was refused for this reason. */
export const refusedWith = (result: CallOutcome, code: ErrorCode): boolean =>
  !result.isDone && result.failure.kind === 'refused' && result.failure.code === code;
