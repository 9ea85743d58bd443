import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import {
  MAX_BYTES,
  MAX_FILE,
  MAX_FILES,
  UPLOAD_KINDS,
  type UploadKind,
} from '#model/contract/uploads/limits';
import { lockUser } from '../../store/accounts/users.ts';
import type { Db, Store } from '../../store/store.ts';
import { isBanned } from '../../store/uploads/banning.ts';
import { type FileStore, fileKey } from '../../store/uploads/files.ts';
import {
  AVAILABLE,
  dropClaim,
  findClaim,
  findUpload,
  insertUpload,
  putClaim,
  touchUploads,
  type Upload,
  usageOf,
} from '../../store/uploads/rows.ts';
import type { Caller } from '../accounts/caller.ts';
import { bounded, inTurn } from '../bounded.ts';
import { hashOf } from '../community/text.ts';
import type { Asset } from '../published/assets.ts';
import { Refusal } from '../refusal.ts';
import { Drawers } from './drawing/drawers.ts';
import { isPicture, type PictureKind } from './drawing/picture-kinds.ts';
import { DrawingFault } from './drawing/protocol.ts';
import { type Incoming, measureFile, PACE, type Received, receive, type UploadPace } from './incoming.ts';
import type { SweepParts } from './sweep.ts';

/** Enough for every kind, and so little that no one can make us read for long. */
const HEAD_BYTES = 4_100;

const BY_EXTENSION: Readonly<Record<string, UploadKind>> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  mp3: 'mp3',
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
};

/** What the first bytes say, whatever the file is called; null for everything we do not take. */
async function kindOf(path: string): Promise<UploadKind | null> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    const found = await fileTypeFromBuffer(head.subarray(0, bytesRead)).catch(() => undefined);
    return (found && BY_EXTENSION[found.ext]) ?? null;
  } finally {
    await handle.close();
  }
}

const CLAIM_MS = 3_600_000;
const MAX_ARRIVING = 32;
/** So many at a time of one member: slow senders take no more of the places. */
const MAX_OF_ONE = 2;
const RETRY_S = 5;
/** A picture of the largest size takes 64 MiB unpacked. */
const MAX_DRAWN = 2;
const sharedDrawers = new Drawers({ most: MAX_DRAWN, mostWaiting: MAX_ARRIVING });

interface Inspected {
  readonly path: string;
  readonly kind: UploadKind;
  readonly size: number;
  readonly contentHash: string;
}

type Sender = Pick<Caller, 'userId'>;

export class Uploads {
  readonly #store: Store;
  readonly #files: FileStore;
  readonly #incoming: Incoming;
  readonly #arriving = bounded(MAX_ARRIVING, 0);
  readonly #drawers: Drawers;
  /** One picture of a member at a time, so that no one's wait for more than one of another's. */
  readonly #inTurn = inTurn();

  /** How many files of a member are arriving now. */
  readonly #sending = new Map<number, number>();
  readonly #pace: UploadPace;

  constructor({ store, files, incoming }: SweepParts, pace = PACE, drawers = sharedDrawers) {
    this.#pace = pace;
    this.#drawers = drawers;
    this.#store = store;
    this.#files = files;
    this.#incoming = incoming;
  }

