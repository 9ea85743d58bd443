/** What one part of the benchmark brought, and when. */
export interface Measured<Value = unknown> {
  /** `2026-11-29`. */
  readonly date: string;
  readonly machine: string;
  /** Whether others used the machine as it began: then its times are too long. */
  readonly isBusy: boolean;
  readonly value: Value;
}

export type Stored = Readonly<Record<string, Measured>>;
export type Parts = Readonly<Record<string, () => unknown>>;

/** What a run touches besides the parts themselves; tests put their own in its place. */
export interface Surroundings {
  readonly machine: string;
  readonly now: () => Date;
  /** Resolves to whether the machine is quiet; waits for that, but not for long. */
  readonly awaitQuiet: () => Promise<boolean>;
  /** What earlier runs brought. */
  readonly read: () => Stored;
  readonly write: (stored: Stored) => void;
  readonly say: (line: string) => void;
}

/** @throws when a name is none of `names` */
export function chooseParts(names: readonly string[], only: readonly string[]): readonly string[] {
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`there is no part ${unknown.join(', ')}; there are ${names.join(', ')}`);
  }
  return only.length === 0 ? names : names.filter((name) => only.includes(name));
}

/**
 * Measures one part after the other and writes each as soon as it is done: a run that ends early loses at most one. A part that
 * fails keeps what an earlier run brought, and the others go on. Returns the names of those that failed.
 */
export async function runParts(
  parts: Parts,
  only: readonly string[],
  { machine, now, awaitQuiet, read, write, say }: Surroundings,
): Promise<readonly string[]> {
  const names = chooseParts(Object.keys(parts), only);
  const failed: string[] = [];
  for (const [index, name] of names.entries()) {
    const isBusy = !(await awaitQuiet());
    const began = now();
    say(`${index + 1} of ${names.length}: ${name} …`);
    try {
      const value = await parts[name]?.();
      const seconds = (now().getTime() - began.getTime()) / 1_000;
      write({ ...read(), [name]: { date: began.toISOString().slice(0, 10), machine, isBusy, value } });
      say(`${index + 1} of ${names.length}: ${name} took ${seconds.toFixed(1)} s`);
    } catch (error) {
      failed.push(name);
      say(
        `${index + 1} of ${names.length}: ${name} FAILED: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return failed;
}
