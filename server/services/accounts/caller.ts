/** Someone who is logged in, as of this request. */
export interface Caller {
  readonly userId: number;
  readonly username: string;
  readonly role: string;
  readonly tokenHash: string;
  /** Whether they signed up so recently that stricter limits apply (reference R93). */
  readonly isNew: boolean;
  /** The end of a pause from writing; null without one. */
  readonly pausedUntil: number | null;
}

/** Who is in charge of whom: each role may what those before it may. */
const ROLES = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Unknown roles have no rights. */
export const hasRole = (caller: Pick<Caller, 'role'>, wanted: Role): boolean =>
  ROLES.findIndex((role) => role === caller.role) >= ROLES.indexOf(wanted);
