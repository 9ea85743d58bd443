import { type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import type { DraftFile } from '#model/writing/work/draft-file';
import { readPicture } from '#src/features/community/upload.actors.ts';

/** A file of the visitor as a draft names it, kept on the device; or why it cannot be. */
export type FileRead =
  | { readonly kind: 'ready'; readonly file: DraftFile }
  | { readonly kind: 'fault'; readonly fault: 'kind' | 'large' | 'unreadable' }
  | { readonly kind: 'storage'; readonly problem: StorageProblem };

/** Where files of drafts are kept. */
interface Files {
  putFile(hash: string, file: Blob): Promise<void>;
}

export async function keptFile(drafts: Files, file: DraftFile, body: Blob): Promise<FileRead> {
  try {
    await drafts.putFile(file.hash, body);
    return { kind: 'ready', file };
  } catch (error) {
    return { kind: 'storage', problem: storageProblemOf(error) };
  }
}

/** A picture is made smaller where it must be before it is kept. */
export async function keptPicture(drafts: Files, chosen: File): Promise<FileRead> {
  const read = await readPicture(chosen).catch(() => ({ kind: 'unreadable' }) as const);
  if (read.kind === 'large' || read.kind === 'unreadable' || read.kind === 'kind')
    return { kind: 'fault', fault: read.kind };
  if (read.kind !== 'ready' || !(read.file.body instanceof Blob))
    return { kind: 'fault', fault: 'unreadable' };
  const { hash, size, body } = read.file;
  return keptFile(drafts, { hash, name: chosen.name, size, type: body.type }, body);
}
