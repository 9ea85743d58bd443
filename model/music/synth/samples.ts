/** Samples a second. High enough for all that is played, and with it a frame of an MP3 file is a whole number of bytes. */
export const RATE = 32_000;

/** Samples of a frame of an MP3 file. */
export const FRAME_SAMPLES = 1152;

export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);
