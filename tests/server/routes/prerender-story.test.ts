import { describe, expect, test } from 'vitest';
import { originOf } from '../own-lists.ts';
import { openSite } from '../site.ts';

const talk = (windowDisplayName: string, body: string) => ({
  talkCharacters: [],
  windowDisplayName,
  body,
  motions: [],
  voices: [],
});

/** A scenario of these lines. */
const scenarioOf = (...talkData: readonly object[]) => ({
  Base: {
    snippets: talkData.map((_, referenceIndex) => ({
      actionType: 1,
      progressType: 1,
      referenceIndex,
      delay: 0,
    })),
    talkData,
  },
});

const texts = (text: string) => [`${text} 日本`, text, null, null, null];
const story = (scenarioId: string, title: string) => ({
  scenarioId,
  caption: texts('Chapter'),
  title: texts(title),
  synopsis: texts('What happens'),
});

const LISTS = {
  'misc/mainstories': { 1: story('main001', 'The <first> note') },
  'events/all': {},
  'events/all.stories': {
    7: { stories: [story('event7-01', 'Rain'), story('event7-02', 'Sun')] },
  },
};

/** The site with these files of the English server, by their paths below it. */
async function siteWith(files: Readonly<Record<string, string>>) {
  const { app } = await openSite({
    origin: originOf({
      lists: LISTS,
      asset: async (path) => {
        const text = files[path.replace('assets/en/', '')];
        if (text === undefined) return { status: 'missing' };
        return {
          status: 'found',
          type: 'application/json',
          body: { bytes: Buffer.from(text) },
          lasting: false,
        };
      },
    }),
  });
  return async (url: string, language = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': language };
    return (await app.inject({ url, headers })).body;
  };
}

const MAIN = 'scenario/main_rip/Scenariomain001.asset';
const PAGE = '/tool/storyviewer/main/en/1';
const hasText = (html: string): boolean => html.includes('data-kind="story"');

describe('a story before any script runs', () => {
  test('has its title and what is said, by whom, in the language of its server', async () => {
    const pageAt = await siteWith({
      [MAIN]: JSON.stringify(scenarioOf(talk('', 'Evening.'), talk('Kasumi', 'I am ready.\nAnd you?'))),
    });
    const html = await pageAt(PAGE, 'ja');
    expect(html).toContain('<h1>The &lt;first&gt; note</h1>');
    expect(html).toMatch(/<article class="first-post" lang="en">/);
    expect(html).toContain('<p>Evening.</p><p><b>Kasumi</b><br>I am ready.\nAnd you?</p>');
  });

  test('has it at any place of the text and in either reader', async () => {
    const pageAt = await siteWith({ [MAIN]: JSON.stringify(scenarioOf(talk('Tae', 'Here.'))) });
    expect(await pageAt(`${PAGE}/The-first-note?at=3`)).toContain('<b>Tae</b><br>Here.');
    expect(await pageAt(`${PAGE}?reader=theatre`)).toContain('<b>Tae</b><br>Here.');
  });

  test('is another one for each chapter of an event', async () => {
    const folder = 'scenario/eventstory/event7_rip/Scenarioevent7';
    const pageAt = await siteWith({
      [`${folder}-01.asset`]: JSON.stringify(scenarioOf(talk('Tae', 'It rains.'))),
      [`${folder}-02.asset`]: JSON.stringify(scenarioOf(talk('Tae', 'It shines.'))),
    });
    expect(await pageAt('/tool/storyviewer/event/en/7/1')).toContain('It rains.');
    expect(await pageAt('/tool/storyviewer/event/en/7/2')).toContain('It shines.');
    expect(hasText(await pageAt('/tool/storyviewer/event/en/7/3'))).toBe(false);
  });

  test('has it at the path of its script, which is its name, each file its own', async () => {
    const pageAt = await siteWith({
      'scenario/other_rip/Scenario one.asset': JSON.stringify(scenarioOf(talk('Tae', 'It rains.'))),
      'scenario/other_rip/Scenario2.asset': JSON.stringify(scenarioOf(talk('Tae', 'It shines.'))),
    });
    const folder = '/tool/storyviewer/asset/en/scenario/other_rip';
    const html = await pageAt(`${folder}/Scenario%20one.asset?at=0`);
    expect(html).toContain('<h1>Scenario one</h1>');
    expect(html).toContain('It rains.');
    expect(await pageAt(`${folder}/Scenario2.asset`)).toContain('It shines.');
    expect(await pageAt(`${folder}/Scenario%20one.asset`)).toContain('It rains.');
    for (const path of ['Scenario3.asset', '%E0%A4', '..%2F..%2Fx', ''])
      expect(hasText(await pageAt(`${folder}/${path}`))).toBe(false);
  });

  test('writes nothing of its words as markup', async () => {
    const hostile = '</article><script>alert(1)</script>"\'&';
    const pageAt = await siteWith({ [MAIN]: JSON.stringify(scenarioOf(talk(hostile, hostile))) });
    const html = await pageAt(PAGE);
    expect(hasText(html)).toBe(true);
    expect(html).not.toContain('<script>alert');
  });

  test.each([
    ['is missing', {}],
    ['is no JSON', { [MAIN]: '{"Base":' }],
    ['is no scenario', { [MAIN]: '[1, 2]' }],
    ['is too large', { [MAIN]: JSON.stringify(scenarioOf(talk('', 'x'.repeat(3_000_000)))) }],
  ])('shows as without it when its script %s', async (_, files) => {
    const pageAt = await siteWith(files);
    const html = await pageAt(PAGE);
    expect(hasText(html)).toBe(false);
    expect(html).toContain('<main class="skeleton"');
  });

  test('sends the beginning of a text that is very long', async () => {
    const lines = Array.from({ length: 2_000 }, (_, nth) => talk('Tae', `${nth} ${'word '.repeat(20)}`));
    const pageAt = await siteWith({ [MAIN]: JSON.stringify(scenarioOf(...lines)) });
    const html = await pageAt(PAGE);
    expect(html).toContain('<b>Tae</b><br>0 word');
    expect(html.length).toBeLessThan(80_000);
  });
});
