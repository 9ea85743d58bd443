import type { ServerIndex } from '#model/vocabulary/servers';
import type { ServedWord } from '../../words/words.types.ts';
import { firstName } from '../script/fill.ts';
import { voiceIdOf } from '../voices.ts';
import type { MotionRow, TalkRow } from './scenario.types.ts';

/** What happens is narrated: there is no speaker. */
const NARRATION = ' ';
const EVERYONE: ServedWord = ['全員', 'Everyone', '大家', '大家', '모두'];
const [BY_TEXT, BY_VOICE, CLOSED] = [0, 1, 2] as const;

interface SpokenLine {
  /** Nobody narrates; where all speak at once, their voices are not heard. */
  readonly speakers: readonly number[];
  readonly isOfAll: boolean;
  readonly body: string;
  readonly motions: readonly MotionRow[];
}

/** A line as scenarios have it, with the name of who speaks and her voice. */
export function talkRow({ speakers, isOfAll, body, motions }: SpokenLine, server: ServerIndex): TalkRow {
  const [first] = speakers;
  const speaker = isOfAll ? undefined : first;
  return {
    talkCharacters: speakers.map((characterId) => ({ characterId })),
    windowDisplayName: isOfAll
      ? EVERYONE[server]
      : speaker === undefined
        ? NARRATION
        : firstName(speaker, server),
    body,
    tention: 0,
    lipSyncMode: isOfAll ? BY_TEXT : speaker === undefined ? CLOSED : BY_VOICE,
    motionChangeFactor: 0,
    motions,
    voices:
      speaker === undefined
        ? []
        : [{ characterId: speaker, voiceId: voiceIdOf(speaker, body, server), volume: 1 }],
    speed: 0,
    fontSize: 0,
    whenFinishCloseWindow: 0,
    whenStartHideWindow: 0,
    requirePlayEffect: 0,
    effectReferenceIdx: 0,
    requirePlaySound: 0,
    soundReferenceIdx: 0,
  };
}
