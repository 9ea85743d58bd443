import { Type } from 'typebox';
import { count, done, fields, oneOf, success } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { UPLOAD_VERSION } from './limits.ts';

/** SHA-1 of what the client sends, in hexadecimal: the name of a file everywhere. */
const uploadHash = Type.String({ pattern: '^[0-9a-f]{40}$', maxLength: 40 });

/** `prepared`: announced by the caller and awaited. */
const UPLOAD_STATUSES = ['prepared', 'available'] as const;

/**
 * Announce a file, send it, ask whether it is there. A file that someone sent before need not be sent again: then
 * `ALREADY_UPLOADED` is the answer to announcing it, with status 200 as clients of such sites expect, and its hash can be used.
 */
export const UPLOAD_ENDPOINTS = {
  'POST upload/prepare': {
    summary:
      'Announces a file by the SHA-1 and the size of what will be sent; one that is here already need not be sent.',
    dataName: 'upload',
    caller: 'member',
    rate: 'save',
    request: fields({ ver: Type.Literal(UPLOAD_VERSION), hash: uploadHash, size: count }),
    answer: Type.Union([
      done,
      fields({ result: Type.Literal(false), code: Type.Literal('ALREADY_UPLOADED') }),
    ]),
    errors: ['FILE_TOO_LARGE', 'QUOTA_EXCEEDED'],
  },
  'POST upload': {
    summary: 'Takes a file that the caller announced within the last hour: PNG, JPEG, WebP, MP3 or Ogg.',
    dataName: 'upload',
    caller: 'member',
    rate: 'upload',
    publishes: true,
    isFile: true,
    request: fields({}),
    answer: success({ hash: uploadHash }),
    errors: [
      'WRITING_PAUSED',
      'FILE_MISMATCH',
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_DAMAGED',
      'PICTURE_TOO_LARGE',
      'QUOTA_EXCEEDED',
      'REQUEST_TIMEOUT',
    ],
  },
  'POST upload/remove': {
    summary: 'Takes a file away from everywhere it shows; no one can send it again.',
    dataName: 'upload',
    caller: 'moderator',
    rate: 'save',
    request: fields({ hash: uploadHash }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'GET upload/status/{hash}': {
    summary: 'Says whether a file is there; then anyone can fetch it at `/api/upload/file/{hash}`.',
    dataName: 'upload',
    caller: 'member',
    rate: 'read',
    request: fields({ hash: uploadHash }),
    answer: success({ status: oneOf(UPLOAD_STATUSES) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
