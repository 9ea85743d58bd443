import type { SnapshotFrom } from 'xstate';
import * as logic from './packing.logic.ts';
import type { packingMachine } from './packing.machine.ts';

export { type FolderToPack, MAX_PACKAGE_FILES } from './packing.logic.ts';

/** The machine, loaded when a folder is to be packed. */
export type PackingLogic = typeof packingMachine;

export interface PackingView {
  readonly status: SnapshotFrom<typeof packingMachine>['value'];
  readonly folder: string | null;
  /** Files in it. */
  readonly count: number;
  readonly missing: readonly string[];
  /** Of all files, once they were looked up. */
  readonly bytes: number;
  /** Share of what is being done, from 0 to 1; null while nothing is. */
  readonly share: number | null;
  readonly canPack: boolean;
  /** Why it can never be packed: more files than a package may have, or more bytes. */
  readonly excess: 'files' | 'bytes' | null;
  ask(folder: logic.FolderToPack): void;
  confirm(): void;
  cancel(): void;
  retry(): void;
}

function shareOf(status: PackingView['status'], context: logic.PackingContext): number | null {
  const { folder, files, listed, looked, packed, bytes } = context;
  if (status === 'looking') {
    const bundles = folder?.bundles.length ?? 0;
    const areListed = listed >= bundles;
    // How many files there are shows with the last list.
    const looking = areListed ? looked / Math.max(1, files.length) : 0;
    return bundles === 0 ? looking : (listed / bundles + looking) / 2;
  }
  if (status === 'packing') return Math.min(1, packed / Math.max(1, bytes));
  return null;
}

/** The packing of a folder and its commands. */
export function packingView(
  snapshot: SnapshotFrom<typeof packingMachine>,
  send: (command: logic.PackingCommand) => void,
): PackingView {
  const { context, value } = snapshot;
  return {
    status: value,
    folder: context.folder?.name ?? null,
    count: context.files.length,
    missing: context.missing,
    bytes: logic.sizeOf(context),
    share: shareOf(value, context),
    canPack: value === 'measured' && logic.canPack(context),
    excess: logic.excessOf(context),
    ask: (folder) => send({ type: 'PACKING.ASKED', folder }),
    confirm: () => send({ type: 'PACKING.CONFIRMED' }),
    cancel: () => send({ type: 'PACKING.CANCELLED' }),
    retry: () => send({ type: 'PACKING.RETRIED' }),
  };
}
