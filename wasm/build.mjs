/**
 * Compiles wasm/kernels to wasm/build/setori.wasm when a source is newer than the module.
 * `node wasm/build.mjs --force` compiles in any case.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const here = dirname(fileURLToPath(import.meta.url));
const output = join(here, 'build', 'setori.wasm');
const sources = [
  join(here, 'layout.ts'),
  join(here, '..', 'asconfig.json'),
  ...readdirSync(join(here, 'kernels'), { recursive: true }).map((name) => join(here, 'kernels', name)),
];

/** What the kernels import of `script`, WebAssembly has of `assembly`. */
function readSource(name, folder) {
  try {
    return readFileSync(join(folder, name.replace('kernels/script/', 'kernels/assembly/')), 'utf8');
  } catch {
    return null;
  }
}

const changed = (path) => statSync(path).mtimeMs;
const builtAt = (() => {
  try {
    return changed(output);
  } catch {
    return 0;
  }
})();

if (process.argv.includes('--force') || sources.some((path) => changed(path) > builtAt)) {
  mkdirSync(dirname(output), { recursive: true });
  process.chdir(join(here, '..'));
  const { error, stderr } = await asc.main(['--config', 'asconfig.json', '--target', 'release'], {
    readFile: readSource,
  });
  if (error) {
    process.stderr.write(`${stderr.toString()}${error.message}\n`);
    process.exit(1);
  }
}
