import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailPort } from './mail.ts';

/** Letters as files, for a site without a mail server: the operator reads them, or hands them on. */
export function fileOutbox(folder: string, log: (line: string) => void): MailPort {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomUUID()}.json`;
      const file = join(folder, name);
      // Under its name only when it is whole.
      await writeFile(`${file}.part`, JSON.stringify({ to, subject, text }, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
      log(`A letter is in the outbox: ${name}`);
    },
    close: async () => {},
  };
}
