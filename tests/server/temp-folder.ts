import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test, or when `whenOver` says, with the given files in it; values other than text and bytes become JSON. */
export async function tempFolder(
  files: Readonly<Record<string, unknown>> = {},
  whenOver: (clean: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'setori-'));
  whenOver(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}
