import { execFileSync, spawnSync } from 'node:child_process';

const MAIN_BRANCHES = ['origin/main', 'main'];

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const listed = (text: string): readonly string[] => text.split('\0').filter((path) => path !== '');

/** The commit at which the branch left main; on main itself the last commit. */
function branchPoint(root: string): string {
  const points = MAIN_BRANCHES.map((branch) =>
    spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' }),
  );
  const found = points.find(({ status }) => status === 0)?.stdout.trim();
  return found ?? 'HEAD';
}

export interface ChangedFiles {
  /** The commit with which the working tree was compared, as a short name. */
  readonly base: string;
  /** Paths from the root: edited, added, deleted, committed or not. */
  readonly changed: readonly string[];
}

export function changedFiles(root: string, since?: string): ChangedFiles {
  const base = git(root, 'rev-parse', '--short', '--verify', `${since ?? branchPoint(root)}^{commit}`).trim();
  const edited = listed(git(root, 'diff', '--name-only', '--no-renames', '-z', base));
  const untracked = listed(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return { base, changed: [...new Set([...edited, ...untracked])].sort() };
}
