import { execFileSync } from 'node:child_process';
import { findBrowser } from '../tests/setup/browser.ts';
import type { LongestTasks } from './page/tasks.ts';

const SLOWER = '4';
const ROUNDS = '10';

/** What holds up the built page on a phone of a quarter of this machine's speed while it is asked; or in words why that is not known. */
export function measureSlowPage(): readonly LongestTasks[] | string {
  if (!findBrowser()) return 'no browser was found';
  const asked = [SLOWER, 'questions', 'every', 'medley', '--phone', '--rounds', ROUNDS, '--json'];
  try {
    const told = execFileSync('npx', ['--no-install', 'tsx', 'bench/page.ts', ...asked], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(told);
  } catch {
    // What was measured before took ten minutes, and stands.
    return 'the page could not be measured; what it said went to the terminal';
  }
}
