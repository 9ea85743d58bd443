import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { MemberSite } from '../accounts/member-site.ts';

export const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

/** Pictures that differ by their colour. */
export const picture = (
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 32, height = 24, color = '#3366cc' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

const BOUNDARY = 'a-boundary-of-tests';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export const partOf = (
  bytes: Uint8Array,
  { filename = 'x.png', type = 'image/png', field = 'file' } = {},
): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
export const END = Buffer.from(`--${BOUNDARY}--\r\n`);
export const bodyOf = (bytes: Uint8Array, told = {}): Buffer => Buffer.concat([partOf(bytes, told), END]);

export interface Sent {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
const sentOf = (raw: LightMyRequestResponse): Sent => ({ status: raw.statusCode, body: raw.json() });

export const announce = async (site: MemberSite, token: string, hash: string, size: number): Promise<Sent> =>
  site.post('upload/prepare', { ver: 3, hash, size }, token);

export const send = async (site: MemberSite, token: string, body: Buffer): Promise<Sent> =>
  sentOf(
    await site.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { 'content-type': MULTIPART },
      cookies: { token },
      payload: body,
    }),
  );

/** Announces and sends. */
export async function upload(site: MemberSite, token: string, bytes: Uint8Array): Promise<Sent> {
  const announced = await announce(site, token, sha1(bytes), bytes.length);
  return announced.status === 200 ? send(site, token, bodyOf(bytes)) : announced;
}

export const fetchFile = (site: MemberSite, hash: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url: `/api/upload/file/${hash}`, headers });

/** Everything below the folder for uploads: what is kept, and what is still arriving. */
export async function filesOf(site: MemberSite): Promise<{ kept: string[]; arriving: string[] }> {
  const { folder } = site.members.settings.uploads;
  const list = async (name: string): Promise<string[]> => {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { kept: await list('files'), arriving: await list('incoming') };
}
