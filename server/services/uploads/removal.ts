import { insertAudit } from '../../store/accounts/audit.ts';
import type { Store } from '../../store/store.ts';
import { banUpload } from '../../store/uploads/banning.ts';
import type { FileStore } from '../../store/uploads/files.ts';
import { Refusal } from '../refusal.ts';

/** Taking a file away for good, whatever shows it. */
export class FileRemoval {
  readonly #store: Store;
  readonly #files: FileStore;

  constructor({ store, files }: { readonly store: Store; readonly files: FileStore }) {
    this.#store = store;
    this.#files = files;
  }

  /** `actorId` null: the operator, from the command line. @throws Refusal when there never was such a file */
  async remove(actorId: number | null, hash: string): Promise<void> {
    const keys = await this.#store.write(async (trx) => {
      const found = await banUpload(trx, hash);
      if (found.length === 0) throw new Refusal('NOT_FOUND');
      const id = this.#store.newId();
      await insertAudit(trx, { id, actorId, action: 'remove file', subject: `file ${hash}` });
      return found;
    });
    for (const key of keys) await this.#files.remove(key);
  }
}
