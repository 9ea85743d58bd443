import { FEATURES, type Feature } from '#model/site/features';
import { allImports, type Import } from './imports.ts';
import { isProduct, type Rule } from './sources.ts';

/** A row of the table in ARCHITECTURE.md: what the files of one folder may import besides their own folder. */
interface Row {
  /** The first row whose pattern matches a file is the one that counts; group 1, if any, is the section. */
  readonly from: RegExp;
  /** Repository paths; `own` decides about files of the same section. */
  readonly files: readonly RegExp[];
  readonly own: (match: RegExpExecArray) => string;
  readonly packages: readonly RegExp[] | 'any';
}

const prefix = (path: string) => (): string => path;
const section = (folder: string) => (match: RegExpExecArray) => `${folder}/${match[1]}/`;

const MODEL = /^model\//;
const REACT = /^react$/;
const ROUTER = /^react-router$/;
const UI = /^(@mantine\/.+|lucide-react|@tanstack\/react-virtual)$/;
const JSON_TEXTS = /^locales\/[\w-]+\/\w+\.json$/;
const NODE = /^node:/;
const QUERIES = /^@tanstack\/react-query$/;
const BROWSER = /^src\/browser\//;
/** What pages see of a machine. */
const VIEWS = /^machines\/[^/]+\/[^/]+\.(view|types)\.ts$/;
/** A hook watches a machine and passes on its types; it also fetches the chart of one without slots. */
const WATCHED = /^machines\/[^/]+\/[^/]+\.(view|types|machine|logic)\.ts$/;
/** What the server knows of the demo set: the set, its music on order, its players, what its members write and the pictures in it. */
const DEMO =
  /^demo\/(demo|demo\.types|world|cast\/players|community\/(?:charts|community|pictures|stories\/stories)|sound\/[\w-]+)\.ts$/;

