import { execFileSync } from 'node:child_process';
import { findBrowser } from '../tests/setup/browser.ts';
import type { PageResults } from './page/results.ts';

/** What holds up a page while it is asked, and while the list of all cards is searched and scrolled. */
export interface SlowPage {
  readonly asked: PageResults;
  readonly lists: PageResults;
}

const SLOWER = '4';

function measure(parts: readonly string[], rounds: number): PageResults {
  const options = ['--phone', '--rounds', String(rounds), '--json'];
  const output = execFileSync('npx', ['--no-install', 'tsx', 'bench/page.ts', SLOWER, ...parts, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

/** The built page on a phone of a quarter of this machine's speed; or in words that there is no browser. */
export function measureSlowPage(): SlowPage | string {
  if (!findBrowser()) return 'no browser was found';
  return {
    asked: measure(['questions', 'every', 'medley'], 10),
    lists: measure(['lists', 'scrolling'], 5),
  };
}
