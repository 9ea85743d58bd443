import type { PerServer } from '../vocabulary/servers.ts';

/** When a character has birthday, as `characters/main.birthday` has it (reference R11). */
export interface BirthdayRecord {
  /** Character id. */
  readonly id: number;
  readonly name: PerServer<string>;
  readonly nickname: PerServer<string>;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}
