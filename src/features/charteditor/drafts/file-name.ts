const MAX_NAME = 60;

/** Of a saved file: the title with what every system takes in names. */
export function fileName(title: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return [...(words || 'chart')].slice(0, MAX_NAME).join('');
}
