const MAX_TITLE = 80;

/** Name of a picture's file: what is played and the day; letters and numbers of any script, nothing a disk refuses. */
export function fileName(titles: readonly string[], date: Date): string {
  const words = titles
    .join(' ')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const title = [...words].slice(0, MAX_TITLE).join('').replace(/-+$/, '');
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return ['setori', title, day].filter((part) => part !== '').join('-');
}
