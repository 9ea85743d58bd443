import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { TeamRequest } from '#model/compute/request';
import { ProfileNotices } from '#src/features/account/profiles/profile-notices.tsx';
import { Screen as TeamBuilder } from '#src/features/team/pages/teambuilder.tsx';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { sampleProblem } from '#tests/laws/samples';
import { type AskEvents, TeamClient } from '#wasm/host/thread/client';
import { buttonNamed, press } from '../../page.tsx';
import { surround } from '../../render-page.tsx';

/** Opens what can be done with a card of the team and does it. */
export async function askOf(card: string, action: string): Promise<void> {
  await vi.waitFor(() => {
    if (!buttonNamed(`${card}: options`)) throw new Error(`there is no ${card} to press`);
  });
  // Its code comes with the press.
  await act(async () => buttonNamed(`${card}: options`)?.click());
  await press(action);
}

interface Question {
  readonly request: TeamRequest;
  readonly events: AskEvents;
}

/** The whole page with what the shell shows above it, on the small game, with a search engine that answers when the test says so. */
export function renderBuilder(query = '', profiles: readonly unknown[] = []) {
  const asked: Question[] = [];
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
  const loadTeamData = vi.fn(async (request: TeamRequest) => {
    requests.push(request);
    return sampleProblem(request.songId);
  });
  const kept = profiles.length === 0 ? {} : { [PROFILES.key]: JSON.stringify({ profiles, active: 0 }) };
  const page = (
    <>
      <ProfileNotices />
      <TeamBuilder />
    </>
  );
  const seen = surround(page, `/tool/teambuilder${query}`, { kept, client, loadTeamData });
  render(seen.ui);
  return {
    asked,
    cancel,
    loadTeamData,
    kept: seen.kept,
    address: () => new URL(seen.address(), 'http://localhost').search,
  };
}
