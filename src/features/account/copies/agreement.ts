import { asInteger, asObject } from '#model/records/reading';
import type { Agreement } from '#model/rules/copies/relation';
import type { TextStorage } from '#src/browser/storage/storage.ts';

/** What this device last had in common with the cloud lies beside the profiles. */
const KEY = 'profiles/cloud';

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null when there is none with this member, or none that can be read: then the visitor is asked which side counts. */
export async function readAgreement(storage: TextStorage, member: string): Promise<Agreement | null> {
  const kept = asObject(parsed(await storage.get(KEY).catch(() => null)));
  const revision = asInteger(kept.revision);
  if (kept.member !== member || revision === null || typeof kept.mark !== 'string') return null;
  return { member, revision, mark: kept.mark };
}

export async function keepAgreement(storage: TextStorage, agreement: Agreement | null): Promise<void> {
  if (agreement !== null) await storage.set(KEY, JSON.stringify(agreement));
}
