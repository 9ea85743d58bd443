import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { profilesView } from '#machines/profiles/profiles.view';
import { provideApp } from '#src/app/boot/services.ts';
import { feedCollection } from '#src/app/services/collection.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem } from '#tests/laws/samples';
import { fakeShell } from '#tests/src/fake-shell';
import { TeamClient } from '#wasm/host/thread/client';

const MARK = 'setori-collection';
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  localStorage.removeItem(MARK);
});

test('the next page knows that there is a collection as soon as there is one, and when the last is gone', async () => {
  localStorage.setItem(MARK, '1');
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const { storage } = fakeStorage({});
  const services = { storage, client, loadTeamData: async () => sampleProblem(), shell: fakeShell() };
  const app: AppActor = createActor(provideApp(services)).start();
  running.push(linkMachines(app, 'en'), feedCollection(app), () => app.stop());
  await vi.waitFor(() => expect(localStorage.getItem(MARK)).toBeNull());
  const profiles = machineOf(app, 'profiles');
  const view = () => profilesView(profiles.getSnapshot(), profiles.send);
  view().add(1);
  expect(localStorage.getItem(MARK)).toBe('1');
  view().remove(0);
  expect(localStorage.getItem(MARK)).toBeNull();
});
