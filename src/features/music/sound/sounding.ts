import { fromCallback } from 'xstate';
import type { MusicEvent, SongStart, SoundOrder } from '#machines/music/music.types';
import { songChorusPath, songSoundPath } from '#model/rules/media-paths';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import {
  type AudioElement,
  createSpeaker,
  type SpeakerReport,
  type SpeakerWorld,
  type Track,
} from '#src/browser/sound/speaker.ts';
import { songItem } from '#src/kit/data/items.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';

export interface SoundWorld extends SpeakerWorld {
  readonly focus: SoundFocus;
  /** The servers whose audio is tried first. */
  servers(): readonly ServerIndex[];
  openAudio(): AudioElement;
}

const SOUND_DIGITS = 3;
/** Nearly always the name of a song's audio, for dumps that have lists alone (reference R15). */
const usualName = (song: number): string => `bgm${String(song).padStart(SOUND_DIGITS, '0')}`;

/** Where the audio of a song may be: on the servers it is out on, the visitor's own first. Without a chorus the whole song is played. */
export async function sourcesOf(
  { song, version }: Pick<SongStart, 'song' | 'version'>,
  servers: readonly ServerIndex[],
): Promise<readonly string[]> {
  const details = await queryClient.fetchQuery(songItem(song));
  if (details && details.soundId === null) return [];
  const name = details?.soundId ?? usualName(song);
  const isOut = (server: ServerIndex): boolean => {
    const at = details?.song?.publishedAt[server];
    return at === undefined ? servers.includes(server) : at !== null;
  };
  const all = [...servers, ...SERVERS.keys()].filter(isServerIndex);
  const codes = [...new Set(all.filter(isOut).map((server) => SERVERS[server]))];
  const whole = codes.map((code) => songSoundPath(code, name));
  if (version === 'game') return whole;
  return [...codes.map((code) => songChorusPath(code, song, name)), ...whole];
}

const EVENTS = {
  playing: 'SOUND.PLAYING',
  waiting: 'SOUND.WAITING',
  paused: 'SOUND.PAUSED',
  ended: 'SOUND.ENDED',
  blocked: 'SOUND.BLOCKED',
  unavailable: 'SOUND.UNAVAILABLE',
  unreached: 'SOUND.UNREACHED',
} as const;

const eventOf = (report: SpeakerReport): MusicEvent =>
  report.kind === 'time'
    ? { type: 'SOUND.TIME', seconds: report.seconds, length: report.length }
    : { type: EVENTS[report.kind] };

const trackOf = (start: SongStart, { servers }: SoundWorld): Track => ({
  key: `${start.song} ${start.version}`,
  seconds: start.seconds,
  skipsSilence: start.skipsSilence,
  sources: () => sourcesOf(start, servers()),
});

/** The slot `sound` of the player: one element behind all pages, which plays only while it has the focus. */
export const soundActor = (world: SoundWorld) =>
  fromCallback<SoundOrder>(({ receive, sendBack }) => {
    let release: (() => void) | null = null;
    const letGo = () => {
      release?.();
      release = null;
    };
    const speaker = createSpeaker(
      world.openAudio(),
      (report) => {
        if (report.kind === 'paused' || report.kind === 'blocked' || report.kind === 'unreached') letGo();
        sendBack(eventOf(report));
      },
      world,
    );
    const take = () => {
      release ??= world.focus.take(() => {
        release = null;
        sendBack({ type: 'FOCUS.LOST' });
      });
    };
    receive((order) => {
      switch (order.type) {
        case 'ORDER.START':
          speaker.setVolume(order.volume, order.isMuted);
          take();
          return speaker.play(trackOf(order, world));
        case 'ORDER.PAUSE':
          letGo();
          return speaker.pause();
        case 'ORDER.SEEK':
          return speaker.seek(order.seconds);
        case 'ORDER.VOLUME':
          return speaker.setVolume(order.volume, order.isMuted);
      }
    });
    return () => {
      letGo();
      speaker.end();
    };
  });
