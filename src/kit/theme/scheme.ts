/** Local storage key of the chosen colour scheme; public/theme.js reads the same one before the first paint. */
export const COLOR_SCHEME_KEY = 'setori-color-scheme';

/** The nonce under which this response's content security policy allows style elements; empty in development. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
}
