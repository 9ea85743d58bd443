/** Without it spreadsheets take the text for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Gives the visitor a file. */
export function saveText(file: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
