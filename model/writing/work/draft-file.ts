import { UPLOAD_PATH } from '../../contract/community/text-limits.ts';
import { uploadAddress } from '../../contract/uploads/limits.ts';
import { asInteger, asObject } from '../../records/reading.ts';
import { textWithin } from './said.ts';

/** A file of the author's own, known by its content: on this device, at the site, or both. */
export interface DraftFile {
  /** SHA-1 in hexadecimal, by which the site names it too. */
  readonly hash: string;
  /** As it is called on the device; empty for one that came from the site. */
  readonly name: string;
  /** In bytes; 0 for one that came from the site. */
  readonly size: number;
  readonly type: string;
}

const PATH = new RegExp(UPLOAD_PATH);
const HASH = /^[0-9a-f]{40}$/;
const MAX_FILE_NAME = 200;

/** A file as a draft names it, or by its address at the site. */
export function readDraftFile(value: unknown): DraftFile | null {
  if (typeof value === 'string')
    return PATH.test(value)
      ? { hash: value.slice(uploadAddress('').length), name: '', size: 0, type: '' }
      : null;
  const { hash, name, size, type } = asObject(value);
  if (typeof hash !== 'string' || !HASH.test(hash)) return null;
  return {
    hash,
    name: textWithin(name, MAX_FILE_NAME),
    size: Math.max(0, asInteger(size) ?? 0),
    type: textWithin(type, MAX_FILE_NAME),
  };
}

/** Its address at the site, where it is or will be. */
export const addressOf = ({ hash }: DraftFile): string => uploadAddress(hash);
