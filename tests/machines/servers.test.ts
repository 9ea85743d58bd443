import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialContext } from '#machines/kept/kept.logic';
import { SERVERS, type ServersChoice, type ServersEdit, withDistinct } from '#machines/servers/servers.logic';
import { serversView } from '#machines/servers/servers.view';
import { serversFor } from '#model/rules/home-servers';
import { LOCALES } from '#model/vocabulary/locales';

const EN_FIRST = { main: 1, sub: 0 } as const;
const choice = (main: 0 | 1 | 2 | 3 | 4, sub: 0 | 1 | 2 | 3 | 4): ServersChoice => ({
  chosen: { main, sub },
});

/** What a page in a language sees and can do, with a value of its own. */
function pageOf(locale: (typeof LOCALES)[number]) {
  let value = SERVERS.decode(undefined);
  const send = (edit: ServersEdit) => {
    value = SERVERS.edit(value, edit);
  };
  const view = (inLanguage = locale) =>
    serversView({ context: initialContext(value), hasTag: () => false }, inLanguage, (event) => {
      if (event.type === 'VALUE.EDITED') send(event.edit);
    });
  return { view, stored: () => SERVERS.encode(value) };
}

test('chooses nothing by itself', () => {
  expect(SERVERS.decode(undefined)).toEqual({ chosen: null });
  expect(SERVERS.decode({ language: 'jp', language2: 7 })).toEqual({ chosen: null });
  expect(SERVERS.decode({ language: 3 })).toEqual(choice(3, 0));
  expect(SERVERS.decode({ language2: 2 })).toEqual(choice(1, 2));
});

test('lets the language decide until something is chosen, also when it changes', () => {
  for (const locale of LOCALES) {
    const page = pageOf(locale);
    expect(page.view()).toMatchObject(serversFor(locale));
    expect(page.view('ko')).toMatchObject({ main: 4, sub: 0 });
    expect(page.view().stored).toEqual({});
  }
});

test('keeps to what was chosen whatever the language, even where it is what the language says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), (before, after) => {
      const page = pageOf(before);
      page.view().choose(serversFor(before));
      expect(page.view(after)).toMatchObject(serversFor(before));
    }),
  );
});

test('completes a first choice by what the language said', () => {
  const page = pageOf('ja');
  page.view().setMain(2);
  expect(page.view('en')).toMatchObject({ main: 2, sub: 1 });
  const other = pageOf('ko');
  other.view().setSub(1);
  expect(other.stored()).toEqual({ language: 4, language2: 1 });
});

test('lets the language decide again after a file of settings without servers', () => {
  const page = pageOf('ja');
  page.view().choose({ main: 3, sub: 4 });
  expect(page.view().stored).toEqual({ language: 3, language2: 4 });
  page.view().takeStored({ theme: 1 });
  expect(page.view()).toMatchObject({ main: 0, sub: 1 });
  page.view().takeStored({ language: 2, language2: 2 });
  expect(page.view()).toMatchObject({ main: 2, sub: 0 });
});

test('switches the sub server to the first that differs when both become equal', () => {
  expect(withDistinct(0, 0)).toEqual({ main: 0, sub: 1 });
  expect(withDistinct(3, 3)).toEqual({ main: 3, sub: 0 });
  const inUse = EN_FIRST;
  expect(SERVERS.edit(choice(1, 4), { kind: 'choose', servers: { sub: 1 }, inUse })).toEqual(choice(1, 0));
  expect(SERVERS.edit(choice(1, 0), { kind: 'choose', servers: { main: 0 }, inUse })).toEqual(choice(0, 1));
});

test('keeps the servers different when two tabs chose the same one', () => {
  expect(SERVERS.merge?.(choice(1, 0), choice(3, 0), choice(1, 4))).toEqual(choice(3, 4));
  expect(SERVERS.merge?.(choice(1, 0), choice(4, 0), choice(1, 4))).toEqual(choice(4, 0));
});

test('takes the choice of the tab that chose when the other one did not', () => {
  const none: ServersChoice = { chosen: null };
  expect(SERVERS.merge?.(none, none, choice(3, 4))).toEqual(choice(3, 4));
  expect(SERVERS.merge?.(none, choice(4, 0), none)).toEqual(choice(4, 0));
  expect(SERVERS.merge?.(none, choice(4, 0), choice(2, 0))).toEqual(choice(4, 0));
});
