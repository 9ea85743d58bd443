import { skipToken, useQuery } from '@tanstack/react-query';
import { assetFilePath, bundlePath } from '#model/media/explorer/asset-address';
import type { TreeRow } from '#model/media/explorer/asset-index';
import type { PathsFound } from '#model/media/explorer/path-search';
import { readFileNames } from '#model/media/explorer/resolve';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { type FileHead, headOfFile, openFile } from '#src/browser/files/asset-file.ts';
import type { IndexFault, IndexReply, PlaceAnswer } from './index/index-answers.ts';
import { askIndex } from './index/index-thread.ts';

/** What went wrong with an index or a file. */
class AssetFailure extends Error {
  readonly fault: IndexFault;

  constructor(fault: IndexFault) {
    super(fault);
    this.name = 'AssetFailure';
    this.fault = fault;
  }
}

export const faultOf = (error: Error | null): IndexFault | null =>
  error === null ? null : error instanceof AssetFailure ? error.fault : 'unreadable';

function answerOf(reply: IndexReply) {
  if (!reply.ok) throw new AssetFailure(reply.fault);
  return reply.answer;
}

/** Answers of before show until the next ones come, of the same server alone: paths of one may lead nowhere on another. */
const isOf = (server: ServerCode, query: { readonly queryKey: readonly unknown[] } | undefined): boolean =>
  query?.queryKey[1] === server;

/** What an address names, by the index of the server. */
export function usePlaceAnswer(server: ServerCode, parts: readonly string[]) {
  return useQuery({
    queryKey: ['explorer', server, 'place', parts.join('/')],
    queryFn: async (): Promise<PlaceAnswer> => {
      const answer = answerOf(await askIndex(server, { ask: 'place', parts }));
      if (!('totals' in answer)) throw new AssetFailure('unreadable');
      return answer;
    },
  });
}

/** Paths of all bundles below a folder. @throws where the index does not come */
export async function bundlesOf(server: ServerCode, path: string): Promise<readonly string[]> {
  const answer = answerOf(await askIndex(server, { ask: 'bundles', path }));
  return 'bundles' in answer ? answer.bundles : [];
}

/** The rows of the tree with these folders open. */
export function useTreeRows(server: ServerCode, open: readonly string[]) {
  return useQuery({
    queryKey: ['explorer', server, 'tree', open],
    queryFn: async (): Promise<readonly TreeRow[]> => {
      const answer = answerOf(await askIndex(server, { ask: 'tree', open }));
      return 'length' in answer ? answer : [];
    },
    placeholderData: (before, query) => (isOf(server, query) ? before : undefined),
    gcTime: 0,
  });
}

/** Paths with all of the words; asks for nothing while there are none. */
export function usePathsFound(server: ServerCode, words: string | null) {
  return useQuery({
    queryKey: ['explorer', server, 'search', words],
    queryFn:
      words === null
        ? skipToken
        : async (): Promise<PathsFound | null> => {
            const answer = answerOf(await askIndex(server, { ask: 'search', text: words }));
            return 'uppermost' in answer ? answer : null;
          },
    placeholderData: (before, query) => (isOf(server, query) ? before : undefined),
    gcTime: 0,
  });
}

async function jsonAt(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await openFile(path, signal);
  if (typeof answer === 'string') throw new AssetFailure(answer);
  try {
    return await answer.json();
  } catch {
    signal.throwIfAborted();
    throw new AssetFailure('unreadable');
  }
}

/** Names of the files of a bundle; asks for nothing while there is none. */
export function useFileNames(server: ServerCode, bundle: string | null) {
  return useQuery({
    queryKey: ['explorer', server, 'files', bundle],
    queryFn:
      bundle === null
        ? skipToken
        : async ({ signal }) => {
            const names = readFileNames(await jsonAt(bundlePath(server, bundle), signal));
            if (!names) throw new AssetFailure('unreadable');
            return names;
          },
  });
}

/** A file on the site, by its bundle. */
export interface AssetFile {
  readonly server: ServerCode;
  readonly bundle: string;
  readonly name: string;
}

export const addressOf = ({ server, bundle, name }: AssetFile): string => assetFilePath(server, bundle, name);

/** By the server's own index first: a list that is not there would be asked for in vain. */
async function hasFile(
  server: ServerCode,
  { bundle, name }: AssetFile,
  signal: AbortSignal,
): Promise<boolean> {
  const reply = await askIndex(server, { ask: 'place', parts: [...bundle.split('/'), name] });
  if (!reply.ok && reply.fault !== 'missing') throw new AssetFailure(reply.fault);
  if (!reply.ok || !('isThere' in reply.answer)) return false;
  const { answer } = reply;
  if (!answer.isThere || answer.target.kind !== 'bundle' || answer.target.path !== bundle) return false;
  const list = await jsonAt(bundlePath(server, bundle), signal).catch((error: unknown) => {
    if (error instanceof AssetFailure && error.fault === 'missing') return null;
    throw error;
  });
  return readFileNames(list)?.includes(name) ?? false;
}

/** Which of the other servers have a file, and whether some did not answer. */
interface OthersFound {
  readonly have: readonly ServerCode[];
  readonly isWhole: boolean;
}

/** The other servers that have a file of this path; asks nothing while there is none. */
export function useOtherServers(file: AssetFile | null) {
  return useQuery({
    queryKey: ['explorer', 'others', file && addressOf(file)],
    queryFn:
      file === null
        ? skipToken
        : async ({ signal }): Promise<OthersFound> => {
            const others = SERVERS.filter((server) => server !== file.server);
            const ends = await Promise.allSettled(others.map((server) => hasFile(server, file, signal)));
            signal.throwIfAborted();
            const have = others.filter((_, nth) => {
              const end = ends[nth];
              return end?.status === 'fulfilled' && end.value;
            });
            return { have, isWhole: ends.every(({ status }) => status === 'fulfilled') };
          },
    retry: false,
  });
}

/** Size and type of a file. `asksAgain` where an earlier answer does not say what is wrong now. */
export function useFileHead(file: AssetFile, asksAgain = false) {
  const path = addressOf(file);
  return useQuery({
    queryKey: ['explorer', 'head', path],
    queryFn: async ({ signal }): Promise<FileHead> => {
      const head = await headOfFile(path, signal);
      // A file stays missing; a connection comes back.
      if (!head.ok && head.fault !== 'missing') throw new AssetFailure(head.fault);
      return head;
    },
    refetchOnMount: asksAgain ? 'always' : true,
  });
}

/** Longer texts are not shown: a page with them would stand still. */
const MAX_TEXT_BYTES = 4 * 2 ** 20;

export type FileText = { readonly isTooLong: false; readonly text: string } | { readonly isTooLong: true };

/** A file as text. */
export function useFileText(file: AssetFile | null) {
  const path = file && addressOf(file);
  return useQuery({
    queryKey: ['explorer', 'text', path],
    queryFn:
      path === null
        ? skipToken
        : async ({ signal }): Promise<FileText> => {
            const answer = await openFile(path, signal);
            if (typeof answer === 'string') throw new AssetFailure(answer);
            if (Number(answer.headers.get('content-length') ?? 0) > MAX_TEXT_BYTES) {
              await answer.body?.cancel();
              return { isTooLong: true };
            }
            const text = await answer.text();
            return text.length > MAX_TEXT_BYTES ? { isTooLong: true } : { isTooLong: false, text };
          },
    gcTime: 60_000,
  });
}
