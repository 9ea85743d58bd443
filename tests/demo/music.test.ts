import { describe, expect, test } from 'vitest';
import { partsOf, planMeasures } from '#demo/charts/quotas';
import { eventSong } from '#demo/music/event-song';
import { songChorus, songScore } from '#demo/music/song-music';
import { soundNameAt } from '#demo/music/sound-paths';
import { blocksOf } from '#demo/music/sounds';
import { random } from '#demo/seeded/random';
import { planSongs } from '#demo/songs/song-plan';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { readEventDetails } from '#model/records/read-event-details';
import { readSongDetails } from '#model/records/read-song-details';
import { eventSoundPaths, songSoundPath } from '#model/rules/media-paths';
import { demo, events, songs } from './demo-set.ts';

const plans = planSongs(1);
const some = plans.filter(({ id }, nth) => nth % 60 === 0 || id === 540 || id === 7);

describe('music of the demo set', () => {
  test('is there for every song at the path its page asks for, as long as the list says', () => {
    const rows = demo.json('songs/all') as Readonly<Record<string, { readonly length: number }>>;
    for (const { id } of songs.byId.values()) {
      const path = songSoundPath('jp', readSongDetails(id, demo.json(`songs/${id}`))?.soundId ?? '');
      expect(demo.sound(path), path).toEqual({ kind: 'song', id, seconds: rows[id]?.length });
    }
    for (const lost of ['bgm1', 'bgm0001', 'bgm999999', 'bgm020'])
      expect(demo.sound(songSoundPath('jp', lost)), lost).toBeNull();
  });

  test('is there for every event, where the event says', () => {
    for (const { id } of events.byId.values()) {
      const sound = readEventDetails(demo.json(`events/${id}`))?.sound ?? null;
      const [path = ''] = sound ? eventSoundPaths('tw', sound) : [];
      expect(demo.sound(path)?.seconds, `event ${id}`).toBeGreaterThan(8);
    }
  });

  test('is nowhere else', () => {
    const lost = [
      '',
      'sound/bgm001_rip/bgm002.mp3',
      'sound/bgm001_rip/bgm001.ogg',
      'musicscore/musicscore20_rip/bgm003_chorus.mp3',
      'musicscore/musicscore10_rip/bgm3_chorus.mp3',
      'musicscore/musicscore20_rip/bgm020_chorus.mp3',
      'sound/scenario/bgm/demo_3_rip/demo_4.mp3',
      'sound/scenario/bgm/demo_03_rip/demo_03.mp3',
      'sound/bgmNaN_rip/bgmNaN.mp3',
      'sound/x/sound/bgm001_rip/bgm001.mp3',
      'musicscore/musicscore010_rip/bgm003_chorus.mp3',
      'musicscore/musicscore10_rip/bgm0003_chorus.mp3',
      'sound/scenario/bgm/demo_99999_rip/demo_99999.mp3',
    ];
    for (const path of lost) expect(demo.sound(`/assets/jp/${path}`), path).toBeNull();
    expect(soundNameAt(1, 'assets/jp/musicscore/musicscore10_rip/bgm003_chorus.mp3')).toEqual({
      kind: 'chorus',
      id: 3,
    });
  });

  test('has parts without gaps, and charts have notes in all of their measures and nowhere else', () => {
    for (const song of some) {
      const parts = partsOf(song);
      for (const [nth, { from, to }] of parts.entries()) {
        expect(from, `song ${song.id}`).toBe(parts[nth - 1]?.to ?? 2);
        expect(to).toBeGreaterThan(from);
      }
      expect(parts.at(-1)?.to).toBe(song.measures - 1);
      const beats = planMeasures(song, 500, random(1)).map(({ beat }) => beat);
      expect(beats).toEqual(Array.from({ length: song.measures - 3 }, (_, nth) => 8 + 4 * nth));
    }
  });

  test('has a drum or a tone at every note of every chart of a song', () => {
    for (const song of some) {
      const heard = new Set(songScore(1, song).events.map(({ at }) => at));
      for (const { difficulty } of song.charts) {
        const { notes } = scoringChart(parseChart(demo.json(`charts/${song.id}/${difficulty}`)));
        const lost = notes.filter(({ time }) => !heard.has(time));
        expect(lost, `${difficulty} of song ${song.id}`).toEqual([]);
      }
    }
  });

  test('has a chorus of some seconds in every song', () => {
    for (const song of plans) {
      const { from, to } = songChorus(song);
      expect(from).toBeGreaterThan(5);
      expect(to - from, `song ${song.id}`).toBeGreaterThan(8);
      expect(to).toBeLessThan(song.length);
    }
  });

  test('differs from song to song, and with the seed', () => {
    const [first, second] = [plans[0]!, plans[1]!];
    const tunes = [songScore(1, first), songScore(2, first), songScore(1, second)].map(({ events }) =>
      JSON.stringify(events.slice(0, 400)),
    );
    expect(new Set(tunes).size).toBe(3);
  });

  test('of events is short, and each its own', () => {
    expect(eventSong(1, 3)).toEqual(eventSong(1, 3));
    const lengths = [3, 6, 9, 12].map((id) => eventSong(1, id).length);
    expect(new Set(lengths).size).toBeGreaterThan(1);
    for (const length of lengths) expect(length).toBeLessThan(80);
    expect(blocksOf(1, { kind: 'event', id: 3 }).seconds).toBe(eventSong(1, 3).length);
    expect(() => blocksOf(1, { kind: 'song', id: 20 })).toThrow(RangeError);
  });
});
