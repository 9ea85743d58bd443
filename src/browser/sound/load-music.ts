/** How music came. Being cancelled is no answer: then the promise rejects with the reason of the signal. */
export type MusicRead =
  | { readonly kind: 'read'; readonly music: AudioBuffer }
  /** No one could be asked; there is none; what there is cannot be played. */
  | { readonly kind: 'unreached' | 'missing' | 'unreadable' };

export interface MusicLoading {
  readonly signal: AbortSignal;
  /** Share that has come, from 0 to 1; null while no one knows how much there is. */
  onProgress(share: number | null): void;
}

type Bytes = { readonly kind: 'bytes'; readonly bytes: ArrayBuffer } | Exclude<MusicRead, { kind: 'read' }>;

/** What is longer would fill a phone's memory once it is decoded. */
const MAX_BYTES = 100 * 2 ** 20;

/** Called after each piece with how much has come. */
function counted(length: number | null, onProgress: MusicLoading['onProgress']) {
  let came = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      came += piece.length;
      onProgress(length === null ? null : Math.min(1, came / length));
      out.enqueue(piece);
    },
  });
}

/** An origin that answers everything with its page has no such file. */
const isPage = (answer: Response): boolean => /html/.test(answer.headers.get('content-type') ?? '');

async function fetchBytes(src: string, { signal, onProgress }: MusicLoading): Promise<Bytes> {
  try {
    const answer = await fetch(src, { signal });
    if (!answer.ok && (answer.status >= 500 || answer.status === 429)) return { kind: 'unreached' };
    if (!answer.ok || !answer.body || isPage(answer)) return { kind: 'missing' };
    const length = Number(answer.headers.get('content-length')) || null;
    if (length !== null && length > MAX_BYTES) return { kind: 'unreadable' };
    const body = answer.body.pipeThrough(counted(length, onProgress));
    return { kind: 'bytes', bytes: await new Response(body).arrayBuffer() };
  } catch {
    signal.throwIfAborted();
    return { kind: 'unreached' };
  }
}

async function fileBytes(file: Blob): Promise<Bytes> {
  if (file.size > MAX_BYTES) return { kind: 'unreadable' };
  return file.arrayBuffer().then(
    (bytes) => ({ kind: 'bytes', bytes }),
    () => ({ kind: 'unreadable' }),
  );
}

/** Music from an address, or from a file of the visitor's own. */
export async function loadMusic(
  from: string | Blob,
  decoder: Pick<BaseAudioContext, 'decodeAudioData'>,
  loading: MusicLoading,
): Promise<MusicRead> {
  const read = await (typeof from === 'string' ? fetchBytes(from, loading) : fileBytes(from));
  loading.signal.throwIfAborted();
  if (read.kind !== 'bytes') return read;
  const music = await decoder.decodeAudioData(read.bytes).catch(() => null);
  loading.signal.throwIfAborted();
  return music ? { kind: 'read', music } : { kind: 'unreadable' };
}
