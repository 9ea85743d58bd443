import { expect, test } from 'vitest';
import { MINUTE_MS } from '#model/vocabulary/time';
import { onEachEngine } from '../store/engines.ts';
import { type MemberSite, openMemberSite, PASSWORD } from './member-site.ts';

const codeIn = (site: MemberSite, to: string): string => {
  const letter = site.letters.findLast((each) => each.to === to)?.text ?? '';
  return /^[A-Z2-7]{26}$/m.exec(letter)?.[0] ?? '';
};

onEachEngine('another e-mail address', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());
  const ask = async (site: MemberSite, token: string, email: string, password = PASSWORD) => {
    const { status, body } = await site.post('user/email', { email, password }, token);
    await site.members.later.idle();
    return { status, body };
  };
  const confirm = async (site: MemberSite, token: string, code: string) => {
    const { status, body } = await site.post('user/email/confirm', { code }, token);
    await site.members.later.idle();
    return [status, body.code];
  };
  const emailOf = async (site: MemberSite, token: string) =>
    (await site.get('user/me', {}, token)).body.email;

  test('counts when the code of the letter to it is given, and the old one is notified', async () => {
    const site = await open();
    const token = await site.join('Tsugumi');
    expect((await ask(site, token, 'new@example.org')).status).toBe(200);
    expect(await emailOf(site, token)).toBe('Tsugumi@example.org');
    const code = codeIn(site, 'new@example.org');
    expect(await confirm(site, token, code.toLowerCase())).toEqual([200, undefined]);
    expect(await emailOf(site, token)).toBe('new@example.org');
    const told = site.letters.at(-1);
    expect([told?.to, told?.text.includes('new@example.org')]).toEqual(['Tsugumi@example.org', false]);
    expect((await confirm(site, token, code))[1]).toBe('CODE_INVALID');
    await site.post('user/reset/request', { username: 'Tsugumi' });
    await site.members.later.idle();
    expect(site.letters.at(-1)?.to).toBe('new@example.org');
  });

  test('makes reset codes worthless that went to the old one', async () => {
    const site = await open();
    const token = await site.join('Moca');
    await site.post('user/reset/request', { username: 'Moca' });
    await site.members.later.idle();
    const reset = codeIn(site, 'Moca@example.org');
    await ask(site, token, 'bread@example.org');
    await confirm(site, token, codeIn(site, 'bread@example.org'));
    const consumed = await site.post('user/reset/consume', {
      username: 'Moca',
      code: reset,
      password: 'another staple 42',
    });
    expect(consumed.body.code).toBe('CODE_INVALID');
  });

  test.each([
    '<x@y.example>',
    'h@a.example,b.example',
    'a b@example.org',
    'x\u0001@example.org',
    'x@ex\u00e4mple.org',
    '"x"@example.org',
    'x@(y)example.org',
  ])('cannot be %j', async (email) => {
    const site = await open();
    const token = await site.join('Ako');
    expect((await ask(site, token, email)).status).toBe(400);
    const signedUp = await site.post('user/signup', { username: 'Other', password: PASSWORD, email });
    expect(signedUp.body.fields).toEqual({ email: 'INVALID' });
  });

  test('is forgotten with the sessions, when the password changes before the code is given', async () => {
    const site = await open();
    const token = await site.join('Yukari');
    await ask(site, token, 'thief@example.org');
    const code = codeIn(site, 'thief@example.org');
    const changed = await site.post('user/password', { old: PASSWORD, new: 'another staple 42' }, token);
    expect(await confirm(site, changed.token ?? '', code)).toEqual([400, 'CODE_INVALID']);
    expect(await emailOf(site, changed.token ?? '')).toBe('Yukari@example.org');
  });

  test('takes the password', async () => {
    const site = await open();
    const token = await site.join('Himari');
    const { status, body } = await ask(site, token, 'x@example.org', 'not this one');
    expect([status, body.code, site.letters]).toEqual([401, 'CREDENTIALS_INVALID', []]);
  });

  test('of someone else is answered alike, and only its owner is notified', async () => {
    const site = await open();
    const token = await site.join('Arisa');
    await site.join('Kasumi');
    const free = await ask(site, token, 'free@example.org');
    const letters = site.letters.length;
    expect(await ask(site, token, 'KASUMI@example.org')).toEqual(free);
    expect(site.letters.slice(letters).map(({ to }) => to)).toEqual(['Kasumi@example.org']);
    expect(codeIn(site, 'Kasumi@example.org')).toBe('');
    expect(await emailOf(site, token)).toBe('Arisa@example.org');
  });

  test('is no one’s when someone signs up with it before the code is given', async () => {
    const site = await open();
    const token = await site.join('Rimi');
    await ask(site, token, 'choco@example.org');
    await site.post('user/signup', { username: 'Yuri', password: PASSWORD, email: 'choco@example.org' });
    expect(await confirm(site, token, codeIn(site, 'choco@example.org'))).toEqual([400, 'CODE_INVALID']);
    expect(await emailOf(site, token)).toBe('Rimi@example.org');
  });

  test('takes no code after ten minutes, after five tries, after a newer one, or from someone else', async () => {
    const site = await open();
    const token = await site.join('Saya');
    const other = await site.join('Natsuki');
    const wish = async (email: string) => {
      await ask(site, token, email);
      return codeIn(site, email);
    };
    const older = await wish('a@example.org');
    const newer = await wish('b@example.org');
    expect((await confirm(site, token, older))[1]).toBe('CODE_INVALID');
    expect((await confirm(site, other, newer))[1]).toBe('CODE_INVALID');
    site.clock.nowMs += 10 * MINUTE_MS;
    expect((await confirm(site, token, newer))[1]).toBe('CODE_INVALID');
    const often = await wish('c@example.org');
    for (let tries = 0; tries < 5; tries++) await confirm(site, token, 'A'.repeat(26));
    expect((await confirm(site, token, often))[1]).toBe('CODE_INVALID');
    expect(await emailOf(site, token)).toBe('Saya@example.org');
  });
});
