/** Tone looks for this when it loads. */
Object.assign(globalThis, { TONE_SILENCE_LOGGING: true });

export {};
