import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOutbox } from '#server/services/mail/outbox';
import { afterwards } from '#server/services/mail/queue';
import { smtpPort } from '#server/services/mail/smtp';
import { tempFolder } from '../temp-folder.ts';

const LETTER = { to: 'kasumi@example.org', subject: 'セトリ', text: 'Hello\n.\nthere' };

/** Speaks just enough of the protocol to take letters. */
function answerMail(socket: Socket, taken: string[]): void {
  let isLetter = false;
  let buffer = '';
  socket.write('220 here\r\n');
  socket.on('error', () => {});
  socket.on('data', (part) => {
    buffer += part;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      taken.push(line);
      if (isLetter && line !== '.') continue;
      if (!isLetter && line === 'DATA') {
        isLetter = true;
        socket.write('354 go on\r\n');
        continue;
      }
      isLetter = false;
      socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 well\r\n');
    }
  });
}

describe('letters', () => {
  test('lie in the outbox as files that only their owner may read, and their address is in no log', async () => {
    const folder = join(await tempFolder(), 'outbox');
    const lines: string[] = [];
    await fileOutbox(folder, (line) => lines.push(line)).send(LETTER);
    const [name = ''] = await readdir(folder);
    expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual(LETTER);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([expect.stringContaining(name)]);
    expect(lines.join()).not.toContain('kasumi');
  });

  test('go to the mail server that is configured', async () => {
    const taken: string[] = [];
    const server = createServer((socket) => answerMail(socket, taken)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const mail = smtpPort(`smtp://127.0.0.1:${port}`, 'Setori <noreply@example.org>');
    await mail.send(LETTER);
    await mail.close();
    expect(taken).toContain('MAIL FROM:<noreply@example.org>');
    expect(taken).toContain('RCPT TO:<kasumi@example.org>');
    expect(taken).toContain('Hello');
  });

  test('that cannot be sent are a line in the log without the address, and others go on', async () => {
    const lines: string[] = [];
    const later = afterwards((line) => lines.push(line));
    const done: string[] = [];
    later.add(async () => {
      throw new Error('550 <kasumi@example.org> is unknown');
    });
    later.add(async () => void done.push('next'));
    await later.idle();
    expect([done, lines.length]).toEqual([['next'], 1]);
    expect(lines.join()).not.toContain('kasumi');
  });
});
