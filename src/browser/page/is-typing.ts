/** They take no letters. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'file', 'button', 'submit']);

/** Whether the key goes into a field with text, or chooses by its letter. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !WITHOUT_TEXT.has(target.type);
}
