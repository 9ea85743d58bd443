/** What both sides of an upload keep to; no schemas, so that pages can have it. */

/** What clients of such sites send along, so that servers know how they will go on. */
export const UPLOAD_VERSION = 3;

export const MAX_FILE = 10 * 1024 * 1024;
/** Pixels of either side of a picture. */
export const MAX_SIDE = 4_096;
export const MAX_FILES = 200;
export const MAX_BYTES = 100 * 1024 * 1024;

/** Kinds of files, recognised by their first bytes. */
export const UPLOAD_KINDS = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
} as const;
export type UploadKind = keyof typeof UPLOAD_KINDS;

const FILES = '/api/upload/file/';
/** Where a file is served, and how texts name it. */
export const uploadAddress = (hash: string): string => `${FILES}${hash}`;
