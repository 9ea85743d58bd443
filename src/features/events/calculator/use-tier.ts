import { useMemo } from 'react';
import type { EventRecord } from '#model/records/event';
import { statusAt } from '#model/rules/running';
import { type FanPoint, fanFrom } from '#model/tracker/fan';
import { pointsAt, type Sample } from '#model/tracker/pace';
import { pointsBetween, tiersAround } from '#model/tracker/place';
import type { ServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { type ServedTierForecast, useCutoffs, useForecast, useRefetching } from '../tracker.data.ts';

/** Where a place will end: most likely, and safely. */
interface TierEnd {
  readonly final: number;
  readonly high: number;
  /** The way there from the last reading on. */
  readonly path: readonly Sample[];
  /** The same with the interval around it. */
  readonly fan: readonly FanPoint[];
}

/** A place of the event: a tracked tier, or one that is estimated from the two around it. */
export interface TierNow {
  /** The place itself. */
  readonly tier: number;
  /** The tiers of an estimate; null for a tracked place. */
  readonly between: readonly [number, number] | null;
  /** No tracked tier is beyond it, so nothing can be said of it. */
  readonly isOutside: boolean;
  /** What was read of it. */
  readonly samples: readonly Sample[];
  /** At the last reading; null where it is not known. */
  readonly points: number | null;
  readonly forecast: TierEnd | null;
  /** Its points are on their way. */
  readonly isLoading: boolean;
}

/** What is known of a tracked tier. */
interface Tracked {
  readonly tier: number;
  readonly samples: readonly Sample[];
  readonly points: number | null;
  readonly forecast: ServedTierForecast | null;
}

/** One number of a place from those of the tiers around it; null where one of them lacks it. */
function between(
  place: number,
  [better, worse]: readonly [Tracked, Tracked],
  read: (tier: Tracked) => number | null | undefined,
): number | null {
  const [above, below] = [read(better), read(worse)];
  if (above === null || above === undefined || below === null || below === undefined) return null;
  return pointsBetween(place, { place: better.tier, points: above }, { place: worse.tier, points: below });
}

/** A curve of a place from those of the tiers around it, at the moments of the better one. */
function curveBetween(
  place: number,
  tiers: readonly [Tracked, Tracked],
  read: (tier: Tracked) => readonly Sample[],
): readonly Sample[] {
  if (tiers[0].tier === tiers[1].tier) return read(tiers[0]);
  return read(tiers[0]).flatMap(({ time }) => {
    const ep = between(place, tiers, (tier) => pointsAt(read(tier), time));
    return ep === null ? [] : [{ time, ep }];
  });
}

const EDGES = ['ep', 'low', 'high'] as const;

/** The interval around the way of a tier, from its last reading on. */
function fanOf({ samples, forecast }: Tracked): readonly FanPoint[] {
  const last = samples.at(-1);
  return forecast && last ? fanFrom(forecast, last) : [];
}

function fanBetween(place: number, tiers: readonly [Tracked, Tracked]): readonly FanPoint[] {
  const [ways = [], lows = [], highs = []] = EDGES.map((edge) => {
    const edges = new Map(
      tiers.map((tier) => [tier.tier, fanOf(tier).map((point) => ({ time: point.time, ep: point[edge] }))]),
    );
    return curveBetween(place, tiers, ({ tier }) => edges.get(tier) ?? []);
  });
  return ways.map(({ time, ep }, at) => ({
    time,
    ep,
    low: lows[at]?.ep ?? ep,
    high: highs[at]?.ep ?? ep,
  }));
}

function endBetween(place: number, tiers: readonly [Tracked, Tracked]): TierEnd | null {
  const final = between(place, tiers, ({ forecast }) => forecast?.final);
  const high = between(place, tiers, ({ forecast }) => forecast?.high);
  if (final === null || high === null) return null;
  const path = curveBetween(place, tiers, ({ forecast }) => forecast?.path ?? []);
  return { final, high, path, fan: fanBetween(place, tiers) };
}

/** The place that progress is compared with; null where none is asked for. */
export function useTier(
  place: number | null,
  event: EventRecord | null,
  server: ServerIndex,
  now: number,
): TierNow | null {
  const span = { startAt: event?.startAt[server] ?? null, endAt: event?.endAt[server] ?? null };
  const isRunning = statusAt(span, now) === 'ongoing';
  const asked = place === null || event === null ? null : event.id;
  const around = useMemo(() => (place === null ? null : tiersAround(TIERS[server], place)), [place, server]);
  const [better, worse] = around ?? [0, 0];
  const known = around === null ? null : asked;
  const above = useCutoffs(server, known, better);
  const below = useCutoffs(server, known, worse);
  const { data: forecast } = useForecast(server, isRunning ? known : null);
  useRefetching(server, event?.id ?? 0, isRunning && known !== null);
  const isLoading = above.isLoading || below.isLoading;
  return useMemo((): TierNow | null => {
    if (asked === null || place === null) return null;
    const tracked = (tier: number, samples: readonly Sample[] | undefined): Tracked => ({
      tier,
      samples: samples ?? [],
      points: samples?.at(-1)?.ep ?? null,
      forecast: forecast?.tiers.find((one) => Number(one.tier) === tier) ?? null,
    });
    const tiers = [tracked(better, above.data), tracked(worse, below.data)] as const;
    return {
      tier: place,
      between: around === null || better === worse ? null : around,
      isOutside: around === null,
      samples: around ? curveBetween(place, tiers, ({ samples }) => samples) : [],
      points: around && between(place, tiers, ({ points }) => points),
      forecast: around && endBetween(place, tiers),
      isLoading,
    };
  }, [asked, place, around, better, worse, above.data, below.data, forecast, isLoading]);
}
