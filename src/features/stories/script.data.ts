import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { encoded } from '#model/media/explorer/asset-address';
import { scenarioOfActionSet } from '#model/media/story/catalogue/read-action-set';
import { actionSetPaths, talkPaths } from '#model/media/story/catalogue/script-paths';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import { dressedBySeason, seasonalWearers } from '#model/media/story/seasonal-costumes';
import type { StoryPlace } from '#model/media/story/voice-bundles';
import { assets } from '#model/rules/asset-paths';
import type { ServerCode } from '#model/vocabulary/servers';
import { openFile } from '#src/browser/files/asset-file.ts';
import { characterItem } from '#src/kit/data/items.ts';

/** Where the script of a story is found. */
export type ScriptSource =
  /** Below the folder of a server, the likeliest first. */
  | { readonly kind: 'file'; readonly paths: readonly string[] }
  /** Through the action set of a talk. */
  | { readonly kind: 'set'; readonly id: number };

/** What became of a script: there is none, it is none, it exceeds the limits, or it could not be had now. */
export type ScriptFault = 'absent' | 'broken' | 'long' | 'failed';

/** Why there is no script, and of which file this is said. */
export class ScriptFailure extends Error {
  readonly fault: ScriptFault;
  readonly file: string;

  constructor(fault: ScriptFault, file: string) {
    super(`${file}: ${fault}`);
    this.name = 'ScriptFailure';
    this.fault = fault;
    this.file = file;
  }
}

interface ReadFile {
  readonly path: string;
  readonly json: unknown;
}

async function readJson(answer: Response, path: string, signal: AbortSignal): Promise<ReadFile> {
  let text: string;
  try {
    text = await answer.text();
  } catch {
    signal.throwIfAborted();
    throw new ScriptFailure('failed', path);
  }
  try {
    return { path, json: JSON.parse(text) };
  } catch {
    throw new ScriptFailure('broken', path);
  }
}

/** The first of some files that a server has. */
async function firstOf(server: ServerCode, paths: readonly string[], signal: AbortSignal): Promise<ReadFile> {
  for (const path of paths) {
    const answer = await openFile(assets(server, path), signal);
    if (answer === 'missing') continue;
    if (typeof answer === 'string') throw new ScriptFailure('failed', path);
    return readJson(answer, path, signal);
  }
  throw new ScriptFailure('absent', paths[0] ?? '');
}

async function fileOf(server: ServerCode, source: ScriptSource, signal: AbortSignal): Promise<ReadFile> {
  if (source.kind === 'file') return firstOf(server, source.paths, signal);
  const set = await firstOf(server, actionSetPaths(source.id), signal);
  const scenario = scenarioOfActionSet(set.json);
  if (scenario === null) throw new ScriptFailure('broken', set.path);
  return firstOf(server, talkPaths(source.id, scenario), signal);
}

async function loadScript(
  server: ServerCode,
  source: ScriptSource,
  place: StoryPlace | null,
  signal: AbortSignal,
): Promise<StoryScript> {
  const { path, json } = await fileOf(server, source, signal);
  const script = compileScenario(json, place);
  if (!isStoryProblem(script)) return script;
  throw new ScriptFailure(script.problem === 'unreadable' ? 'broken' : 'long', path);
}

/** Costumes named by their season get the names of their models. A profile that cannot be had leaves them as they are. */
async function dressed(script: StoryScript, client: QueryClient): Promise<StoryScript> {
  const wearers = seasonalWearers(script);
  if (wearers.length === 0) return script;
  const profiles = await Promise.allSettled(wearers.map((id) => client.fetchQuery(characterItem(id))));
  const seasonal = new Map(
    profiles.map((asked, at) => [
      wearers[at],
      asked.status === 'fulfilled' ? asked.value?.seasonal : undefined,
    ]),
  );
  return dressedBySeason(script, (id) => seasonal.get(id) ?? []);
}

/** What a script is asked for by. */
export interface AskedScript {
  readonly server: ServerCode;
  readonly source: ScriptSource;
  /** Where its voices lie when it does not say so. */
  readonly place: StoryPlace | null;
}

const RETRIES = 2;

const scriptOf = (asked: AskedScript | null) =>
  queryOptions({
    queryKey: ['story', asked],
    queryFn: asked
      ? async ({ signal, client }) =>
          dressed(await loadScript(asked.server, asked.source, asked.place, signal), client)
      : skipToken,
    retry: (count, error) => count < RETRIES && error instanceof ScriptFailure && error.fault === 'failed',
  });

/** The script of a story as both readers play it; asks for nothing while it is not known where it lies. */
export const useStory = (asked: AskedScript | null) => useQuery(scriptOf(asked));

/** A file by its path in the asset explorer. */
export const fileSource = (path: string): ScriptSource => ({ kind: 'file', paths: [encoded(path)] });
