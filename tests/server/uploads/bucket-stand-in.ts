import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { BucketOptions } from '#server/store/uploads/bucket';

/** So few that lists have several pages. */
const PAGE = 2;

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const strict = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature (version 4) that a request should have; ours to compute, so that a wrong one is noticed. */
function signatureOf(request: IncomingMessage, secret: string): string {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+),/.exec(authorization) ?? [];
  const url = new URL(request.url ?? '/', 'http://x');
  const query = [...url.searchParams].map(([k, v]) => `${strict(k)}=${strict(v)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const content = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, content];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope,
    sha256(canonical.join('\n')),
  ].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (k, part) => hmac(k, part),
    `AWS4${secret}`,
  );
  return hmac(key, toSign).toString('hex');
}

export interface StandIn {
  readonly options: BucketOptions;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Answers the next so many requests with this status. */
  readonly fail: (times: number, status: number) => void;
}

/** The few calls of S3 that we make, answered as its documentation says. Refuses what is not signed right. */
export async function bucketStandIn(): Promise<StandIn> {
  const secret = 'a secret of tests';
  const objects: StandIn['objects'] = new Map();
  const failing = { times: 0, status: 500 };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (failing.times-- > 0) return void response.writeHead(failing.status).end();
    const isSigned = (request.headers.authorization ?? '').endsWith(signatureOf(request, secret));
    const content = request.headers['x-amz-content-sha256'];
    if (!isSigned || (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body))) {
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    answer(request, response, body, objects);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/bucket`);
  return {
    options: { url, region: 'eu-test-1', keyId: 'somebody', secret },
    objects,
    fail: (times, status) => Object.assign(failing, { times, status }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: StandIn['objects'],
): void {
  const url = new URL(request.url ?? '/', 'http://x');
  const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (url.searchParams.has('list-type')) {
    list(response, url.searchParams, [...objects.keys()].sort());
    return;
  }
  const found = objects.get(key);
  if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined)
    return void response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  response.writeHead(206).end(found.bytes.subarray(Number(from), Number(to) + 1));
}

function list(response: ServerResponse, query: URLSearchParams, keys: readonly string[]): void {
  const after = query.get('continuation-token')?.replace(/^<&/, '') ?? '';
  const fitting = keys.filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = fitting.slice(0, PAGE);
  const more =
    fitting.length > PAGE ? `<NextContinuationToken>&lt;&amp;${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.writeHead(200).end(`<ListBucketResult>${more}${contents}</ListBucketResult>`);
}
