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
    theme: perServerText(event.themeTitle),
    teams,
    rewards: { [win]: of(win), [lose]: of(lose) },
  };
}
