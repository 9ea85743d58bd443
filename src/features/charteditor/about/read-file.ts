import { MAX_FILE, UPLOAD_KINDS } from '#model/contract/uploads/limits';
import { type StorageProblem, storageProblemOf } from '#model/vocabulary/storage';
import type { DraftFile } from '#model/writing/chart/about';
import { digestOf } from '#src/browser/storage/digest.ts';
import { readPicture } from '#src/features/community/upload.actors.ts';
import { chartDrafts } from '../drafts/device.ts';

/** A file of the visitor as a draft names it, kept on the device; or why it cannot be. */
export type FileRead =
  | { readonly kind: 'ready'; readonly file: DraftFile }
  | { readonly kind: 'fault'; readonly fault: 'kind' | 'large' | 'unreadable' }
  | { readonly kind: 'storage'; readonly problem: StorageProblem };

async function kept(file: DraftFile, body: Blob): Promise<FileRead> {
  try {
    await chartDrafts.putFile(file.hash, body);
    return { kind: 'ready', file };
  } catch (error) {
    return { kind: 'storage', problem: storageProblemOf(error) };
  }
}

const HEAD = 4;
const OGG = 'OggS';
const ID3 = 'ID3';
/** The first eleven bits of a frame are set. */
const [SYNC, SYNC_BITS] = [0xff, 0xe0];

/** What the first bytes say, as the site looks at them; null for all that it does not take. */
function audioType(head: Uint8Array): string | null {
  const letters = String.fromCharCode(...head);
  if (letters === OGG) return UPLOAD_KINDS.ogg;
  const [first = 0, second = 0] = head;
  const isFrame = first === SYNC && (second & SYNC_BITS) === SYNC_BITS;
  return letters.startsWith(ID3) || isFrame ? UPLOAD_KINDS.mp3 : null;
}

export async function readAudio(chosen: File): Promise<FileRead> {
  if (chosen.size > MAX_FILE) return { kind: 'fault', fault: 'large' };
  const bytes = await chosen.arrayBuffer().catch(() => null);
  if (bytes === null) return { kind: 'fault', fault: 'unreadable' };
  const type = audioType(new Uint8Array(bytes, 0, Math.min(HEAD, bytes.byteLength)));
  if (type === null) return { kind: 'fault', fault: 'kind' };
  const file = { hash: await digestOf(bytes), name: chosen.name, size: chosen.size, type };
  return kept(file, new Blob([bytes], { type }));
}

/** A picture is made smaller where it must be before it is kept. */
export async function readCover(chosen: File): Promise<FileRead> {
  const read = await readPicture(chosen).catch(() => ({ kind: 'unreadable' }) as const);
  if (read.kind === 'large' || read.kind === 'unreadable' || read.kind === 'kind')
    return { kind: 'fault', fault: read.kind };
  if (read.kind !== 'ready' || !(read.file.body instanceof Blob))
    return { kind: 'fault', fault: 'unreadable' };
  const { hash, size, body } = read.file;
  return kept({ hash, name: chosen.name, size, type: body.type }, body);
}
