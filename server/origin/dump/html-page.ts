import { open } from 'node:fs/promises';

const HEAD_BYTES = 64;
const PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)\b/i;

/**
 * Whether bytes begin as an HTML page, whatever the name and the type of their file say. Sites answer a missing file with their page and
 * status 200 (reference R1), and who saves such a site saves the page under the name of the picture.
 */
export const beginsAsPage = (bytes: Uint8Array): boolean =>
  PAGE.test(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1'));

export async function isHtmlPage(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return beginsAsPage(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
