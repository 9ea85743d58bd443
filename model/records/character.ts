import type { PerServer } from '../vocabulary/servers.ts';

/** A playable character as `characters/main.3` has it (reference R11). */
export interface CharacterRecord {
  readonly id: number;
  readonly bandId: number;
  readonly name: PerServer<string>;
  readonly firstName: PerServer<string>;
  readonly nickname: PerServer<string>;
  /** `#rrggbb`; null when the data has none or something else. */
  readonly colorCode: string | null;
}

/** Someone of whom no more than the name is known. */
export type CharacterName = Pick<CharacterRecord, 'id' | 'name'>;
