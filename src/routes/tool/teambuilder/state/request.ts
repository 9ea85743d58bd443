import type { TeamRequest } from '#model/compute/request';
import type { Profile } from '#model/profile/profile';
import type { EventBonus, EventRecord } from '#model/records/event';
import type { SongRecord } from '#model/records/song';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { POWER_EVENT_TYPES } from '#model/vocabulary/event-types';
import type { TeamInputs } from './inputs.ts';
import type { GameData } from './use-game-data.ts';

/** Whether the bonus of this event is added to power; all others raise points. */
export const raisesPower = (event: EventRecord): boolean =>
  POWER_EVENT_TYPES.some((type) => type === event.type);

/** The bonus in force: as changed by the visitor, else as the event has it; null without an event. */
export const bonusOf = (inputs: TeamInputs, event: EventRecord | null): EventBonus | null =>
  event === null ? null : (inputs.bonus ?? event.bonus);

/** The wanted difficulty if the song has it, else its hardest but special. */
export function fittingDifficulty(song: SongRecord | undefined, wanted: Difficulty): Difficulty {
  const has = (difficulty: Difficulty) => song?.difficulties[difficulty] !== undefined;
  if (has(wanted)) return wanted;
  return DIFFICULTIES.filter((d) => d !== 'special').findLast(has) ?? DIFFICULTIES.find(has) ?? wanted;
}

/** The power bonus of the question; undefined while the event's data is on its way. */
function powerBonusOf(inputs: TeamInputs, game: GameData): EventBonus | null | undefined {
  if (inputs.event === null) return null;
  if (game.eventsState !== 'ready') return undefined;
  const event = game.events.get(inputs.event) ?? null;
  return event !== null && raisesPower(event) ? bonusOf(inputs, event) : null;
}

/** The inputs as a question to the search; null while profile, song or the event's bonus are missing. */
export function requestOf(inputs: TeamInputs, profile: Profile | null, game: GameData): TeamRequest | null {
  const song = inputs.song === null ? undefined : game.songs.get(inputs.song);
  const powerBonus = powerBonusOf(inputs, game);
  if (profile === null || song === undefined || powerBonus === undefined) return null;
  return {
    songId: song.id,
    difficulty: fittingDifficulty(song, inputs.difficulty),
    server: inputs.server ?? profile.server,
    profile,
    perfectRate: inputs.perfectPercent / 100,
    live: inputs.live,
    room: inputs.room,
    order: 'uniform',
    target: 'score',
    points: null,
    powerBonus,
    sixth: inputs.sixth,
    itemSets: inputs.itemSets,
    treatAs: inputs.treatAs,
    temporary: inputs.temporary,
    constraints: {
      exclude: inputs.exclude,
      must: inputs.must,
      leader: inputs.leader,
      minPower: inputs.minPower,
    },
    top: inputs.top,
  };
}

/** Whether two questions are the same; profiles are compared by identity, which a change breaks. */
export function isSameRequest(a: TeamRequest, b: TeamRequest): boolean {
  if (a.profile !== b.profile) return false;
  return JSON.stringify({ ...a, profile: null }) === JSON.stringify({ ...b, profile: null });
}
