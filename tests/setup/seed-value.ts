const DEFAULT_SEED = 20_240_901;

/** Every property starts from this seed. `FC_SEED=…` tries another; a failing property prints its own path. */
export const SEED = Number(process.env.FC_SEED ?? DEFAULT_SEED);

if (!Number.isInteger(SEED)) throw new Error(`FC_SEED must be a whole number, not ${process.env.FC_SEED}`);
