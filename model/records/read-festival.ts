import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';
import { FESTIVAL_RESULTS, type Festival, type FestivalResult } from './event-details.ts';
import { positive, readReward } from './read-reward.ts';
import { asList, asObject, type JsonObject, perServerText } from './reading.ts';

const entriesOf = (value: unknown): unknown => asObject(value).entries;

function readTeam(value: unknown): Festival['teams'][number] | null {
  const row = asObject(value);
  const id = positive(row.teamId);
  const name = perServerText(row.teamName);
  return id === null || name.every((text) => text === null) ? null : { id, name };
}

/** What the festival asks. Older items have it in each team. */
function readTheme({ themeTitle, teamList }: JsonObject): PerServer<string> {
  const [own, ...others] = [
    perServerText(themeTitle),
    ...asList(entriesOf(teamList), (team) => perServerText(asObject(team).themeTitle)),
  ];
  const at = (server: ServerIndex) =>
    [own, ...others].find((texts) => texts[server] !== null)?.[server] ?? null;
  return [at(0), at(1), at(2), at(3), at(4)];
}

/** Reads the teams of `events/{id}` (reference R9); null where it names none. */
export function readFestival(event: JsonObject): Festival | null {
  const teams = asList(entriesOf(event.teamList), readTeam);
  if (teams.length === 0) return null;
  const of = (result: FestivalResult) =>
    asList(entriesOf(event.teamRewards), (entry) =>
      asObject(entry).festivalResultType === result ? readReward(entry) : null,
    );
  const [win, lose] = FESTIVAL_RESULTS;
  return {
    theme: readTheme(event),
    teams,
    rewards: { [win]: of(win), [lose]: of(lose) },
  };
}
