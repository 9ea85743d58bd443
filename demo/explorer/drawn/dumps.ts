import { ACCENTS } from '#model/encoding/svg/color';
import { random } from '../../seeded/random.ts';

/** Objects as the game's engine keeps them, below `Base` (reference R121). What they say is invented. */

const dump = (name: string, rest: Readonly<Record<string, unknown>>): unknown => ({
  Base: { m_Enabled: 1, m_Name: name, ...rest },
});

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
const MOVES = ['wash', 'chase', 'flash', 'sweep', 'hold'] as const;

/** When the lights of a song's live change. */
export function cues(song: number): unknown {
  const rng = random('cues', song);
  let seconds = 0;
  const list = Array.from({ length: rng.int(12, 24) }, () => {
    seconds += rng.real(2, 9);
    return {
      time: rounded(seconds),
      move: rng.pick(MOVES),
      color: rng.pick(ACCENTS),
      strength: rounded(rng.real(0.3, 1)),
    };
  });
  return dump(`directing_${String(song).padStart(3, '0')}`, { songId: song, cues: list });
}

/** A curve over a second, as motions and cameras have them. */
function curve(key: string, nth: number, names: readonly string[]): unknown {
  const rng = random(key, nth);
  return names.map((name) => ({
    attribute: name,
    keys: Array.from({ length: 6 }, (_, at) => ({
      time: rounded(at / 5),
      value: rounded(rng.real(-1, 1)),
      inSlope: 0,
      outSlope: rounded(rng.bell()),
    })),
  }));
}

export const camera = (nth: number): unknown =>
  dump(`camera_${nth}`, { fieldOfView: 24 + nth, curves: curve('camera', nth, ['x', 'y', 'z', 'roll']) });

export const motion = (nth: number): unknown =>
  dump(`pose_${nth}`, {
    frameRate: 30,
    curves: curve('pose', nth, ['arm_left', 'arm_right', 'head', 'hips']),
  });

export function rig(nth: number): unknown {
  const rng = random('rig', nth);
  const lamps = Array.from({ length: 8 }, (_, at) => ({
    place: { x: at - 3.5, y: 4, z: rounded(rng.real(-1, 1)) },
    color: rng.pick(ACCENTS),
    angle: rng.int(12, 40),
  }));
  return dump(`rig_${nth}`, { lamps });
}

export function particles(nth: number): unknown {
  const rng = random('particles', nth);
  return dump(`particle_${nth}`, {
    rate: rng.int(10, 90),
    lifetime: rounded(rng.real(0.4, 3)),
    gravity: rounded(rng.real(-0.4, 1)),
    colors: rng.shuffle(ACCENTS).slice(0, 3),
  });
}

/** Widths of letters. */
export const metrics = (nth: number): unknown =>
  dump(`font_${nth}`, {
    lineHeight: 32 + nth,
    glyphs: Array.from({ length: 26 }, (_, at) => ({
      letter: String.fromCharCode(65 + at),
      advance: random('glyph', nth, at).int(9, 22),
    })),
  });

/** What the screens of the game call things, in the order of the servers. */
const WORDS: readonly (readonly [key: string, ...words: string[]])[] = [
  ['live', 'ライブ', 'Live', 'Live', 'Live', '라이브'],
  ['story', 'ストーリー', 'Story', '劇情', '剧情', '스토리'],
  ['gacha', 'ガチャ', 'Gacha', '轉蛋', '招募', '뽑기'],
  ['member', 'メンバー', 'Member', '成員', '成员', '멤버'],
  ['close', 'とじる', 'Close', '關閉', '关闭', '닫기'],
];

export const words = (nth: number): unknown => {
  const [key = '', ...texts] = WORDS[(nth - 1) % WORDS.length] ?? [];
  return dump(`localize_${key}`, { key, texts });
};

/** What happens in an opening, one thing after the other. */
export function timeline(nth: number): unknown {
  const rng = random('timeline', nth);
  const steps = rng.shuffle(['fade_in', 'logo', 'camera', 'characters', 'title', 'fade_out']);
  return dump(`opening_${nth}`, { steps: steps.map((step, at) => ({ at: at * 1.5, step })) });
}

/** What a bundle holds. */
export const manifest = (bundle: string, files: readonly string[]): unknown => ({
  Base: {
    m_Name: bundle,
    m_AssetBundleName: bundle,
    m_Container: files.map((file) => ({ first: `assets/demo/${bundle}/${file.toLowerCase()}` })),
    m_Dependencies: [],
  },
});
