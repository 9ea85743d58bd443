import type { DemoSound } from '../demo.types.ts';
import { planSongs, type SongPlan } from '../songs/song-plan.ts';
import { eventSong } from './event-song.ts';
import { ownSong } from './own-song.ts';
import { songChorus, songScore } from './song-music.ts';
import { type Block, render, renderPart } from './synth/render.ts';

type Name = Pick<DemoSound, 'kind' | 'id'>;

/** A sound and how long it lasts; `song` is what a number means. Null for no song. */
export function soundOf({ kind, id }: Name, seed: number, song: SongPlan | undefined): DemoSound | null {
  if (kind === 'event') return { kind, id, seconds: eventSong(seed, id).length };
  if (kind === 'own') return { kind, id, seconds: ownSong(seed, id).length };
  if (!song) return null;
  if (kind === 'song') return { kind, id, seconds: song.length };
  const { from, to } = songChorus(song);
  return { kind, id, seconds: to - from };
}

/** Planning one song means planning all. */
let planned: { readonly seed: number; readonly songs: ReadonlyMap<number, SongPlan> } | null = null;

function songOf(seed: number, id: number): SongPlan | undefined {
  if (planned?.seed !== seed) {
    planned = { seed, songs: new Map(planSongs(seed).map((song) => [song.id, song])) };
  }
  return planned.songs.get(id);
}

function planOf(seed: number, { kind, id }: Name): SongPlan | undefined {
  if (kind === 'event') return eventSong(seed, id);
  return kind === 'own' ? ownSong(seed, id) : songOf(seed, id);
}

export interface Heard {
  readonly seconds: number;
  readonly blocks: Iterable<Block>;
}

/** What is heard, made while it is read. @throws RangeError for no song */
export function blocksOf(seed: number, name: Name): Heard {
  const song = planOf(seed, name);
  if (!song) throw new RangeError(`There is no song ${name.id}`);
  const score = songScore(seed, song);
  if (name.kind !== 'chorus') return { seconds: score.seconds, blocks: render(score) };
  const chorus = songChorus(song);
  return { seconds: chorus.to - chorus.from, blocks: renderPart(score, chorus) };
}
