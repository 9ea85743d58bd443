import { execFileSync } from 'node:child_process';
import { findBrowser } from '../tests/setup/browser.ts';
import type { LongestTasks } from './page/tasks.ts';

const SLOWER = '4';
const ROUNDS = '10';

/** What holds up the built page on a phone of a quarter of this machine's speed while it is asked; null when there is no browser. */
export function measureSlowPage(): readonly LongestTasks[] | null {
  if (!findBrowser()) return null;
  const asked = [SLOWER, 'questions', 'every', 'medley', '--phone', '--rounds', ROUNDS, '--json'];
  const told = execFileSync('npx', ['--no-install', 'tsx', 'bench/page.ts', ...asked], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(told);
}
