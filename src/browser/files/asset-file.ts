/** Why a file of the game cannot be had: there is none, no one could be asked, or the server has a problem. */
export type FileFault = 'missing' | 'unreachable' | 'server';

export type FileHead =
  | { readonly ok: true; readonly bytes: number | null; readonly type: string }
  | { readonly ok: false; readonly fault: FileFault };

const SERVER_FAULT = 500;
const TOO_MANY = 429;

/** A file of the game as it comes; a web page in its place is no file (reference R1). @throws where the signal ended it */
export async function openFile(
  path: string,
  signal: AbortSignal,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response | FileFault> {
  let answer: Response;
  try {
    answer = await fetch(path, { signal, method });
  } catch {
    signal.throwIfAborted();
    return 'unreachable';
  }
  if (answer.status >= SERVER_FAULT || answer.status === TOO_MANY) return 'server';
  const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
  return answer.ok && !isPage ? answer : 'missing';
}

/** How large a file is, without its content. */
export async function headOfFile(path: string, signal: AbortSignal): Promise<FileHead> {
  const answer = await openFile(path, signal, 'HEAD');
  if (typeof answer === 'string') return { ok: false, fault: answer };
  const length = answer.headers.get('content-length');
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { ok: true, bytes: length === null ? null : Number(length), type };
}
