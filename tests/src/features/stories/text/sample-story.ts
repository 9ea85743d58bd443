import type {
  StoryFile,
  StoryFileKind,
  StoryScript,
  StoryStep,
  TalkAct,
} from '#model/media/story/script.types';

const file = (kind: StoryFileKind, path: string): StoryFile => ({ kind, of: 'game', path });

const talk = (speaker: string, text: string, more: Partial<TalkAct> = {}): TalkAct => ({
  kind: 'talk',
  speaker,
  text,
  characterIds: [],
  acts: [],
  voices: [],
  lipSync: 'voice',
  closes: false,
  effect: null,
  sound: null,
  ...more,
});

const said = (characterId: number, speaker: string, text: string, voice: string): TalkAct =>
  talk(speaker, text, {
    characterIds: [characterId],
    voices: [{ characterId, file: file('voice', `sound/voice/${voice}`), volume: 1, delayMs: 0 }],
  });

type Act = Omit<StoryStep, 'index' | 'delayMs' | 'waits'>;
const stepsOf = (acts: readonly Act[]): readonly StoryStep[] =>
  acts.map((act, index) => ({ ...act, index, delayMs: 0, waits: false }) as StoryStep);

/** What is said in two languages. */
const WORDS = {
  en: ['Studio B, evening', 'The room is ours.', 'Ninety minutes, no more.', 'Nobody answers.', 'Stay'],
  ja: ['スタジオB、夕方', 'ここはわたしたちの部屋。', '九十分だけ。', 'だれも答えない。', '残る'],
} as const;
const NAMES = { en: ['Kasumi', 'Tae'], ja: ['香澄', 'たえ'] } as const;

/** A story of every kind of row; both languages have the same steps. */
export function sampleScript(language: 'en' | 'ja'): StoryScript {
  const [place = '', first = '', second = '', third = '', option = ''] = WORDS[language];
  const [kasumi = '', tae = ''] = NAMES[language];
  return {
    opening: { background: file('picture', 'bg/scenario1_rip/studio.png'), music: null, figures: [] },
    steps: stepsOf([
      { kind: 'effect', effect: 'telop', text: place, picture: null, name: '', durationMs: 0 } as Act,
      {
        kind: 'sound',
        music: file('music', 'sound/scenario/bgm/bell_rip/bell.mp3'),
        sound: null,
        isCrossFaded: false,
        volume: 1,
        durationMs: 0,
      } as Act,
      said(1, kasumi, first, 'a.mp3'),
      said(2, tae, second, 'b.mp3'),
      talk('', third),
      { kind: 'choice', options: [option] } as Act,
    ]),
    unknown: [{ index: 6, field: 'effectType', value: '99' }],
  };
}
