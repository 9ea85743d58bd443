import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { CALENDAR_KINDS } from '#model/site/calendar/ask';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { demoOrigin } from '#server/origin/demo-origin';
import { demo } from '../../demo/demo-set.ts';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

async function openDemo(env: Readonly<Record<string, string>> = {}) {
  const members = await openMembers(readSettings({ DATA_DIR: await tempFolder(), ...env }), () => {});
  return openSite({ members, origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo) });
}

const summaries = (text: string): readonly string[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));

describe('GET /calendar/{server}.ics', () => {
  test('gives a calendar to anybody, with the addresses of this site', async () => {
    const { app } = await openDemo();
    const answer = await app.inject({ url: '/calendar/jp.ics', headers: { host: 'setori.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'access-control-allow-origin': '*',
      // Only the visitor says where the site is: caches for many go by the path alone.
      'cache-control': 'private, max-age=3600',
      vary: 'Accept-Encoding',
    });
    expect(summaries(answer.body).length).toBeGreaterThan(0);
    expect(answer.body.replaceAll('\r\n ', '')).toContain(
      'URL;VALUE=URI:http://setori.example/info/characters/',
    );
  });

  test('is one calendar by whatever name a visitor reaches a site whose address is known', async () => {
    const { app } = await openDemo({ PUBLIC_URL: 'https://own.example' });
    const [one, other] = await Promise.all(
      ['a.example', 'b.example'].map((host) => app.inject({ url: '/calendar/jp.ics', headers: { host } })),
    );
    expect(one?.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' });
    expect(one?.headers.etag).toBe(other?.headers.etag);
    expect(one?.body.replaceAll('\r\n ', '')).toContain('URL;VALUE=URI:https://own.example/info/');
  });

  test('holds the kinds that were asked for, in the language that was asked for', async () => {
    const { app } = await openDemo();
    const { body } = await app.inject('/calendar/jp.ics?kinds=birthdays&lang=es');
    expect(summaries(body).every((summary) => summary.startsWith('Cumpleaños · '))).toBe(true);
  });

  test('answers 304 to who has it already', async () => {
    const { app } = await openDemo();
    const { headers } = await app.inject('/calendar/en.ics?alarm=15');
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    const again = await app.inject({
      url: '/calendar/en.ics?alarm=15',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['/calendar/xx.ics', '/calendar/jp', '/calendar/jp.ical', '/calendar/..%2fjp.ics'])(
    'knows no %s',
    async (url) => {
      const { app } = await openSite();
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test.each([
    ['kinds=songs', 'kinds'],
    ['kinds=events&kinds=gacha', 'kinds'],
    ['lang=klingon', 'lang'],
    ['alarm=soon', 'alarm'],
  ])('names the field of ?%s that is wrong', async (query, field) => {
    const { app } = await openSite();
    const answer = await app.inject(`/calendar/jp.ics?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
    expect(answer.json().fields).toEqual({ [field]: 'INVALID' });
  });

  test('is one calendar for all reminders next to each other', async () => {
    const { app } = await openDemo();
    const [given, nearest] = await Promise.all(
      ['37', '30'].map((minutes) => app.inject(`/calendar/jp.ics?kinds=birthdays&alarm=${minutes}`)),
    );
    expect(given?.body).toContain('TRIGGER:-PT30M');
    expect(given?.headers.etag).toBe(nearest?.headers.etag);
  });

  test.each([
    ['neighbours in one /64', (nth: number) => `2001:db8::${nth.toString(16)}`, '2001:db8::ffff'],
    [
      'an address and its form in IPv6',
      (nth: number) => (nth % 2 ? '192.0.2.9' : '::ffff:192.0.2.9'),
      '192.0.2.9',
    ],
  ])('counts %s as one', async (_, addressOf, one) => {
    const { app } = await openSite();
    const ask = (remoteAddress: string) => app.inject({ url: '/calendar/jp.ics', remoteAddress });
    for (let nth = 0; nth < 300; nth++) await ask(addressOf(nth));
    expect((await ask(one)).statusCode).toBe(429);
    expect((await ask('198.51.100.1')).statusCode).toBe(503);
  });

  test('is not empty where the site has no lists: programs would drop what they had', async () => {
    const { app } = await openSite();
    for (const kind of CALENDAR_KINDS) {
      const answer = await app.inject(`/calendar/jp.ics?kinds=${kind}`);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('300');
    }
  });
});
