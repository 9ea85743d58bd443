import { buffer } from 'node:stream/consumers';
import { scenarioOfActionSet } from '#model/media/story/catalogue/read-action-set';
import { actionSetPaths, talkPaths } from '#model/media/story/catalogue/script-paths';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { StoryScript } from '#model/media/story/script.types';
import type { StoryPlace } from '#model/media/story/voice-bundles';
import { assets as assetPath } from '#model/rules/asset-paths';
import type { ServerCode } from '#model/vocabulary/servers';
import type { AssetService } from '../published/assets.ts';

/** Where the script of a story lies: below a server's folder, the likeliest first; or through the action set of a talk. */
export interface ScriptFiles {
  readonly at: readonly string[] | { readonly actionSet: number };
  /** Null of a file that no list names. */
  readonly place: StoryPlace | null;
}

/** Far beyond all that was published; what is larger shows without its text. */
const MAX_SCRIPT = 2 * 1024 * 1024;

/** The first of these files that a server has, as JSON; null where none is, and where it is too large or damaged. */
async function firstJson(
  assets: AssetService,
  server: ServerCode,
  paths: readonly string[],
): Promise<unknown> {
  for (const path of paths) {
    const answer = await assets.answer(assetPath(server, path).slice(1));
    if (answer.status !== 'found') continue;
    if (answer.asset.size > MAX_SCRIPT) return null;
    const body = await answer.asset.read(null);
    if (!body) return null;
    const bytes = body instanceof Uint8Array ? body : await buffer(body);
    try {
      return JSON.parse(Buffer.from(bytes).toString('utf8'));
    } catch {
      return null;
    }
  }
  return null;
}

/** The script of a story on a server; null where it has none that can be read. */
export async function scriptOn(
  assets: AssetService,
  server: ServerCode,
  { at, place }: ScriptFiles,
): Promise<StoryScript | null> {
  let paths = at;
  if ('actionSet' in paths) {
    const { actionSet } = paths;
    const scenario = scenarioOfActionSet(await firstJson(assets, server, actionSetPaths(actionSet)));
    paths = scenario === null ? [] : talkPaths(actionSet, scenario);
  }
  const json = await firstJson(assets, server, paths);
  const script = json === null ? null : compileScenario(json, place);
  return script === null || isStoryProblem(script) ? null : script;
}
