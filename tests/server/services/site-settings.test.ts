import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainStart } from '#server/explain-start';
import { NO_SETTINGS, readSiteSettings } from '#server/services/site-settings';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const LINKS = [
  { href: 'https://club.example/start?x=1', title: { en: 'Get started', ja: 'はじめに' } },
  { href: '/info', title: 'Our <home> & "more"' },
];

describe('what an operator has besides the site', () => {
  test('is nothing when nothing is set', () => {
    expect(readSiteSettings({})).toEqual(NO_SETTINGS);
    expect(readSiteSettings({ SETORI_ANALYTICS: '', SETORI_LINKS: ' ' })).toEqual(NO_SETTINGS);
  });

  test('are addresses of this site', () => {
    const env = { SETORI_ANALYTICS: '/visits', SETORI_SOCIAL: '/me?x=1', SETORI_SOCIAL_SCRIPT: '/w.js' };
    expect(readSiteSettings(env)).toEqual({
      analytics: '/visits',
      social: '/me?x=1',
      socialScript: '/w.js',
      socialOrigins: [],
      links: [],
    });
  });

  test('may be a timeline of another origin, with more origins that it asks', () => {
    const read = (script: string, origins = '') => {
      const { socialScript, socialOrigins } = readSiteSettings({
        SETORI_SOCIAL_SCRIPT: script,
        SETORI_SOCIAL_ORIGINS: origins,
      });
      return [socialScript, socialOrigins];
    };
    expect(read('https://Social.example/w.js?a=1')).toEqual([
      'https://social.example/w.js?a=1',
      ['https://social.example'],
    ]);
    const origins = ' https://social.example  https://cdn.example:8443 ';
    const both = ['https://social.example', 'https://cdn.example:8443'];
    expect(read('https://social.example/w.js', origins)).toEqual(['https://social.example/w.js', both]);
    expect(read('/w.js', origins)).toEqual(['/w.js', both]);
    expect(read('http://127.0.0.1:4000/w.js')[1]).toEqual(['http://127.0.0.1:4000']);
  });

  test('are links, as JSON or in a file', async () => {
    const json = JSON.stringify(LINKS);
    const file = join(await tempFolder({ 'links.json': json }), 'links.json');
    const read = [json, ` ${json}`, file].map((text) => readSiteSettings({ SETORI_LINKS: text }).links);
    for (const links of read)
      expect(links).toEqual([
        { href: 'https://club.example/start?x=1', title: { en: 'Get started', ja: 'はじめに' } },
        { href: '/info', title: { en: 'Our <home> & "more"' } },
      ]);
  });

  test.each([
    ['SETORI_ANALYTICS', 'https://elsewhere.example/x'],
    ['SETORI_ANALYTICS', '//elsewhere.example/x'],
    ['SETORI_SOCIAL', '/\\elsewhere.example'],
    ['SETORI_SOCIAL', 'visits'],
    ['SETORI_SOCIAL_SCRIPT', 'javascript:alert(1)'],
    ['SETORI_SOCIAL_SCRIPT', 'http://plain.example/w.js'],
    ['SETORI_SOCIAL_SCRIPT', "https://a.example;script-src 'unsafe-eval'/w.js"],
    ['SETORI_SOCIAL_SCRIPT', 'https://a;script-src/w.js'],
    ['SETORI_SOCIAL_SCRIPT', 'https://me:secret@a.example/w.js'],
    ['SETORI_SOCIAL_ORIGINS', 'https://a.example'],
    ['SETORI_SOCIAL_ORIGINS', 'https://a.example/path'],
    ['SETORI_SOCIAL_ORIGINS', '*'],
    ['SETORI_SOCIAL_ORIGINS', 'https://*.example'],
    ['SETORI_SOCIAL_ORIGINS', 'https://a.example https://b.example;'],
    ['SETORI_LINKS', '/no/such/file.json'],
    ['SETORI_LINKS', '[{]'],
    ['SETORI_LINKS', '[{"href":"http://plain.example","title":"A"}]'],
    ['SETORI_LINKS', '[{"href":"https://a.example","title":{"xx":"A"}}]'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    let caught: unknown = null;
    try {
      readSiteSettings({ [name]: value });
    } catch (error) {
      caught = error;
    }
    const { line, code } = explainStart(caught);
    expect(line).toMatch(new RegExp(`^${name} [^\n]{10,}$`));
    expect(code).toBe(2);
  });
});

/** Contents of the page's metas by name, as a browser reads them. */
function metasOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta name="(setori-[\w-]+)" content="([^"]*)">/g)];
  const text = (content = '') =>
    content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return Object.fromEntries(found.map(([, name = '', content]) => [name, text(content)]));
}

describe('a page', () => {
  test('names what is configured and nothing else', async () => {
    const bare = await openSite();
    expect(metasOf((await bare.app.inject('/')).body)).toEqual({});
    const site = readSiteSettings({ SETORI_ANALYTICS: '/visits?a=1&b=2' });
    const { app } = await openSite({ site });
    expect(metasOf((await app.inject('/')).body)).toEqual({ 'setori-analytics': '/visits?a=1&b=2' });
  });

  test('lets other origins in only when a timeline asks them, and then no more than those', async () => {
    const policyOf = async (env: Parameters<typeof readSiteSettings>[0]) => {
      const { app } = await openSite({ site: readSiteSettings(env) });
      const { headers, body } = await app.inject('/');
      const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/g, 'NONCE');
      return { policy, metas: metasOf(body) };
    };
    const bare = await policyOf({});
    expect(bare.policy).not.toMatch(/https?:|frame-src/);
    const own = await policyOf({ SETORI_SOCIAL_SCRIPT: '/w.js' });
    expect(own).toEqual({ policy: bare.policy, metas: { 'setori-social-script': '/w.js' } });
    const other = await policyOf({
      SETORI_SOCIAL_SCRIPT: 'https://social.example/w.js',
      SETORI_SOCIAL_ORIGINS: 'https://cdn.example',
    });
    const origins = 'https://social.example https://cdn.example';
    expect(other.metas).toEqual({
      'setori-social-script': 'https://social.example/w.js',
      'setori-social-origins': origins,
    });
    const widened = ['script-src', 'style-src', 'img-src', 'media-src', 'connect-src', 'frame-src'];
    const directives = other.policy.split('; ').filter((directive) => directive.includes('https:'));
    expect(directives.map((directive) => directive.split(' ')[0])).toEqual(widened);
    expect(directives.every((directive) => directive.endsWith(` ${origins}`))).toBe(true);
    const narrowed = other.policy.replaceAll(` ${origins}`, '').replace('; frame-src', '');
    expect(narrowed).toBe(bare.policy);
  });

  test('carries the links as data, which no text can leave', async () => {
    const site = readSiteSettings({ SETORI_LINKS: JSON.stringify(LINKS) });
    const { app } = await openSite({ site });
    const { body } = await app.inject('/');
    expect(body).not.toContain('<home>');
    expect(JSON.parse(metasOf(body)['setori-links'] ?? '')).toEqual(site.links);
  });
});
