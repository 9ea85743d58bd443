/** How many random instances a law is tried on: a sample, or with SEARCH_CHECK=full what the proof of a release asks for. */
export const instances = (sample: number, full = Math.max(300, sample * 10)): number =>
  process.env.SEARCH_CHECK === 'full' ? full : sample;
