import { createRequire } from 'node:module';

const LIST = '@zxcvbn-ts/language-common';
const KEPT = 3_000;
/** Shorter ones are refused for that. */
const SHORTEST = 8;

/** Parts of a long text keep it in memory; this does not. */
const copied = (text: string): string => Buffer.from(text).toString();

/** The list is fifteen times as long as what is kept of it, so the rest is let go. */
function read(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const before = new Set(Object.keys(require.cache));
  const { dictionary } = require(LIST) as {
    readonly dictionary: { readonly passwords: readonly string[] };
  };
  const common = dictionary.passwords.filter(({ length }) => length >= SHORTEST).slice(0, KEPT);
  for (const path of Object.keys(require.cache)) if (!before.has(path)) delete require.cache[path];
  return new Set(common.map(copied));
}

let known: ReadonlySet<string> | null = null;

/** Whether many people have this password; read when the first is chosen, so that starting does not wait for it. */
export function isCommon(password: string): boolean {
  known ??= read();
  return known.has(password);
}
