export type { Listening } from '#model/music/listening';
