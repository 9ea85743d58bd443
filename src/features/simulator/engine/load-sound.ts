import type { SoundSource } from '#machines/simulator/simulator.types';
import { loadMusic, type MusicLoading } from '#src/browser/sound/load-music.ts';
import { sourcesOf } from '../../music/sound/sounding.ts';
import type { SlotWorld, SoundRead } from './slots.ts';

/** Of music that comes before there is a context to play it: that takes any. */
const SAMPLE_RATE = 44_100;

/** The first source that can be read; what is wrong with the last one otherwise. */
async function readFirst(
  places: readonly (string | Blob)[],
  decoder: Parameters<typeof loadMusic>[1],
  loading: MusicLoading,
): Promise<SoundRead> {
  let read: SoundRead = { kind: 'none' };
  for (const place of places) {
    read = await loadMusic(place, decoder, loading);
    if (read.kind === 'read' || read.kind === 'unreached') return read;
  }
  return read;
}

async function placesOf(source: NonNullable<SoundSource>): Promise<readonly (string | Blob)[]> {
  if (source.kind === 'address') return [source.address];
  if (source.kind === 'file') return source.file instanceof Blob ? [source.file] : [];
  return sourcesOf({ song: source.song, version: 'game' }, source.servers);
}

export const loadSound: SlotWorld['loadSound'] = async (source, decoder, loading) => {
  const places = await placesOf(source).catch(() => null);
  if (places === null) return { kind: 'unreached' };
  return readFirst(places, decoder ?? new OfflineAudioContext(2, 1, SAMPLE_RATE), loading);
};
