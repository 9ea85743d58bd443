import { createHash } from 'node:crypto';
import type { Budget } from '#model/contract/account/budgets';
import type { Windows } from '../accounts/windows.ts';
import type { Mail, MailPort } from './mail.ts';

/** No one gets more than so many letters because someone else keeps asking for them. */
const PER_RECIPIENT: Budget = { most: 5, windowMs: 120_000 };
const MAX_QUEUE = 1_000;

/** What is done after the answer is given, so that its time reveals nothing. One thing after the other. */
export interface Afterwards {
  readonly add: (work: () => Promise<void>) => void;
  /** Resolves when all that was added is done. */
  readonly idle: () => Promise<void>;
  /** How much is not done yet. */
  readonly left: () => number;
}

/**
 * The embedded database works on the thread that answers: whatever began at once would hold up the very answer whose time
 * must reveal nothing, or whichever is asked for next.
 */
const MAX_PAUSE_MS = 20;
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));

export function afterwards(log: (line: string) => void): Afterwards {
  let last = Promise.resolve();
  let length = 0;
  return {
    add: (work) => {
      if (length >= MAX_QUEUE) return log('Too much is left to do after answers; something was dropped');
      length++;
      last = last
        .then(pause)
        .then(work)
        .catch((error: unknown) => log(`A letter was not sent: ${reason(error)}`))
        .finally(() => {
          length--;
        });
    },
    idle: () => last,
    left: () => length,
  };
}

/** Servers repeat the recipient in what they say; a log is no place for addresses. */
const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown').replaceAll(/\S+@\S+/g, '…').slice(0, 200);

const keyOf = (to: string): string => createHash('sha256').update(to.toLowerCase()).digest('base64');

/** Sends a letter unless its recipient got enough of them lately. */
export function cappedMail(port: MailPort, counts: Windows): (mail: Mail) => Promise<void> {
  return async (mail) => {
    if (counts.spend(`mail ${keyOf(mail.to)}`, PER_RECIPIENT) === 0) await port.send(mail);
  };
}
