/** Without it spreadsheets take a text for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Long enough for the browser to have taken the file. */
const KEPT_MS = 30_000;

/** In characters; the longest name that disks take has 255 bytes. */
const MAX_NAME = 80;

/** Of a file: a title as every disk takes it, with the letters, marks and numbers of any script. */
export function fileName(title: string, otherwise: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return [...words].slice(0, MAX_NAME).join('').replace(/-$/, '') || otherwise;
}

/** Gives the visitor a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** A table for other programs. */
export const saveCsvText = (name: string, text: string): void =>
  saveFile(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
