import type { Page } from 'playwright';

/** Problems of a page, in the order in which they came; empty as long as all is well. */
export type Problems = readonly string[];

const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const report = (window as unknown as { reportViolation?: (text: string) => void }).reportViolation;
    report?.(`${event.effectiveDirective} refused ${event.blockedURI || event.sourceFile}`);
  });
};

const isForeign = (address: string, origin: string): boolean => {
  const url = new URL(address);
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
};

/** A machine without a graphics card copies every picture of WebGL to the screen, and its driver complains. */
const SLOW_DRIVER = /GL Driver Message .* GPU stall due to ReadPixels/;

/** What the browser says where a test lets no service worker in (launch.ts). */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * Collects what must never happen on a page: console errors and warnings, uncaught errors, refused styles or
 * scripts, requests to any other origin.
 */
export async function watchPage(page: Page, origin: string): Promise<Problems> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (![SLOW_DRIVER, NO_WORKER].some((usual) => usual.test(message.text()))) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (isForeign(request.url(), origin)) problems.push(`request to another origin: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`content policy: ${text}`));
  await page.addInitScript(reportViolations);
  return problems;
}
