import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { machineOf } from '#machines/app/app.view';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { machineColorSchemes } from '#src/app/boot/color-schemes.ts';
import { provideApp } from '#src/app/boot/services.ts';
import { COLOR_SCHEME_KEY } from '#src/kit/theme/scheme.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem } from '#tests/laws/samples';
import { TeamClient } from '#wasm/host/thread/client';

function start(texts: Record<string, string> = {}) {
  const { storage, kept } = fakeStorage(texts);
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const app = createActor(provideApp({ storage, client, loadTeamData: async () => sampleProblem() })).start();
  const preferences = machineOf(app, 'preferences');
  const loaded = () =>
    vi.waitFor(() => expect(preferences.getSnapshot().hasTag('busy')).toBe(false), { interval: 1 });
  return { kept, schemes: machineColorSchemes(app), preferences, loaded };
}

afterEach(() => {
  localStorage.clear();
});

describe('colour schemes', () => {
  test('keep a choice in the preferences and, for the first paint, in the copy', async () => {
    const { kept, schemes, loaded } = start();
    await loaded();
    schemes.set('dark');
    expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
    await vi.waitFor(() => expect(kept.get(PREFERENCES.key)).toContain('"theme":2,"dateFormat":0'));
  });

  test('follow the preferences as soon as they are read and whenever they change', async () => {
    const { schemes, preferences, loaded } = start({ [PREFERENCES.key]: '{"theme":2,"uiLang":0}' });
    const onUpdate = vi.fn();
    schemes.subscribe(onUpdate);
    expect(schemes.get('auto')).toBe('auto');
    await loaded();
    expect(onUpdate).toHaveBeenLastCalledWith('dark');
    preferences.send({ type: 'VALUE.EDITED', edit: { theme: 'light' } });
    expect(onUpdate).toHaveBeenLastCalledWith('light');
    schemes.unsubscribe();
    preferences.send({ type: 'VALUE.EDITED', edit: { theme: 'dark' } });
    expect(onUpdate).toHaveBeenCalledTimes(2);
  });

  test('take over what another tab chose', async () => {
    const { schemes, preferences, loaded } = start();
    await loaded();
    const onUpdate = vi.fn();
    schemes.subscribe(onUpdate);
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
    window.dispatchEvent(
      new StorageEvent('storage', { key: COLOR_SCHEME_KEY, newValue: 'dark', storageArea: localStorage }),
    );
    expect(onUpdate).toHaveBeenLastCalledWith('dark');
    expect(preferences.getSnapshot().context.value.theme).toBe('dark');
    schemes.unsubscribe();
  });
});
