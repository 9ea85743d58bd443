import { BUILD_DATA, type BundleFile, bundleFilePath, readBuildData } from '#model/media/live2d/model-files';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { SECOND_MS } from '#model/vocabulary/time';
import { jsonOf } from './json-of.ts';
import { FileMissing, type ModelSource } from './live2d-stage.ts';

/** A file that has not come by then costs itself, and can be asked for again (reference R131). */
export const FILE_MS = 20 * SECOND_MS;
/** The largest textures have some 4 MB. */
const MAX_BYTES = 32 * 2 ** 20;

/** Nothing could be asked: what the file is, no one knows. */
class Unreached extends Error {}

/** There is a file, but it names no model. */
export class NoModel extends Error {}

type Answer = { readonly bytes: Uint8Array } | 'missing' | 'unreached';

/** An origin that answers everything with its page has no such file. */
const isPage = (answer: Response): boolean => /html/.test(answer.headers.get('content-type') ?? '');

async function ask(path: string, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_MS)]) });
    if (answer.status >= 500 || answer.status === 429) return 'unreached';
    if (!answer.ok || isPage(answer)) return 'missing';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > MAX_BYTES ? 'missing' : { bytes };
  } catch {
    signal.throwIfAborted();
    return 'unreached';
  }
}

const startingWith = (server: ServerCode): readonly ServerCode[] => [
  server,
  ...SERVERS.filter((other) => other !== server),
];

/** Asks one server after the other; not all bundles are on all of them. */
async function askAll(file: BundleFile, first: ServerCode, signal: AbortSignal) {
  let isUnreached = false;
  for (const server of startingWith(first)) {
    const answer = await ask(bundleFilePath(server, file), signal);
    if (typeof answer === 'object') return { server, bytes: answer.bytes };
    isUnreached ||= answer === 'unreached';
  }
  if (isUnreached) throw new Unreached(file.file);
  throw new FileMissing(file);
}

/** A model of the game. Rejects with `FileMissing`, `Unreached` or `NoModel`. */
export async function openOrigin(
  bundle: string,
  first: ServerCode,
  stillNow: () => string | null,
  signal: AbortSignal,
): Promise<ModelSource> {
  const { server, bytes } = await askAll({ bundle, file: BUILD_DATA }, first, signal);
  const files = readBuildData(jsonOf(bytes));
  if (files === null) throw new NoModel();
  return {
    files,
    get still() {
      return stillNow();
    },
    async read(file, reading) {
      try {
        return (await askAll(file, server, reading)).bytes;
      } catch (error) {
        reading.throwIfAborted();
        throw error instanceof FileMissing ? error : new FileMissing(file);
      }
    },
  };
}
