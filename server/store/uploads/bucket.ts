import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './files.ts';

/** A bucket of an S3-compatible service, and who may use it. */
export interface BucketOptions {
  /** Address of the bucket, `https://host/bucket` or `https://bucket.host`. */
  readonly url: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const MAX_CALL_MS = 60_000;
const RETRIES = 3;
const XML_NAMES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The service behind the bucket did not do what was asked; passing as far as anybody can tell. */
class BucketError extends Error {
  readonly statusCode = 503;
}

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => XML_NAMES[name] ?? ''),
  );

interface Asked {
  readonly method: string;
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** Files in a bucket. Sources are read into memory on their way: they are small, and few at a time. */
export function bucketFiles({ url, region, keyId, secret }: BucketOptions): FileStore {
  const base = url.href.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const ask: Ask = async (path, asked, fine) => {
    const signal = AbortSignal.timeout(MAX_CALL_MS);
    const answer = await client.fetch(`${base}${path}`, { ...asked, signal }).catch((error: Error) => {
      throw new BucketError(`The bucket cannot be reached: ${error.message}`);
    });
    if (fine.includes(answer.status)) return answer;
    const said = textsOf(await answer.text().catch(() => ''), 'Code').join();
    throw new BucketError(`The bucket answered ${asked.method} with ${answer.status} ${said}`);
  };
  return {
    put: async (key, source, type) => {
      const body = new Uint8Array(await readFile(source));
      const digest = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      await ask(`/${key}`, { method: 'PUT', headers, body }, [200]);
    },
    read: async (key, span) => {
      const headers: Record<string, string> = span ? { range: `bytes=${span.start}-${span.end}` } : {};
      const { status, body } = await ask(`/${key}`, { method: 'GET', headers }, [200, 206, 404]);
      if (status === 404 || body === null) return null;
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (key) => {
      await ask(`/${key}`, { method: 'DELETE' }, [200, 204, 404]);
    },
    list: (shard) => listKeys(ask, shard),
  };
}

type Ask = (path: string, asked: Asked, fine: readonly number[]) => Promise<Response>;

async function listKeys(ask: Ask, shard: string): Promise<readonly string[]> {
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${shard}/` });
    if (next !== undefined) query.set('continuation-token', next);
    const xml = await (await ask(`?${query}`, { method: 'GET' }, [200])).text();
    keys.push(...textsOf(xml, 'Key'));
    next = textsOf(xml, 'NextContinuationToken')[0];
  } while (next !== undefined);
  return keys;
}
