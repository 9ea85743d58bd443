import { fileName } from '../text/save-file.ts';

/** Name of a picture's file: what is played and the day. */
export function pictureName(titles: readonly string[], date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return ['setori', fileName(titles.join(' '), ''), day].filter((part) => part !== '').join('-');
}
