import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { readBands } from '#model/records/band';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { readEvents } from '#model/records/event';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/song';
import { TEXT_GROUPS } from '#model/texts/groups';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { startI18n } from '#src/browser/language/i18n.ts';
import { chartQuery } from '#src/kit/data/charts.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { TranslationProvider } from '#src/kit/text/translation.tsx';
import { sampleProblem, sampleProfile } from '../laws/samples.ts';
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
