import { fromCallback } from 'xstate';
import type {
  BundleOfFolder,
  FileOfFolder,
  FilesToPack,
  FolderToPack,
  PackingEvent,
} from '#machines/packing/packing.logic';
import { packingMachine } from '#machines/packing/packing.machine';
import type { PackingLogic } from '#machines/packing/packing.view';
import { encoded } from '#model/media/explorer/asset-address';
import { readFileNames } from '#model/media/explorer/resolve';
import { type FileFault, headOfFile, openFile } from '#src/browser/files/asset-file.ts';
import { packFolder } from '#src/browser/files/pack-folder.ts';
import { saveFile } from '#src/kit/text/save-file.ts';

type Report = (event: PackingEvent) => void;
type Fault = Exclude<FileFault, 'missing'>;

/** As many as browsers open to one server. */
const AT_ONCE = 6;
/** A bar that moves with every piece would take the time that packing needs. */
const REPORT_BYTES = 262_144;

/** Does it for each, several at a time; the first fault ends all. */
async function forAll<T>(
  things: Iterable<T>,
  signal: AbortSignal,
  act: (thing: T, signal: AbortSignal) => Promise<Fault | null>,
): Promise<Fault | null> {
  const queue = things[Symbol.iterator]();
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  let fault: Fault | null = null;
  const work = async () => {
    for (let next = queue.next(); !next.done && fault === null; next = queue.next()) {
      const lost = await act(next.value, either);
      if (lost === null || fault !== null) continue;
      fault = lost;
      own.abort();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  signal.throwIfAborted();
  // Those that were under way ended with the fault.
  if (fault === null) for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return fault;
}

/** The files of a bundle. One without a list has none. */
async function listFiles(
  { name, list, path }: BundleOfFolder,
  signal: AbortSignal,
): Promise<readonly FileOfFolder[] | Fault> {
  const answer = await openFile(list, signal);
  if (answer === 'missing') return [];
  if (typeof answer === 'string') return answer;
  const names = readFileNames(await answer.json().catch(() => null)) ?? [];
  return names.map((file) => ({ name: `${name}/${file}`, path: `${path}/${encoded(file)}` }));
}

/** Asks the bundles for their files and each file for its size. */
export async function lookUp(folder: FolderToPack, report: Report, signal: AbortSignal): Promise<void> {
  const files = [...folder.files];
  const unlisted = await forAll(folder.bundles, signal, async (bundle, either) => {
    const listed = await listFiles(bundle, either);
    if (typeof listed === 'string') return listed;
    files.push(...listed);
    report({ type: 'BUNDLE.LISTED', files: listed });
    return null;
  });
  const fault =
    unlisted ??
    (await forAll(files, signal, async ({ name, path }, either) => {
      const head = await headOfFile(path, either);
      if (!head.ok && head.fault !== 'missing') return head.fault;
      report({ type: 'FILE.LOOKED', name, bytes: head.ok ? (head.bytes ?? 0) : null });
      return null;
    }));
  report(fault === null ? { type: 'LOOKING.ENDED' } : { type: 'FILES.LOST', fault });
}

export async function pack({ name, files }: FilesToPack, report: Report, signal: AbortSignal): Promise<void> {
  let unreported = 0;
  const packed = await packFolder(files, {
    signal,
    onBytes: (bytes) => {
      unreported += bytes;
      if (unreported < REPORT_BYTES) return;
      report({ type: 'BYTES.PACKED', bytes: unreported });
      unreported = 0;
    },
  });
  if (!packed.ok) return report({ type: 'FILES.LOST', fault: packed.fault });
  saveFile(`${name}.zip`, packed.file);
  report({ type: 'PACKAGE.SAVED', missing: packed.missing });
}

/** Work that ends with the state it belongs to; nothing is reported after that. */
const working = <Input>(work: (input: Input, report: Report, signal: AbortSignal) => Promise<void>) =>
  fromCallback<PackingEvent, Input>(({ input, sendBack }) => {
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
