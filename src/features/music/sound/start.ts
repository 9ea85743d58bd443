import { createActor, fromCallback } from 'xstate';
import { type AppActor, serversOf } from '#machines/app/app.view';
import { follow, type Watched } from '#machines/app/follow.view';
import { isEqual } from '#machines/kept/kept.logic';
import { keptMachine } from '#machines/kept/kept.machine';
import { LISTENING } from '#machines/listening/listening.logic';
import { musicMachine } from '#machines/music/music.machine';
import type { AlarmOrder } from '#machines/music/music.types';
import { keptOf, type MusicActor } from '#machines/music/music.view';
import { PLAYLISTS } from '#machines/playlists/playlists.logic';
import type { Listening } from '#model/media/music/listening';
import { silenceAt } from '#src/browser/sound/silence.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import type { Tabs } from '#src/browser/storage/shared-value.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { type Saver, saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';
import type { MusicActors } from '../music-source.ts';
import { type SoundWorld, soundActor } from './sounding.ts';

const MINUTE_MS = 60_000;
/** How often the position in a song is written. */
const PLACE_SECONDS = 15;
const EXACT = 0.001;

const alarm = fromCallback<AlarmOrder>(({ receive, sendBack }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  receive(({ minutes }) => {
    clearTimeout(timer);
    if (minutes !== null) timer = setTimeout(() => sendBack({ type: 'SLEEP.ENDED' }), minutes * MINUTE_MS);
  });
  return () => clearTimeout(timer);
});

const isSame = (one: Listening, other: Listening): boolean => one === other || isEqual(one, other);

interface KeptActor extends Watched<{ readonly context: { readonly value: Listening } }> {
  send(event: { readonly type: 'VALUE.EDITED'; readonly edit: Listening }): void;
}

interface LoadingActor {
  getSnapshot(): { hasTag(tag: 'busy'): boolean };
  subscribe(next: () => void): { unsubscribe(): void };
}

/** When the value has been read, or could not be. XState's `waitFor` would be part of the first load of every page. */
const loaded = (actor: LoadingActor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (actor.getSnapshot().hasTag('busy')) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = actor.subscribe(look);
    look();
  });

/** The player's changes are kept, and those of other tabs reach the player. Returns what writes the exact position. */
function link(music: MusicActor, listening: KeptActor): () => void {
  let last = listening.getSnapshot().context.value;
  const write = (stepSeconds: number) => {
    const next = keptOf(music.getSnapshot(), stepSeconds);
    if (isSame(next, last)) return;
    last = next;
    listening.send({ type: 'VALUE.EDITED', edit: next });
  };
  music.subscribe(() => write(PLACE_SECONDS));
  follow(
    listening,
    ({ context }) => context.value,
    (value) => {
      if (isSame(value, last)) return;
      last = value;
      music.send({ type: 'QUEUE.TAKEN', listening: value });
    },
  );
  return () => write(EXACT);
}

export interface MusicWorld extends SoundWorld {
  readonly storage: TextStorage;
  readonly tabs: Tabs;
  onLeave(savers: readonly Saver[]): void;
}

/** Starts the player with what was kept; paused, even if it played when the page was left. */
export async function startMusic({
  storage: texts,
  tabs: others,
  onLeave,
  ...world
}: MusicWorld): Promise<MusicActors> {
  const listening = createActor(keptMachine(LISTENING).provide({ actors: kept(texts, LISTENING, others) }));
  const playlists = createActor(keptMachine(PLAYLISTS).provide({ actors: kept(texts, PLAYLISTS, others) }));
  listening.start();
  playlists.start();
  await Promise.all([loaded(listening), loaded(playlists)]);
  const machine = musicMachine.provide({ actors: { sound: soundActor(world), alarm } });
  const music = createActor(machine, { input: listening.getSnapshot().context.value });
  music.start();
  const writeExactly = link(music, listening);
  const saveListening = unflushedSaver(LISTENING, listening);
  onLeave([
    () => {
      writeExactly();
      return saveListening();
    },
    unflushedSaver(PLAYLISTS, playlists),
  ]);
  return { music, playlists };
}

/** In a real browser. */
export const openMusic = (app: AppActor, focus: SoundFocus): Promise<MusicActors> =>
  startMusic({
    storage,
    tabs,
    focus,
    silenceAt,
    isOffline: () => !navigator.onLine,
    openAudio: () => new Audio(),
    servers: () => {
      const { main, sub } = serversOf(app);
      return [main, sub];
    },
    onLeave: saveOnLeave,
  });
