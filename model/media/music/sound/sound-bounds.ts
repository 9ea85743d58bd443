/** What a file of sound may be to make a chart on. */
const MAX_SOUND_BYTES = 32 * 2 ** 20;
const MAX_SOUND_SECONDS = 600;
const MAX_SOUND_CHANNELS = 8;

/** Why a file is not taken. */
export type SoundRefusal =
  | 'empty'
  | 'tooLarge'
  | 'tooLong'
  | 'tooManyChannels'
  | 'unreadable'
  | 'missing'
  | 'unreached';

export const refusalOfFile = ({ size }: { readonly size: number }): SoundRefusal | null => {
  if (size === 0) return 'empty';
  return size > MAX_SOUND_BYTES ? 'tooLarge' : null;
};

interface Decoded {
  readonly duration: number;
  readonly numberOfChannels: number;
}

export function refusalOfSound({ duration, numberOfChannels }: Decoded): SoundRefusal | null {
  if (duration === 0) return 'empty';
  if (duration > MAX_SOUND_SECONDS) return 'tooLong';
  return numberOfChannels > MAX_SOUND_CHANNELS ? 'tooManyChannels' : null;
}
