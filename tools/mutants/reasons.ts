import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './sites.ts';

/** Why no test fails with a change: by file, then by the name of the change. */
export type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readReasons = (): Reasons =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Reasons;

/** What became of one change. */
export interface MutantOutcome {
  readonly site: Site;
  /** The test that fails with it; null where all pass. */
  readonly killedBy: string | null;
}

export interface FolderResult {
  readonly killed: number;
  readonly reasoned: number;
  /** Changes that no test notices and that have no reason. */
  readonly unexplained: readonly Site[];
  /** Reasons for changes that a test notices, or that there are no longer; `file › name`. */
  readonly outdated: readonly string[];
}

/** Holds what became of the changes of a folder against the reasons. */
export function judged(folder: string, verdicts: readonly MutantOutcome[], reasons: Reasons): FolderResult {
  const keyOf = ({ file, name }: Site): string => `${file} › ${name}`;
  const listed = new Set(
    Object.entries(reasons)
      .filter(([file]) => file.startsWith(`${folder}/`))
      .flatMap(([file, names]) => Object.keys(names).map((name) => `${file} › ${name}`)),
  );
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null).map(({ site }) => site);
  const alive = new Set(survivors.map(keyOf));
  const unexplained = survivors.filter((site) => !listed.has(keyOf(site)));
  return {
    killed: verdicts.length - survivors.length,
    reasoned: survivors.length - unexplained.length,
    unexplained,
    outdated: [...listed].filter((key) => !alive.has(key)),
  };
}
