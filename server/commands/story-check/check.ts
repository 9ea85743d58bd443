import { scenarioOfActionSet } from '#model/media/story/catalogue/read-action-set';
import { talkPaths } from '#model/media/story/catalogue/script-paths';
import { compileScenario } from '#model/media/story/compile-scenario';
import { isStoryProblem } from '#model/media/story/limits';
import type { UnknownPart } from '#model/media/story/script.types';
import { storyFiles } from '#model/media/story/story-files';
import type { StoryPlace } from '#model/media/story/voice-bundles';
import type { ServerCode } from '#model/vocabulary/servers';
import type { CheckedFiles } from './files.ts';
import type { ListedStory } from './listed.ts';

/** What is wrong with a script as a whole. */
type ScriptFault = 'missing' | 'notJson' | 'unreadable' | 'tooMany' | 'tooLong' | 'noTalk';

/** One scenario of one server. */
export interface StoryLine {
  readonly server: ServerCode;
  /** As lists name it; null for a script that no list names. */
  readonly story: string | null;
  /** Below the folder of the server; null where none was found. */
  readonly scenario: string | null;
  readonly error?: ScriptFault;
  /** Where it was looked for. */
  readonly tried?: readonly string[];
  readonly steps?: number;
  readonly files?: number;
  /** Addresses that nothing lies at. */
  readonly missing?: readonly string[];
  readonly unknown?: readonly UnknownPart[];
}

interface Found {
  readonly path: string;
  readonly text: string;
}

/** Checks stories of one server against the files that there are. */
export class StoryCheck {
  readonly #files: CheckedFiles;
  readonly #server: ServerCode;
  /** Paths that were looked at, below the folder of the server. */
  readonly seen = new Set<string>();

  constructor(files: CheckedFiles, server: ServerCode) {
    this.#files = files;
    this.#server = server;
  }

  async #first(paths: readonly string[]): Promise<Found | null> {
    for (const path of paths) {
      this.seen.add(path);
      const text = await this.#files.text(`/assets/${this.#server}/${path}`);
      if (text !== null) return { path, text };
    }
    return null;
  }

  async listed({ key, place, paths, actionSet }: ListedStory): Promise<StoryLine> {
    if (actionSet === null) return this.#script(key, place, paths);
    const set = await this.#first(paths);
    if (set === null) return this.#none(key, paths, 'missing');
    const scenario = scenarioOfActionSet(parsed(set.text) ?? null);
    if (scenario === null) return { ...this.#none(key, [set.path], 'noTalk') };
    return this.#script(key, place, talkPaths(actionSet, scenario));
  }

  /** A script that no list names. */
  found(path: string): Promise<StoryLine> {
    return this.#script(null, null, [path]);
  }

  #none(story: string | null, tried: readonly string[], error: ScriptFault): StoryLine {
    return { server: this.#server, story, scenario: null, error, tried };
  }

  async #script(
    story: string | null,
    place: StoryPlace | null,
    paths: readonly string[],
  ): Promise<StoryLine> {
    const found = await this.#first(paths);
    if (found === null) return this.#none(story, paths, 'missing');
    const { path, text } = found;
    const line = { server: this.#server, story, scenario: path };
    const json = parsed(text);
    if (json === undefined) return { ...line, error: 'notJson' };
    const script = compileScenario(json, place);
    if (isStoryProblem(script)) return { ...line, error: script.problem };
    const needs = storyFiles(script, this.#server);
    const missing: string[] = [];
    for (const { address } of needs) if (!(await this.#files.isThere(address))) missing.push(address);
    return { ...line, steps: script.steps.length, files: needs.length, missing, unknown: script.unknown };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