/** A feature imports the kit and the features before it; what fills the slots of its machines also those and the engine. */
function rowsOf(name: Feature, floor: number): readonly Row[] {
  const below = FEATURES.slice(0, floor).map((each) => new RegExp(`^src/features/${each}/(?!pages/)`));
  const own = prefix(`src/features/${name}/`);
  const files = [MODEL, BROWSER, /^src\/kit\/(?!perf\/)/, ...below];
  const packages = [REACT, ROUTER, UI];
  return [
    {
      from: new RegExp(
        `^src/features/${name}/.*\\.(actors|thread)\\.ts$|^src/features/${name}/(sound|engine)/`,
      ),
      own,
      files: [...files, /^machines\//, /^wasm\/(host|build)\//],
      packages: [/^xstate$/, QUERIES],
    },
    {
      from: new RegExp(`^src/features/${name}/(.*/)?use-[\\w-]+\\.ts$`),
      own,
      files: [...files, WATCHED],
      packages: [...packages, QUERIES, /^@xstate\/react$/],
    },
    {
      from: new RegExp(`^src/features/${name}/`),
      own,
      files: [...files, VIEWS],
      packages: [...packages, QUERIES, /^@xstate\/react$/, /^(@zxcvbn-ts\/|prosemirror-).+$/],
    },
  ];
}

const IMPORT_TABLE: readonly Row[] = [
  { from: /^tools\//, own: prefix('tools/'), files: [MODEL, /^machines\//, /^server\//], packages: 'any' },
  {
    from: /^demo\//,
    own: prefix('demo/'),
    files: [MODEL],
    packages: [NODE, /^(sharp|wasm-media-encoders)$/],
  },
  { from: /^model\/vocabulary\//, own: prefix('model/vocabulary/'), files: [], packages: [] },
  { from: /^model\/records\//, own: prefix('model/records/'), files: [/^model\/vocabulary\//], packages: [] },
  { from: /^model\/contract\//, own: prefix('model/'), files: [], packages: [/^typebox$/] },
  { from: /^model\/texts\//, own: prefix('model/'), files: [/^locales\/en\//], packages: [] },
  { from: /^model\//, own: prefix('model/'), files: [], packages: [] },
  { from: /^machines\/app\//, own: prefix('machines/'), files: [MODEL], packages: [/^xstate$/] },
  {
    from: /^machines\/([^/]+)\//,
    own: section('machines'),
    files: [MODEL, /^machines\/[^/]+\/[^/]+\.types\.ts$/, /^machines\/kept\//],
    packages: [/^xstate$/],
  },
  { from: /^wasm\/kernels\//, own: prefix('wasm/kernels/'), files: [/^wasm\/layout\.ts$/], packages: [] },
  { from: /^wasm\/reference\//, own: prefix('wasm/reference/'), files: [MODEL], packages: [] },
  {
    from: /^wasm\/host\//,
    own: prefix('wasm/host/'),
    files: [MODEL, /^wasm\/layout\.ts$/, /^wasm\/kernels\//],
    packages: [],
  },
  { from: /^wasm\/layout\.ts$/, own: prefix('wasm/layout'), files: [], packages: [] },
  {
    from: /^src\/browser\//,
    own: prefix('src/browser/'),
    files: [MODEL, JSON_TEXTS],
    packages: [
      /^(i18next|fflate|localforage|tone|pixi\.js|@pixi\/.+|pixi-live2d-display|gifenc|mediabunny)$/,
    ],
  },
  { from: /^src\/kit\/theme\//, own: prefix('src/kit/theme/'), files: [MODEL], packages: [REACT, UI] },
  {
    from: /^src\/kit\/data\//,
    own: prefix('src/kit/data/'),
    files: [MODEL, BROWSER, /^src\/kit\/perf\//],
    packages: [REACT, QUERIES],
  },
  {
    from: /^src\/kit\/actors\//,
    own: prefix('src/kit/actors/'),
    files: [MODEL, BROWSER, WATCHED, /^machines\/(app|kept)\//, /^src\/kit\/data\//],
    packages: [REACT, QUERIES, /^(@xstate\/react|xstate)$/],
  },
  {
    from: /^src\/kit\/curve\//,
    own: prefix('src/kit/'),
    files: [MODEL],
    packages: [REACT, UI, /^uplot$/],
  },
  {
    from: /^src\/kit\//,
    own: prefix('src/kit/'),
    files: [MODEL, BROWSER],
    packages: [REACT, /^react-dom$/, ROUTER, UI, QUERIES, /^uqr$/],
  },
  ...FEATURES.flatMap(rowsOf),
  {
    from: /^src\/(app\/|[^/]+$)/,
    own: prefix('src/'),
    files: [MODEL, /^machines\//, /^tools\/inspector\/start\.tsx$/, /^wasm\/(host|build)\//, JSON_TEXTS],
    packages: 'any',
  },
  {
    from: /^server\/routes\//,
    own: prefix('server/routes/'),
    files: [MODEL, /^server\/services\//],
    packages: 'any',
  },
  {
    from: /^server\/services\/previews\//,
    own: prefix('server/services/'),
    files: [MODEL, /^server\/origin\//, JSON_TEXTS],
    packages: [NODE, /^sharp$/],
  },
  {
    from: /^server\/services\//,
    own: prefix('server/services/'),
    files: [MODEL, /^server\/(store|origin)\//, /^wasm\/host\//, JSON_TEXTS],
    packages: 'any',
  },
  { from: /^server\/store\//, own: prefix('server/store/'), files: [MODEL], packages: 'any' },
  {
    from: /^server\/origin\//,
    own: prefix('server/origin/'),
    files: [MODEL, DEMO],
    packages: 'any',
  },
  {
    from: /^server\//,
    own: prefix('server/'),
    files: [MODEL, DEMO, /^wasm\/host\//, /^package\.json$/],
    packages: 'any',
  },
];

function allowedBy(row: Row, match: RegExpExecArray, target: Import): boolean {
  if (target.pkg !== null) {
    const name = target.specifier.startsWith('node:') ? target.specifier : target.pkg;
    return row.packages === 'any' || row.packages.some((pattern) => pattern.test(name));
  }
  const file = target.file ?? '';
  return file.startsWith(row.own(match)) || row.files.some((pattern) => pattern.test(file));
}

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Who may import whom: the table of ARCHITECTURE.md. */
export const importTable: Rule = (files) =>
  allImports(files)
    .filter((found) => isProduct(found.from))
    .flatMap((found) => {
      const row = IMPORT_TABLE.find(({ from }) => from.test(found.from));
      const match = row?.from.exec(found.from);
      if (row && match && allowedBy(row, match, found)) return [];
      const detail = row
        ? `line ${found.line}: ${folderOf(found.from)} may not import ${found.specifier}`
        : 'no row of the import table covers this folder';
      return [{ rule: 'import table', file: found.from, detail }];
    });

/** What finds all pages by a glob and has that of the home page come with the boot. */
const SCREENS = 'src/app/pages/screens.ts';

/** No file imports a page. */
export const pageFence: Rule = (files) =>
  allImports(files)
    .filter(
      ({ from, file }) =>
        isProduct(from) && from !== SCREENS && /^src\/features\/[^/]+\/pages\//.test(file ?? ''),
    )
    .map(({ from, file, line }) => ({
      rule: 'page fence',
      file: from,
      detail: `line ${line}: ${file} is a page; what others need of it moves beside it`,
    }));

/** Files of another top-level folder are reached by `#folder/…`, never by a way through `..`. */
export const aliasAcrossFolders: Rule = (files) =>
  allImports(files)
    .filter(({ from, file, specifier }) => {
      if (!isProduct(from) || file === null || !specifier.startsWith('.')) return false;
      return isProduct(file) && file.split('/')[0] !== from.split('/')[0];
    })
    .map(({ from, specifier, line }) => ({
      rule: 'alias across folders',
      file: from,
      detail: `line ${line}: write ${specifier} as #folder/…`,
    }));

/** No relative import climbs more than two folders. */
export const importDepth: Rule = (files) =>
  allImports(files)
    .filter(({ specifier }) => specifier.startsWith('../../../'))
    .map(({ from, specifier, line }) => ({
      rule: 'import depth',
      file: from,
      detail: `line ${line}: ${specifier} climbs more than ../../`,
    }));

/** A relative or aliased import names a file that exists. */
export const importExists: Rule = (files) => {
  const present = new Set(files.map(({ path }) => path));
  return allImports(files)
    .filter(({ file }) => file !== null && /\.tsx?$/.test(file) && !present.has(file))
    .map(({ from, specifier, line }) => ({
      rule: 'import exists',
      file: from,
      detail: `line ${line}: ${specifier} is no file of the repository`,
    }));
};
