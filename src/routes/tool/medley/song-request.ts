import type { MedleyAnswer, MedleyRequest, MedleySong } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import { localised } from '#model/rules/localised';
import type { NamedChart } from '../teambuilder/messages/uncounted.ts';
import type { Builder } from '../teambuilder/state/builder.ts';

/** One song of a medley as a question of its own, for what shows a single team. */
export function songRequest({ songs, constraints, ...shared }: MedleyRequest, place: number): TeamRequest {
  const song = songs[place] ?? songs[0];
  return {
    ...shared,
    ...song,
    order: 'uniform',
    target: 'score',
    points: null,
    sixth: 'leader',
    top: 1,
    constraints: { ...constraints, leader: null, minPower: 0 },
  };
}

/** Title and level of the chart that a team plays. */
export function chartOf({ game, main, sub }: Builder, { songId, difficulty }: MedleySong) {
  const song = game.songs.get(songId);
  return {
    title: (song && localised(song.title, main, sub)?.value) ?? `#${songId}`,
    level: song?.difficulties[difficulty]?.level ?? null,
    song: song ?? null,
  };
}

/** The songs that count with skills side by side although these were to wait. */
export const uncountedSongs = (
  builder: Builder,
  { songs }: MedleyRequest,
  { mayWait }: MedleyAnswer,
): readonly NamedChart[] =>
  mayWait.flatMap((place) => {
    const song = songs[place];
    return song ? [{ ...song, title: chartOf(builder, song).title }] : [];
  });
