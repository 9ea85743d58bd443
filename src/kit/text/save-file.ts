/** Without it spreadsheets take a text for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Long enough for the browser to have taken the file. */
const KEPT_MS = 30_000;

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
