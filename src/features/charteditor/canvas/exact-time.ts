const MINUTE = 60;

/** Minutes, seconds and hundredths. */
export const exactTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${(seconds % MINUTE).toFixed(2).padStart(5, '0')}`;
