/**
 * How far between its first and its highest level a card's parameters are (reference R19).
 * Cards without extra levels by training follow one parabola; the others reach one half at
 * their untrained limit and climb the other half in the levels that training opens.
 */
const TRAINING_FIRST_STEP = 0.02768;
const TRAINING_STEP_GROWTH = 0.00496;
const TRAINING_LEVELS = 10;
const HALF = 0.5;
/** Data may claim any limit; no real card goes beyond 60 levels. */
const MAX_TABLE_LEVEL = 1000;

function parabola(level: number, lastLevel: number): number {
  const span = lastLevel - 1;
  if (span <= 0) return 1;
  const x = level - 1;
  return (x * (x + span)) / (2 * span * span);
}

/** Steps of the levels opened by training; they sum to one half whatever their number. */
function trainingSteps(count: number): readonly number[] {
  const stretch = count > 1 ? (TRAINING_LEVELS - 1) / (count - 1) : 1;
  const raw = Array.from(
    { length: count },
    (_, i) => TRAINING_FIRST_STEP + TRAINING_STEP_GROWTH * i * stretch,
  );
  const sum = raw.reduce((total, step) => total + step, 0);
  return raw.map((step) => (step * HALF) / sum);
}

function buildCurve(limit: number, trainingLevels: number): Float64Array {
  const curve = new Float64Array(limit + trainingLevels + 1);
  const share = trainingLevels > 0 ? HALF : 1;
  for (let level = 1; level <= limit; level++) curve[level] = share * parabola(level, limit);
  let reached = share;
  trainingSteps(trainingLevels).forEach((step, i) => {
    reached += step;
    curve[limit + 1 + i] = reached;
  });
  curve[limit + trainingLevels] = 1;
  return curve;
}

const known = new Map<number, Float64Array>();

/** Curve of a kind of card: index = level, value 0 (level 1) to 1 (highest level). */
export function levelCurve(levelLimit: number, trainingLevels: number): Float64Array {
  const limit = Math.min(Math.max(1, Math.trunc(levelLimit)), MAX_TABLE_LEVEL);
  const extra = Math.min(Math.max(0, Math.trunc(trainingLevels)), MAX_TABLE_LEVEL);
  const key = limit * (MAX_TABLE_LEVEL + 1) + extra;
  const found = known.get(key);
  if (found) return found;
  const curve = buildCurve(limit, extra);
  known.set(key, curve);
  return curve;
}
