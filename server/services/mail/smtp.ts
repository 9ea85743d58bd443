import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

const PATIENCE_MS = 20_000;

/** Letters by a mail server, named by an address such as `smtps://user:word@mail.example.org`. */
export function smtpPort(url: string, from: string): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: async () => transport.close(),
  };
}