  async #refuseBeyondQuota(db: Db, ownerId: number, size: number): Promise<void> {
    const { files, bytes } = await usageOf(db, ownerId);
    if (files + 1 > MAX_FILES || bytes + size > MAX_BYTES) throw new Refusal('QUOTA_EXCEEDED');
  }

  /** Announces a file. Says whether it has to be sent: a file that is here already need not, regardless of who sent it. */
  async prepare({ userId }: Sender, hash: string, size: number): Promise<boolean> {
    if (await touchUploads(this.#store.db, [hash], this.#store.now())) return false;
    if (await isBanned(this.#store.db, hash)) throw new Refusal('PERMISSION_DENIED');
    if (size > MAX_FILE) throw new Refusal('FILE_TOO_LARGE');
    await this.#refuseBeyondQuota(this.#store.db, userId, size);
    await putClaim(this.#store.db, { ownerId: userId, hash, size, createdAt: this.#store.now() });
    return true;
  }

  async #claimed({ userId }: Sender, { hash, size }: Received): Promise<boolean> {
    const claim = await findClaim(this.#store.db, userId, hash);
    return claim !== undefined && claim.size === size && claim.createdAt > this.#store.now() - CLAIM_MS;
  }

  /** Takes an announced file and gives the hash by which it can be had from then on. */
  async take(caller: Sender, stream: Readable): Promise<string> {
    try {
      return await this.#ofOne(caller.userId, () => this.#receive(caller, stream));
    } catch (error) {
      // No one reads it any more: the sender must not wait for a reader.
      stream.destroy();
      throw error;
    }
  }

  /** Runs work of a member unless they have enough of it already. */
  async #ofOne<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const running = this.#sending.get(userId) ?? 0;
    if (running >= MAX_OF_ONE) throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_S });
    this.#sending.set(userId, running + 1);
    try {
      return await work();
    } finally {
      const left = (this.#sending.get(userId) ?? 1) - 1;
      if (left > 0) this.#sending.set(userId, left);
      else this.#sending.delete(userId);
    }
  }

  #receive(caller: Sender, stream: Readable): Promise<string> {
    return this.#arriving(() =>
      this.#incoming.within(async (name) => {
        const sent = name('sent');
        const received = await receive(stream, sent, this.#pace);
        return this.#accept(caller, received, sent, name('drawn'));
      }),
    );
  }

  async #accept(caller: Sender, received: Received, sent: string, drawn: string): Promise<string> {
    if (!(await this.#claimed(caller, received))) throw new Refusal('FILE_MISMATCH');
    if (!(await this.#isHere(caller, received.hash))) {
      await this.#keep(caller, received.hash, await this.#inspect(caller, sent, drawn));
    }
    return received.hash;
  }

  /** Someone else's came first: then this one is done with. */
  #isHere({ userId }: Sender, hash: string): Promise<boolean> {
    const { now, write } = this.#store;
    return write(async (trx) => {
      const isHere = await touchUploads(trx, [hash], now());
      if (isHere) await dropClaim(trx, userId, hash);
      return isHere;
    });
  }

  async #inspect(caller: Sender, sent: string, drawn: string): Promise<Inspected> {
    const kind = await kindOf(sent);
    if (kind === null) throw new Refusal('FILE_TYPE_UNSUPPORTED');
    if (!isPicture(kind)) return { path: sent, kind, ...(await measureFile(sent)) };
    await this.#inTurn(caller.userId, () => this.#redraw(sent, drawn, kind));
    const measured = await measureFile(drawn);
    if (measured.size > MAX_FILE) throw new Refusal('FILE_TOO_LARGE');
    return { path: drawn, kind, ...measured };
  }

  async #redraw(from: string, to: string, kind: PictureKind): Promise<void> {
    try {
      await this.#drawers.run('redraw', { from, to, kind });
    } catch (error) {
      if (!(error instanceof DrawingFault)) throw error;
      throw new Refusal(error.fault === 'large' ? 'PICTURE_TOO_LARGE' : 'FILE_DAMAGED');
    }
  }

  /** The file first, then its row: what the row names is there. A file without a row is swept away. */
  async #keep(caller: Sender, hash: string, { path, kind, size, contentHash }: Inspected): Promise<void> {
    const key = fileKey(hash, this.#store.newId());
    const now = this.#store.now();
    const upload: Upload = {
      hash,
      ownerId: caller.userId,
      size,
      type: UPLOAD_KINDS[kind],
      state: AVAILABLE,
      fileKey: key,
      contentHash,
      createdAt: now,
      usedAt: now,
    };
    await this.#files.put(key, path, upload.type);
    let isKept = false;
    try {
      isKept = await this.#store.write(async (trx) => {
        if (!(await lockUser(trx, caller.userId))) throw new Refusal('LOGIN_REQUIRED');
        if (await isBanned(trx, hash, contentHash)) throw new Refusal('PERMISSION_DENIED');
        await this.#refuseBeyondQuota(trx, caller.userId, size);
        await dropClaim(trx, caller.userId, hash);
        return insertUpload(trx, upload);
      });
    } finally {
      if (!isKept) await this.#files.remove(key).catch(() => {});
    }
  }

  async status({ userId }: Sender, hash: string): Promise<'available' | 'prepared'> {
    if (await findUpload(this.#store.db, hash)) return 'available';
    if (await findClaim(this.#store.db, userId, hash)) return 'prepared';
    throw new Refusal('NOT_FOUND');
  }

  /** The SHA-1 of what the site sends at an address of an upload; null where that is not known, as of pictures, which are redrawn. */
  async sha1At(path: string): Promise<string | null> {
    const hash = hashOf(path);
    const found = hash === null ? undefined : await findUpload(this.#store.db, hash);
    return found?.type.startsWith('audio/') ? hash : null;
  }

  /** A file as it is sent to anybody; null when there is none. */
  async file(hash: string): Promise<Asset | null> {
    const found = await findUpload(this.#store.db, hash);
    if (!found) return null;
    const { type, size, contentHash, fileKey: key } = found;
    const read: Asset['read'] = async (range) => {
      const stream = await this.#files.read(key, range);
      if (!stream) throw new Refusal('NOT_FOUND');
      return stream;
    };
    return { type, size, tag: `"${contentHash}"`, read };
  }
}
