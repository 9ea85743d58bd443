import type { CurveSample } from '#model/forecast/curve';
import type { EventSamples } from '#model/forecast/event-curves';

/** Numbers from 0 to 1 that follow from the seed. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TYPES = ['versus', 'challenge', 'medley'];
const LENGTHS = [174, 198, 198, 222];
const TIERS: readonly (readonly [string, number])[] = [
  ['100', 60_000],
  ['500', 20_000],
  ['1000', 16_000],
  ['2000', 9_000],
];
const HOUR = 3_600_000;
/** 2026-01-01 15:00 in Japan. */
const FIRST = Date.UTC(2026, 0, 1, 6);

/** Points per hour: quiet nights, an opening rush, a surge that grows towards the end. */
function pace(hour: number, length: number, surge: number): number {
  const clock = (15 + hour) % 24;
  const rhythm = clock >= 2 && clock < 8 ? 0.3 : 1 + 0.3 * Math.sin(((clock - 14) / 24) * 2 * Math.PI);
  return rhythm * (1 + 2 * Math.exp(-hour / 6) + surge * Math.exp((hour - length) / 15));
}

/** Invented events, one each ten days, with hourly readings. The same seed gives the same events. */
export function inventedEvents(count: number, seed: number): readonly EventSamples[] {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, i) => {
    const kind = Math.floor(chance() * TYPES.length);
    const length = LENGTHS[Math.floor(chance() * LENGTHS.length)] ?? 198;
    const heat = Math.exp(chance() - 0.5) * (1 + kind * 0.4);
    const surge = 2 + kind + heat * chance();
    const startAt = FIRST + i * 240 * HOUR;
    const tiers = TIERS.map(([tier, size]) => {
      let points = 0;
      const own = size * heat * Math.exp(0.3 * (chance() - 0.5));
      const samples = Array.from({ length: length + 1 }, (_, hour): CurveSample => {
        if (hour > 0) points += own * pace(hour, length, surge) * (0.7 + 0.6 * chance());
        return [startAt + hour * HOUR, Math.round(points)];
      });
      return [tier, samples] as const;
    });
    return {
      server: 'jp',
      type: TYPES[kind] ?? 'versus',
      startAt,
      endAt: startAt + length * HOUR,
      tiers: Object.fromEntries(tiers),
    };
  });
}
