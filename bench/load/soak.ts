import { getBytes, postBytes } from './generator.ts';
import { memoryOf } from './processes.ts';
import { DATA, listBytes, OWN } from './requests.ts';
import { ask, type Figure, figure, held, ms, type Site } from './site.ts';

type Sample = readonly [minute: number, megabytes: number];

/** Least squares: megabytes a minute. */
function slope(samples: readonly Sample[]): number {
  const mean = (at: 0 | 1): number => samples.reduce((sum, sample) => sum + sample[at], 0) / samples.length;
  const [x, y] = [mean(0), mean(1)];
  const up = samples.reduce((sum, sample) => sum + (sample[0] - x) * (sample[1] - y), 0);
  const down = samples.reduce((sum, sample) => sum + (sample[0] - x) ** 2, 0);
  return down === 0 ? 0 : up / down;
}

const SAMPLE_MS = 1_000;
const TELLS_EVERY = 30;
const SETTLED = 0.4;
/** Longer than it takes until garbage is collected once: memory goes up and down by a third meanwhile. */
const COLLECTED_MIN = 2;

/** What was left after the last collection, at each moment: where a leak shows, and garbage does not. */
const lowest = (samples: readonly Sample[]): Sample[] =>
  samples.map(([now]) => {
    const recent = samples.filter(([at]) => at <= now && at > now - COLLECTED_MIN);
    return [now, Math.min(...recent.map(([, size]) => size))];
  });

/** 500 mixed calls a second: reading, static data, one's own things, and some writing. */
export async function soak(site: Site, seconds: number): Promise<Figure[]> {
  const { tokens, postIds, server } = site;
  const request = (nth: number): Buffer => {
    const cookie = `token=${tokens[nth % tokens.length]}`;
    if (nth % 50 === 0)
      return postBytes(
        '/api/post/like',
        { id: postIds[nth % postIds.length], value: nth % 100 === 0 },
        { cookie },
      );
    if (nth % 5 === 0) return getBytes(DATA, { 'accept-encoding': 'br' });
    if (nth % 12 === 0) return getBytes('/api/user/me', { cookie });
    return listBytes({ ...OWN, limit: 20, offset: (nth % 100) * 20 });
  };
  const startMs = performance.now();
  const samples: Sample[] = [];
  const sampling = setInterval(() => {
    const size = memoryOf(server.child.pid ?? 0);
    samples.push([(performance.now() - startMs) / 60_000, size]);
    if (samples.length % TELLS_EVERY === 0)
      process.stderr.write(`  ${samples.length} s: ${Math.round(size)} MB\n`);
  }, SAMPLE_MS);
  const measured = await ask(site, request, { seconds, perSecond: 500 });
  clearInterval(sampling);
  const most = Math.max(...samples.map(([, size]) => size));
  const settled = lowest(samples).slice(Math.floor(samples.length * SETTLED));
  const grows = slope(settled);
  const minutes = (seconds / 60).toFixed(seconds < 60 ? 1 : 0);
  const isLong = seconds >= 600;
  const name = `memory in ${minutes} minutes of 500 mixed calls/s`;
  const said = `at most ${Math.round(most)} MB, what is left after collecting grows by ${grows.toFixed(1)} MB/min at the end, p99 ${ms(held(measured, 200).p99Ms)}`;
  // A short run says nothing about a slope: the heap still finds its size.
  return [
    figure(name, `≤ 300 MB${isLong ? ', ≤ 0.5 MB/min' : ''}`, said, most <= 300 && (!isLong || grows <= 0.5)),
  ];
}
