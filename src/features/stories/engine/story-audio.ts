import { storyFileAddress } from '#model/media/story/files';
import type { SoundAct, StoryFile, StoryVoice } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import type { Mixer } from './mixer.ts';
import type { StorySounds } from './story-sounds.ts';

interface AudioLinks {
  readonly server: ServerCode;
  readonly sounds: Pick<StorySounds, 'load'>;
  readonly mixer: Mixer;
  /** How far a character's mouth is open; null once she has said it. */
  readonly onMouth: (characterId: number, share: number | null) => void;
  /** The address of what did not come. */
  readonly onMissing: (address: string) => void;
}

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** What is heard of a story: music goes on until the story says otherwise, voices say their line once. */
export class StoryAudio {
  readonly #links: AudioLinks;
  #music: string | null = null;
  #turn = 0;

  constructor(links: AudioLinks) {
    this.#links = links;
  }

  /** The music of this moment. `act` says how it comes to it; without one it is there at once. */
  follow(music: StoryFile | null, volume: number, act: SoundAct | null): void {
    const address = music && this.#addressOf(music);
    if (address === this.#music) return;
    this.#music = address;
    void this.#playMusic(address, volume, act?.isCrossFaded ? act.durationMs : 0);
  }

  play(file: StoryFile, volume: number): void {
    void this.#load(file).then((blob) => blob && this.#links.mixer.playSound(blob, volume));
  }

  /** Resolves when all have said theirs, or none of them can. */
  async speak(voices: readonly StoryVoice[], signal: AbortSignal): Promise<void> {
    await Promise.all(voices.map((voice) => this.#say(voice, signal)));
  }

  async #playMusic(address: string | null, volume: number, fadeMs: number): Promise<void> {
    const turn = ++this.#turn;
    const blob = address === null ? null : await this.#loadAt(address);
    if (turn === this.#turn) this.#links.mixer.playMusic(blob, volume, fadeMs);
  }

  async #say({ characterId, file, volume, delayMs }: StoryVoice, signal: AbortSignal): Promise<void> {
    const [blob] = await Promise.all([this.#load(file), after(delayMs, signal)]);
    if (blob === null || signal.aborted) return;
    const onMouth = (share: number | null) => this.#links.onMouth(characterId, share);
    await this.#links.mixer.say(blob, { volume, onMouth, signal });
  }

  #addressOf = (file: StoryFile): string => storyFileAddress(this.#links.server, file);

  #load = (file: StoryFile): Promise<Blob | null> => this.#loadAt(this.#addressOf(file));

  async #loadAt(address: string): Promise<Blob | null> {
    const blob = await this.#links.sounds.load(address).catch(() => null);
    if (blob === null) this.#links.onMissing(address);
    return blob;
  }
}
