import { gachaVoicePaths } from '#model/rules/media-paths';
import type { DemoAsset } from '../demo.types.ts';
import { isVoiced, STAMPS_OF_EACH } from '../events/prizes.ts';
import { skinCount } from '../others/skins.ts';
import { chime, tap } from '../songs/chime.ts';
import { PEOPLE } from '../words/people.ts';
import { belowServer } from './below-server.ts';
import type { PictureSources } from './sources.ts';

const VOICE = /^sound\/voice\/gacha\/(\w+)_rip\/(\w+)\.mp3$/;
/** Sounds are made by a number of their subject. */
const STAMP_NUMBERS = 500_000;
const STAMP = /^sound\/voice_stamp_rip\/stamp_(\d{3})(\d{3})\.mp3$/;
const TAP_NUMBERS = 600_000;
const TAP =
  /^sound\/tapseskin\/skin(\d{2})_rip\/(perfect|great|good|flick|game_button|SE_RHYTHM_TAP_LONG)\.mp3$/;
const TAPS = ['perfect', 'great', 'good', 'flick', 'game_button', 'SE_RHYTHM_TAP_LONG'];

/** Sounds are of their own type, whatever their path ends with. */
const sound = (number: number): DemoAsset => ({ type: 'audio/wav', bytes: chime(number) });

/** The voice of a card, where the kind of its pull has it. */
function voiceAt(sources: PictureSources, path: string): DemoAsset | null {
  const [, folder = '', set = ''] = VOICE.exec(path) ?? [];
  const card = sources.card(set, 'after_training') ?? sources.card(set, 'normal');
  const [own = ''] = card ? gachaVoicePaths('jp', { type: card.type, resourceSetName: set }) : [];
  return card && own.includes(`/${folder}_rip/`) ? sound(card.id) : null;
}

function stampAt(path: string): DemoAsset | null {
  const [, character = '', nth = ''] = STAMP.exec(path) ?? [];
  const isThere = PEOPLE[Number(character) - 1] !== undefined && Number(nth) <= STAMPS_OF_EACH;
  return isThere && isVoiced(Number(nth))
    ? sound(STAMP_NUMBERS + Number(character) * 10 + Number(nth))
    : null;
}

/** What is heard at the touch of a note. */
function tapAt(path: string): DemoAsset | null {
  const [, skin = '', name = ''] = TAP.exec(path) ?? [];
  if (name === '' || Number(skin) >= skinCount('soundEffects')) return null;
  return { type: 'audio/wav', bytes: tap(TAP_NUMBERS + Number(skin) * TAPS.length + TAPS.indexOf(name)) };
}

/** Answers a short sound by its path: a voice, or the sound of a touch. */
export function soundAt(sources: PictureSources, path: string): DemoAsset | null {
  const below = belowServer(path);
  return voiceAt(sources, below) ?? stampAt(below) ?? tapAt(below);
}
