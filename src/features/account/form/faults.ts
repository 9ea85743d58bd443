import type { CallFailure } from '#src/kit/data/api/failures.ts';

/** What is wrong with a field; `account.fault.*` in the locale files. */
export type Fault =
  | 'missing'
  | 'username'
  | 'email'
  | 'short'
  | 'weak'
  | 'taken'
  | 'repeat'
  | 'wrong'
  | 'code'
  | 'player'
  | 'invalid';

export type Faults<F extends string> = Readonly<Partial<Record<F, Fault>>>;

/** Nothing is wrong. */
export const none = <F extends string>(): Faults<F> => ({}) as Faults<F>;

/** Which field a refusal is about, and what it says of it. */
export type Blame<F extends string> = Readonly<Partial<Record<string, readonly [F, Fault]>>>;

/** As the contract has it; the server looks again. */
const USERNAME = /^[A-Za-z0-9_-]{3,30}$/;
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_{}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;
const PLAYER = /^[1-9]\d{0,12}$/;
const SHORTEST_PASSWORD = 8;

export const missing = (value: string): Fault | null => (value === '' ? 'missing' : null);
export const badUsername = (value: string): Fault | null =>
  missing(value) ?? (USERNAME.test(value) ? null : 'username');
export const badEmail = (value: string): Fault | null =>
  missing(value) ?? (EMAIL.test(value) ? null : 'email');
export const badPlayer = (value: string): Fault | null =>
  missing(value.trim()) ?? (PLAYER.test(value.trim()) ? null : 'player');
export const badPassword = (value: string): Fault | null =>
  missing(value) ?? (value.length < SHORTEST_PASSWORD ? 'short' : null);

/** Only what is wrong. */
export const faultsOf = <F extends string>(checks: Readonly<Record<F, Fault | null>>): Faults<F> =>
  Object.fromEntries(Object.entries(checks).filter(([, fault]) => fault !== null)) as Faults<F>;

/** What a refusal says of the fields of a form; empty when it is about none of them. */
export function blamed<F extends string>(
  failure: CallFailure,
  fields: readonly F[],
  blame: Blame<F>,
): Faults<F> {
  if (failure.kind !== 'refused') return none();
  const known = blame[failure.code];
  if (known) return { [known[0]]: known[1] } as Faults<F>;
  const named = fields.filter((field) => field in failure.fields);
  return Object.fromEntries(named.map((field) => [field, 'invalid'])) as Faults<F>;
}
