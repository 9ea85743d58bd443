import { csvOf } from '../../encoding/csv.ts';
import { writePlain } from '../plain.ts';
import type { Profile } from '../profile.ts';
import { encodeV2 } from './encode-v2.ts';

/** Compact text as other sites read it, everything in words, and a table for other programs. */
export const EXPORT_FORMS = ['compact', 'plain', 'table'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** Columns of the table, in the numbers players use: skill levels from 1. */
const TABLE_COLUMNS = [
  'id',
  'level',
  'masterRank',
  'skillLevel',
  'episodes',
  'trained',
  'trainedArt',
  'excluded',
] as const;

export interface ExportedText {
  readonly text: string;
  /** Cards with numbers that the compact form has no room for; they are not in it. */
  readonly skipped: number;
}

const asBit = (flag: boolean): number => (flag ? 1 : 0);

const tableOf = (profile: Profile): string =>
  csvOf([
    TABLE_COLUMNS,
    ...profile.cards.map(({ id, level, master, skill, ep, train, art, exclude }) => [
      id,
      level,
      master,
      skill + 1,
      ep,
      train,
      art,
      asBit(exclude),
    ]),
  ]);

/** One profile as itself, several as a list; a table has room for the cards of one. */
const single = (files: readonly unknown[]): unknown => (files.length === 1 ? files[0] : files);

/** What a visitor takes along. Of several profiles the table holds the cards of the first. */
export function exportProfiles(profiles: readonly Profile[], form: ExportForm): ExportedText {
  const [first] = profiles;
  if (!first) return { text: '', skipped: 0 };
  if (form === 'table') return { text: tableOf(first), skipped: 0 };
  if (form === 'plain')
    return { text: JSON.stringify(single(profiles.map(writePlain)), null, 1), skipped: 0 };
  const packed = profiles.map(encodeV2);
  const skipped = packed.reduce((sum, each) => sum + each.skipped.length, 0);
  return { text: JSON.stringify(single(packed.map(({ file }) => file))), skipped };
}

/** `setori-<name>.json`; names are whatever players type, files are not. */
export function exportFile(profiles: readonly Profile[], form: ExportForm): string {
  const [first] = profiles;
  const name = profiles.length === 1 && first ? first.name : 'profiles';
  const safe = name.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `setori-${safe || 'profile'}.${form === 'table' ? 'csv' : 'json'}`;
}
