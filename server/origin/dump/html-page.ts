import { open } from 'node:fs/promises';

const HEAD_BYTES = 64;
const PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)\b/i;

/**
 * Whether a file is an HTML page, whatever its name says. Sites answer a missing file with their page and status 200 (reference R1), and
 * who saves such a site saves the page under the name of the picture.
 */
export async function isHtmlPage(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return PAGE.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
