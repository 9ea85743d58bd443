import { MAX_FILE, UPLOAD_KINDS } from '#model/contract/uploads/limits';
import { digestOf } from '#src/browser/storage/digest.ts';
import { type FileRead, keptFile } from '../../drafts/about/read-picture.ts';
import { chartDrafts } from '../drafts/chart-drafts.ts';

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
  return keptFile(chartDrafts, file, new Blob([bytes], { type }));
}
