import { asArray, asObject, asText, withoutNulls } from '../../records/reading.ts';
import { assets } from '../../rules/asset-paths.ts';
import type { ServerCode } from '../../vocabulary/servers.ts';

/** A file of a bundle, such as `live2d/chara/001_general` and `smile01.mtn`. */
export interface BundleFile {
  readonly bundle: string;
  readonly file: string;
}

export interface NamedFile extends BundleFile {
  /** As a visitor chooses it: `smile01`. */
  readonly name: string;
}

/** What a figure is made of, as the `buildData.asset` of its costume names it. */
export interface ModelFiles {
  readonly model: BundleFile;
  readonly physics: BundleFile | null;
  readonly textures: readonly BundleFile[];
  /** By name. */
  readonly motions: readonly NamedFile[];
  /** By name. */
  readonly expressions: readonly NamedFile[];
}

export const BUILD_DATA = 'buildData.asset';

/** Unity stores binary files under their name with `.bytes`; they are published without it. */
const published = (file: string): string => file.replace(/\.bytes$/, '');

const asPicture = (file: string): string => (file.includes('.') ? file : `${file}.png`);

/** Steps of folders, and paths from the root: packages of visitors may be made to lead elsewhere. */
const LEADS_OUT = /(^|[/\\])\.\.?([/\\]|$)|^[/\\]/;

function fileOf(value: unknown, rename: (file: string) => string): BundleFile | null {
  const { bundleName, fileName } = asObject(value);
  const bundle = asText(bundleName);
  const file = asText(fileName);
  if (bundle === null || file === null || LEADS_OUT.test(bundle) || LEADS_OUT.test(file)) return null;
  return { bundle, file: rename(file) };
}

export const byName = (one: NamedFile, other: NamedFile): number =>
  one.name < other.name ? -1 : Number(one.name > other.name);

function namedFiles(value: unknown, ending: RegExp): readonly NamedFile[] {
  const files = withoutNulls(asArray(value).map((entry) => fileOf(entry, published)));
  const named = files.map((file) => ({ ...file, name: file.file.replace(ending, '') }));
  return [...new Map(named.map((file) => [file.name, file])).values()].toSorted(byName);
}

/** Reads `buildData.asset`; null where it names no model. Entries that cannot be read are left out. */
export function readBuildData(json: unknown): ModelFiles | null {
  const base = asObject(asObject(json).Base);
  const model = fileOf(base.model, published);
  if (model === null) return null;
  return {
    model,
    physics: fileOf(base.physics, published),
    textures: withoutNulls(asArray(base.textures).map((entry) => fileOf(entry, asPicture))),
    motions: namedFiles(base.motions, /\.mtn$/),
    expressions: namedFiles(base.expressions, /\.exp\.json$/),
  };
}

const inPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** Where a file of a bundle is published. */
export const bundleFilePath = (server: ServerCode, { bundle, file }: BundleFile): string =>
  assets(server, `${inPath(bundle)}_rip/${encodeURIComponent(file)}`);

/** The bundle of a costume, by the name its record has for it. */
export const modelBundle = (assetBundleName: string): string => `live2d/chara/${assetBundleName}`;
