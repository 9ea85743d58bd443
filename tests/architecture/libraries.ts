import { allImports, type Import } from './imports.ts';
import { isProduct, type Rule, type Violation } from './sources.ts';

/** Where a library may be imported. `null`: anywhere, but in one folder only. */
const HOMES: readonly { readonly library: RegExp; readonly home: string | readonly string[] | null }[] = [
  { library: /^localforage$/, home: 'src/browser/storage/storage.ts' },
  { library: /^i18next$/, home: ['src/browser/language/', 'server/services/'] },
  { library: /^fflate$/, home: 'src/browser/files/' },
  { library: /^tone$/, home: 'src/browser/sound/' },
  {
    library: /^(pixi\.js|@pixi\/.+|pixi-live2d-display)$/,
    home: ['src/browser/stage/', 'src/browser/live2d/'],
  },
  { library: /^@statelyai\/inspect$/, home: 'tools/inspector/' },
  { library: /^uplot$/, home: 'src/kit/curve/' },
  { library: /^uqr$/, home: 'src/kit/picture/qr-modules.ts' },
  { library: /^(kysely|better-sqlite3|pg)$/, home: 'server/store/' },
  { library: /^@node-rs\/argon2$/, home: null },
  { library: /^sharp$/, home: ['demo/', 'server/services/uploads/', 'server/services/previews/'] },
  { library: /^@zxcvbn-ts\//, home: ['src/features/account/passwords/', 'server/services/access/'] },
  { library: /^prosemirror-/, home: 'src/features/studio/editor/' },
  { library: /^nodemailer$/, home: null },
  { library: /^aws4fetch$/, home: null },
  { library: /^wasm-media-encoders$/, home: null },
];

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

function outside(home: string | readonly string[] | null, uses: readonly Import[]): Violation[] {
  const folders = home === null ? [folderOf(uses[0]?.from ?? '')] : [home].flat();
  const isHome = (from: string): boolean =>
    home === null ? folders.includes(folderOf(from)) : folders.some((folder) => from.startsWith(folder));
  return uses
    .filter(({ from }) => !isHome(from))
    .map(({ from, pkg, line }) => ({
      rule: 'one home per library',
      file: from,
      detail: `line ${line}: ${pkg} belongs to ${folders.join(' and ')}`,
    }));
}

/** Libraries with a side of their own are met in one place only. */
export const libraryHomes: Rule = (files) => {
  const imports = allImports(files).filter(({ from, pkg }) => pkg !== null && isProduct(from));
  return HOMES.flatMap(({ library, home }) => {
    const uses = imports.filter(({ pkg }) => library.test(pkg ?? ''));
    return outside(home, uses);
  });
};
