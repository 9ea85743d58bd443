import type { MedleyRequest } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import { localised } from '#model/rules/localised';
import type { Builder } from '../teambuilder/state/builder.ts';

/** One song of a medley as a question of its own, for what shows a single team. */
export function songRequest({ songs, constraints, ...shared }: MedleyRequest, place: number): TeamRequest {
  const song = songs[place] ?? songs[0];
  return {
    ...shared,
    ...song,
    order: 'uniform',
    skillQueue: false,
    target: 'score',
    points: null,
    sixth: 'leader',
    top: 1,
    constraints: { ...constraints, leader: null, minPower: 0 },
  };
}

/** Title and level of the chart that a team plays. */
export function chartOf({ game, main, sub }: Builder, { songId, difficulty }: TeamRequest) {
  const song = game.songs.get(songId);
  return {
    title: (song && localised(song.title, main, sub)?.value) ?? `#${songId}`,
    level: song?.difficulties[difficulty]?.level ?? null,
    song: song ?? null,
  };
}
