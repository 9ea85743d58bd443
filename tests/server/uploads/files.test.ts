import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketFiles } from '#server/store/uploads/bucket';
import { diskFiles } from '#server/store/uploads/disk';
import { type FileStore, fileKey, idOfKey } from '#server/store/uploads/files';
import { tempFolder } from '../temp-folder.ts';
import { bucketStandIn } from './bucket-stand-in.ts';

const HASH = 'ab'.repeat(20);

/** `S3_URL` (with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) names an empty bucket of a real service to try besides. */
const { S3_URL, AWS_ACCESS_KEY_ID: keyId = '', AWS_SECRET_ACCESS_KEY: secret = '' } = process.env;

const STORES: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ['the disk', async () => diskFiles(join(await tempFolder(), 'files'))],
  ['a bucket', async () => bucketFiles((await bucketStandIn()).options)],
  ...(S3_URL === undefined
    ? []
    : [
        [
          'the bucket of S3_URL',
          async () => bucketFiles({ url: new URL(S3_URL), region: 'us-east-1', keyId, secret }),
        ] as const,
      ]),
];

describe.each(STORES)('files in %s', (_, open) => {
  const put = async (files: FileStore, key: string, text: string): Promise<void> => {
    const source = join(await tempFolder(), 'source');
    await writeFile(source, text);
    await files.put(key, source, 'image/png');
  };
  const read = async (files: FileStore, key: string, span: { start: number; end: number } | null = null) => {
    const stream = await files.read(key, span);
    return stream && (await buffer(stream)).toString();
  };

  test('are put, read whole and in part, listed and removed', async () => {
    const files = await open();
    const keys = [1, 2, 3, 4, 5].map((id) => fileKey(HASH, id));
    for (const key of keys) await put(files, key, `file ${key}`);
    await put(files, fileKey(`ac${HASH.slice(2)}`, 9), 'of another shard');
    expect((await files.list('ab')).toSorted()).toEqual(keys);
    expect(await files.list('00')).toEqual([]);
    expect(await read(files, keys[0] ?? '')).toBe(`file ${keys[0]}`);
    expect(await read(files, keys[0] ?? '', { start: 5, end: 6 })).toBe('ab');
    for (const key of keys) await files.remove(key);
    await files.remove(keys[0] ?? '');
    await files.remove(fileKey(`ac${HASH.slice(2)}`, 9));
    expect(await files.list('ab')).toEqual([]);
    expect(await read(files, keys[0] ?? '')).toBeNull();
  });
});

test('a file that is put on the disk leaves its source behind nowhere', async () => {
  const folder = await tempFolder({ source: 'bytes' });
  const files = diskFiles(join(folder, 'files'));
  await files.put(fileKey(HASH, 7), join(folder, 'source'), 'image/png');
  await expect(readFile(join(folder, 'source'))).rejects.toThrow('ENOENT');
});

describe('a bucket', () => {
  test('that fails for a moment is asked again', async () => {
    const { options, fail, objects } = await bucketStandIn();
    const files = bucketFiles(options);
    const folder = await tempFolder({ source: 'bytes' });
    fail(2, 503);
    await files.put(fileKey(HASH, 1), join(folder, 'source'), 'image/png');
    expect([...objects.values()]).toEqual([{ bytes: Buffer.from('bytes'), type: 'image/png' }]);
  });

  test('with another secret, or that is not there, is an error that passes', async () => {
    const { options } = await bucketStandIn();
    const stranger = bucketFiles({ ...options, secret: 'another' });
    await expect(stranger.list('ab')).rejects.toThrow('403 SignatureDoesNotMatch');
    const nowhere = bucketFiles({ ...options, url: new URL('http://127.0.0.1:1/bucket') });
    await expect(nowhere.list('ab')).rejects.toMatchObject({ statusCode: 503 });
  });
});

test('a key holds its id, and what is no key of ours holds none', () => {
  const hash = fc.stringMatching(/^[0-9a-f]{40}$/);
  fc.assert(
    fc.property(hash, fc.maxSafeNat(), (each, id) => {
      expect(idOfKey(fileKey(each, id))).toBe(id);
    }),
  );
  for (const key of ['', 'ab/x', '../etc/passwd', `ab/${HASH}`, `ab/${HASH}.A`, `ab/${HASH}.1/../x`]) {
    expect(idOfKey(key)).toBeNull();
  }
});
