/** A day as `2026-11-27`, in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** True for the text of a day that there is. */
export const isDay = (text: string): boolean => {
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && dayOf(start) === text;
};
