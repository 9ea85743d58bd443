import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { TeamRequest } from '#model/compute/request';
import { readBands } from '#model/records/read-bands';
import { readCards } from '#model/records/read-cards';
import { readCharacters } from '#model/records/read-characters';
import { readEvents } from '#model/records/read-events';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/read-songs';
import { TEXT_GROUPS } from '#model/texts/groups';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { provideApp } from '#src/app/boot/services.ts';
import { startI18n } from '#src/browser/language/i18n.ts';
import { ProfileNotices } from '#src/features/account/profiles/profile-notices.tsx';
import { Screen as TeamBuilder } from '#src/features/team/pages/teambuilder.tsx';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { chartQuery } from '#src/kit/data/charts.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { TranslationProvider } from '#src/kit/text/translation.tsx';
import { type AskEvents, TeamClient } from '#wasm/host/thread/client';
import { fakeStorage } from '../laws/fake-storage.ts';
import { sampleProblem, sampleProfile } from '../laws/samples.ts';
import { fakeShell } from './fake-shell.ts';
import { BANDS, CARDS, CHARACTERS, EVENTS, SKILLS, SONGS } from './world.ts';

/** With the texts of every page. */
const i18n = await startI18n(TEXT_GROUPS);

/** Texts and theme around a component. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider env="test" deduplicateCssVariables={false}>
      <TranslationProvider i18n={i18n}>{children}</TranslationProvider>
    </MantineProvider>
  );
}

export const renderOnStage = (ui: ReactNode) => render(<Stage>{ui}</Stage>);

export function fillLists(): void {
  queryClient.clear();
  queryClient.setQueryData(LISTS.cards.queryKey, readCards(CARDS));
  queryClient.setQueryData(LISTS.skills.queryKey, readSkills(SKILLS));
  queryClient.setQueryData(LISTS.songs.queryKey, readSongs(SONGS));
  queryClient.setQueryData(LISTS.characters.queryKey, readCharacters(CHARACTERS));
  queryClient.setQueryData(LISTS.bands.queryKey, readBands(BANDS));
  queryClient.setQueryData(LISTS.events.queryKey, readEvents(EVENTS));
  queryClient.setQueryData(LISTS.areaItems.queryKey, { byId: new Map(), problems: [] });
  const { chart } = sampleProblem().data;
  for (const id of Object.keys(SONGS).map(Number))
    for (const difficulty of DIFFICULTIES)
      queryClient.setQueryData(chartQuery(id, difficulty).queryKey, chart);
}

/** A button by its spoken name. Asking by role is slow in this environment: it computes styles for every element. */
export function buttonNamed(name: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll('button')];
  return buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name);
}

/** Presses a button as soon as it is there and can be pressed. */
export async function press(name: string): Promise<void> {
  const button = await vi.waitFor(() => {
    const found = buttonNamed(name);
    if (!found || found.disabled) throw new Error(`there is no button ${name} to press`);
    return found;
  });
  // Awaited: what is drawn then may wait for code.
  await act(async () => void fireEvent.click(button));
}

/** Opens what can be done with a card of the team and does it. */
export async function askOf(card: string, action: string): Promise<void> {
  await vi.waitFor(() => {
    if (!buttonNamed(`${card}: options`)) throw new Error(`there is no ${card} to press`);
  });
  // Its code comes with the press.
  await act(async () => buttonNamed(`${card}: options`)?.click());
  await press(action);
}

/** A profile that owns the first `count` cards of the small game. */
export const ownerOf = (count: number, name = 'Mika') => ({
  ...sampleProfile(name),
  server: 1 as const,
  cards: Array.from({ length: count }, (_, i) => ({
    level: 60,
    master: 0,
    skill: 4,
    ep: 2,
    train: 1 as const,
    art: 1 as const,
    exclude: false,
    id: i + 1,
  })),
});

interface Asked {
  readonly request: TeamRequest;
  readonly events: AskEvents;
}

/** The whole page with what the shell tells above it, on the small game, with a search engine that answers when the test says so. */
export function renderBuilder(address = '', profiles: readonly unknown[] = []) {
  const texts = profiles.length === 0 ? {} : { [PROFILES.key]: JSON.stringify({ profiles, active: 0 }) };
  const { storage, kept } = fakeStorage(texts);
  const asked: Asked[] = [];
  const requests: TeamRequest[] = [];
  const cancel = vi.fn();
  class FakeClient extends TeamClient {
    override ask(...[, , events]: Parameters<TeamClient['ask']>) {
      const request = requests.at(-1);
      if (request) asked.push({ request, events });
      return { cancel, drop: () => {} };
    }
  }
  const client = new FakeClient(() => {
    throw new Error('no thread in this test');
  });
  const shell = fakeShell({
    watchSeconds: (tell) => {
      tell(Date.now());
      return () => undefined;
    },
  });
  const loadTeamData = vi.fn(async (request: TeamRequest) => {
    requests.push(request);
    return sampleProblem(request.songId);
  });
  const app = createActor(provideApp({ storage, client, loadTeamData, shell })).start();
  let search = '';
  const Spy = () => {
    search = useLocation().search;
    return null;
  };
  render(
    <Stage>
      <QueryClientProvider client={queryClient}>
        <AppActorProvider app={app}>
          <MemoryRouter initialEntries={[`/tool/teambuilder${address}`]}>
            <ProfileNotices />
            <TeamBuilder />
            <Spy />
          </MemoryRouter>
        </AppActorProvider>
      </QueryClientProvider>
    </Stage>,
  );
  return { asked, cancel, loadTeamData, kept, address: () => search };
}
