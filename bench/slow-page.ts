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

/** The built page on a phone of a quarter of this machine's speed; or in words that there is no browser. */
export function measureSlowPage(): SlowPage | string {
  if (!findBrowser()) return 'no browser was found';
  return {
    asked: measure(['questions', 'every', 'medley'], 10),
    lists: measure(['lists', 'scrolling'], 5),
  };
}
