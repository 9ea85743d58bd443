import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { localeView } from '#machines/locale/locale.machine';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { LANGUAGE_COOKIE, LOCALES } from '#model/vocabulary/locales';
import { provideApp } from '#src/app/boot/services.ts';
import { feedLanguage } from '#src/app/services/language.ts';
import { keepLanguage } from '#src/browser/language/language-cookie.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem } from '#tests/laws/samples';
import { fakeShell } from '#tests/src/fake-shell';
import { TeamClient } from '#wasm/host/thread/client';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** A page that the server sent in Japanese. */
function start(kept: object | null) {
  const { storage } = fakeStorage(kept === null ? {} : { [PREFERENCES.key]: JSON.stringify(kept) });
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const services = { storage, client, loadTeamData: async () => sampleProblem(), shell: fakeShell() };
  const app: AppActor = createActor(provideApp(services)).start();
  const keep = vi.fn();
  running.push(linkMachines(app, 'ja'), feedLanguage(app, keep), () => app.stop());
  const locale = machineOf(app, 'locale');
  const shown = () => localeView(locale.getSnapshot(), locale.send).locale;
  const choose = (uiLang: number) =>
    machineOf(app, 'preferences').send({ type: 'VALUE.EDITED', edit: { uiLang } });
  return { keep, shown, choose };
}

describe('the language of a page', () => {
  test('is that which the server sent when nothing is chosen, and no choice is sent', async () => {
    const { keep, shown } = start(null);
    await vi.waitFor(() => expect(keep).toHaveBeenCalledExactlyOnceWith(null));
    expect(shown()).toBe('ja');
  });

  test('is that which the server sent when only other preferences were changed', async () => {
    const { keep, shown } = start({ theme: 2 });
    await vi.waitFor(() => expect(keep).toHaveBeenCalledExactlyOnceWith(null));
    expect(shown()).toBe('ja');
  });

  test('is the stored choice, which is sent to the server, and so is each later one', async () => {
    const { keep, shown, choose } = start({ uiLang: LOCALES.indexOf('it') });
    await vi.waitFor(() => expect(shown()).toBe('it'));
    choose(LOCALES.indexOf('ko'));
    await vi.waitFor(() => expect(shown()).toBe('ko'));
    expect(keep.mock.calls).toEqual([['it'], ['ko']]);
  });
});

test('a chosen language is a cookie until the choice is taken back', () => {
  keepLanguage('zh-Hanz');
  expect(document.cookie).toContain(`${LANGUAGE_COOKIE}=zh-Hanz`);
  keepLanguage(null);
  expect(document.cookie).not.toContain('zh-Hanz');
});
