import { fromCallback } from 'xstate';
import type { FolderToPack, PackingEvent } from '#machines/packing/packing.logic';
import { packingMachine } from '#machines/packing/packing.machine';
import type { PackingLogic } from '#machines/packing/packing.view';
import { headOfFile } from '#src/browser/files/asset-file.ts';
import { packFolder } from '#src/browser/files/pack-folder.ts';
import { saveFile } from '#src/kit/text/save-file.ts';

type Report = (event: PackingEvent) => void;

/** As many as browsers open to one server. */
const AT_ONCE = 6;
/** A bar that moves with every piece would take the time that packing needs. */
const REPORT_BYTES = 262_144;

/** Asks each file for its size. */
export async function lookUp({ files }: FolderToPack, report: Report, signal: AbortSignal): Promise<void> {
  const queue = files.values();
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  const work = async () => {
    for (const { name, path } of queue) {
      const head = await headOfFile(path, either);
      if (head.ok) report({ type: 'FILE.LOOKED', name, bytes: head.bytes ?? 0 });
      else if (head.fault === 'missing') report({ type: 'FILE.LOOKED', name, bytes: null });
      else {
        own.abort();
        return report({ type: 'FILES.LOST', fault: head.fault });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report({ type: 'LOOKING.ENDED' });
}

export async function pack(folder: FolderToPack, report: Report, signal: AbortSignal): Promise<void> {
  let unreported = 0;
  const packed = await packFolder(folder.files, {
    signal,
    onBytes: (bytes) => {
      unreported += bytes;
      if (unreported < REPORT_BYTES) return;
      report({ type: 'BYTES.PACKED', bytes: unreported });
      unreported = 0;
    },
  });
  if (!packed.ok) return report({ type: 'FILES.LOST', fault: packed.fault });
  saveFile(`${folder.name}.zip`, packed.file);
  report({ type: 'PACKAGE.SAVED', missing: packed.missing });
}

/** Work that ends with the state it belongs to; nothing is reported after that. */
const working = (work: typeof pack) =>
  fromCallback<PackingEvent, FolderToPack>(({ input, sendBack }) => {
    const ended = new AbortController();
    const report: Report = (event) => {
      if (!ended.signal.aborted) sendBack(event);
    };
    work(input, report, ended.signal).catch(() => report({ type: 'FILES.LOST', fault: 'unreachable' }));
    return () => ended.abort();
  });

/** The machine of packing with every slot filled. */
export const packing: PackingLogic = packingMachine.provide({
  actors: { look: working(lookUp), pack: working(pack) },
});
