/** What can be heard on this site; one of them at a time. */
export const SOUND_KINDS = ['player', 'preview', 'simulator', 'story', 'chime'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
