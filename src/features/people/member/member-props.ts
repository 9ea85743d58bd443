import type { Member } from '#src/features/account/people/people.data.ts';

export interface MemberProps {
  readonly member: Member;
  /** The reader; null for a visitor. */
  readonly reader: string | null;
}
