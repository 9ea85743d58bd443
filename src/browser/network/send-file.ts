/** What came back: the body as text, or why there is none. */
export type FileAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable' | 'timeout' };

const MAX_MS = 5 * 60_000;

/**
 * Sends one file as a form does and reports how far it is (0–1): fetch cannot. Ends with the signal, and then never
 * resolves.
 */
export function sendFile(
  address: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = MAX_MS;
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve({ kind: 'answered', status: request.status, text: request.responseText });
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.ontimeout = () => resolve({ kind: 'timeout' });
    if (signal.aborted) return;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file, 'file');
    request.send(form);
  });
}
