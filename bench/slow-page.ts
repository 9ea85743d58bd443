import { execFileSync } from 'node:child_process';
import { findBrowser } from '../tests/setup/browser.ts';
import type { Told } from './page/told.ts';

/** What holds up a page while it is asked, and while the list of all cards is searched and scrolled. */
export interface SlowPage {
  readonly asked: Told;
  readonly lists: Told;
}

const SLOWER = '4';

function measure(parts: readonly string[], rounds: number): Told {
  const options = ['--phone', '--rounds', String(rounds), '--json'];
  const told = execFileSync('npx', ['--no-install', 'tsx', 'bench/page.ts', SLOWER, ...parts, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(told);
}

/** The built page on a phone of a quarter of this machine's speed; or in words why that is not known. */
export function measureSlowPage(): SlowPage | string {
  if (!findBrowser()) return 'no browser was found';
  try {
    return {
      asked: measure(['questions', 'every', 'medley'], 10),
      lists: measure(['lists', 'scrolling'], 5),
    };
  } catch {
    // What was measured before took ten minutes, and stands.
    return 'the page could not be measured; what it said went to the terminal';
  }
}
