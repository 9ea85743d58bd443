import { FRAME_SAMPLES, RATE, samplesOf } from '../music/synth/samples.ts';

export const KILOBITS = 96;
/** With this rate and this bit rate every frame is as long, so that the size of a file is known before it is made. */
export const FRAME_BYTES = (KILOBITS * 1000 * FRAME_SAMPLES) / 8 / RATE;

const framesOf = (seconds: number): number => Math.ceil(samplesOf(seconds) / FRAME_SAMPLES);

/** Bytes of the file of a sound that lasts so long. */
export const fileSize = (seconds: number): number => framesOf(seconds) * FRAME_BYTES;
