import type { FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import { DONE } from '#model/contract/bounds';
import { UPLOAD_KINDS, uploadAddress } from '#model/contract/uploads/limits';
import type { Asset } from '../../services/published/assets.ts';
import { matchesTag } from '../../services/published/encodings.ts';
import type { FileRemoval } from '../../services/uploads/removal.ts';
import type { Uploads } from '../../services/uploads/uploads.ts';
import { sendBytes } from '../assets.ts';
import { sendError } from '../errors.ts';
import { incomingFile } from './incoming-file.ts';
import type { Handlers } from './mount.ts';

export type UploadHandlers = Pick<
  Handlers,
  'POST upload/prepare' | 'POST upload' | 'POST upload/remove' | 'GET upload/status/{hash}'
>;

export const uploadHandlers = (uploads: Uploads, removal: FileRemoval): UploadHandlers => ({
  'POST upload/prepare': async ({ caller, request }) => {
    const isAwaited = await uploads.prepare(caller, request.hash, request.size);
    return isAwaited ? DONE : { result: false, code: 'ALREADY_UPLOADED' };
  },
  'POST upload': async ({ caller, http }) => ({
    result: true,
    hash: await uploads.take(caller, await incomingFile(http.request.raw)),
  }),
  'POST upload/remove': async ({ caller, request }) => {
    await removal.remove(caller.userId, request.hash);
    return DONE;
  },
  'GET upload/status/{hash}': async ({ caller, request }) => ({
    result: true,
    status: await uploads.status(caller, request.hash),
  }),
});

const HASH = /^[0-9a-f]{40}$/;
/** What is behind a hash never changes, but may be taken away: after a day caches ask again. */
const FOR_A_DAY = 'public, max-age=86400';
/** Opened by itself, a file of a member may do nothing and load nothing. */
const POLICY = "sandbox; default-src 'none'";

const endingOf = (type: string): string =>
  Object.entries(UPLOAD_KINDS).find(([, each]) => each === type)?.[0] ?? 'bin';

/** Members' files, for anybody; `standIn` finds what stands for one that was never sent. */
export function addUploadFiles(
  app: FastifyInstance,
  uploads: Pick<Uploads, 'file'>,
  standIn: (hash: string) => Promise<Asset | null>,
): void {
  app.get<{ Params: { hash: string } }>(
    uploadAddress(':hash'),
    { config: { work: 'members', isOpen: true, costMs: ROUTE_COSTS.file } },
    async (request, reply) => {
      const { hash } = request.params;
      const asset = HASH.test(hash) ? ((await uploads.file(hash)) ?? (await standIn(hash))) : null;
      if (!asset) return sendError(reply, 404);
      reply.headers({
        etag: asset.tag,
        'cache-control': FOR_A_DAY,
        'accept-ranges': 'bytes',
        'content-security-policy': POLICY,
        'content-disposition': `inline; filename="${hash}.${endingOf(asset.type)}"`,
      });
      if (matchesTag(request.headers['if-none-match'], asset.tag)) return reply.code(304).send();
      return sendBytes(request, reply.type(asset.type), asset);
    },
  );
}
