/** Samples a second. High enough for all that is played, and with it a frame of an MP3 file is a whole number of bytes. */
export const RATE = 32_000;

/** Samples of a frame of an MP3 file. */
export const FRAME_SAMPLES = 1152;

/**
 * An MP3 encoder and its decoder put so many samples of silence before what they are given. As many are cut off the start of a
 * song, so that all of it is heard at its place in the chart; therefore nothing begins within them.
 */
export const CODEC_DELAY = 1105;

export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);
