import { MAX_FILE } from '#model/contract/uploads/limits';
import { filesOf } from '#model/writing/chart/about';
import {
  type ChartDraft,
  isSameChartDraft,
  readChartDraft,
  writeChartDraft,
} from '#model/writing/chart/draft';
import { digestOf } from '#src/browser/storage/digest.ts';
import { parsed } from '../../drafts/draft-store.ts';

/** The whole draft as one file, with what no format of charts has a place for, and with the files of its author. */

export const BACKUP_ENDING = '.setori-chart.zip';

type OfDevice = (hash: string) => Promise<Blob | null>;

/** Packs a draft and reads it back; null when that gives another one. Files that are not on this device are left out. */
export async function backupOf(draft: ChartDraft, fileOf: OfDevice): Promise<Uint8Array<ArrayBuffer> | null> {
  const { packDraft, unpackDraft } = await import('#src/browser/files/draft-package.ts');
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { hash } of filesOf(draft.about)) {
    const file = await fileOf(hash).catch(() => null);
    if (file) files.set(hash, new Uint8Array(await file.arrayBuffer()));
  }
  const packed = packDraft({ text: JSON.stringify(writeChartDraft(draft)), files });
  const back = unpackDraft(packed, MAX_FILE);
  const read = back && readChartDraft(JSON.parse(back.text));
  const isWhole =
    read && isSameChartDraft(read, draft) && [...files.keys()].every((hash) => back.files.has(hash));
  return isWhole ? packed : null;
}

export interface OpenedBackup {
  readonly draft: ChartDraft;
  readonly files: ReadonlyMap<string, Blob>;
}

/** The draft in a file that `backupOf` made; null when the package holds none, `damaged` when what it holds cannot be trusted. */
export async function openBackup(bytes: Uint8Array): Promise<OpenedBackup | 'damaged' | null> {
  const { unpackDraft } = await import('#src/browser/files/draft-package.ts');
  const found = unpackDraft(bytes, MAX_FILE);
  if (!found) return null;
  const draft = readChartDraft(parsed(found.text));
  if (!draft) return 'damaged';
  const types = new Map(filesOf(draft.about).map(({ hash, type }) => [hash, type]));
  const files = new Map<string, Blob>();
  for (const [hash, content] of found.files) {
    if ((await digestOf(content.buffer)) !== hash) return 'damaged';
    files.set(hash, new Blob([content], { type: types.get(hash) ?? '' }));
  }
  return { draft, files };
}
