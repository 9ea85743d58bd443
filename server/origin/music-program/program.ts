/** Makes the music of the demo set in a process of its own, so that it never blocks the server. */
import { makeSound } from '#demo/sound/make-sound';
import type { SoundJob, SoundReport } from '#demo/sound/orders';
import { serveParent } from '../child-program.ts';

/** Pages go first. */
const NICENESS = 5;

serveParent<SoundJob, SoundReport>(NICENESS, makeSound);
