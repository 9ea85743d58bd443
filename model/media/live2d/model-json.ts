import { asArray, asObject, asText, type JsonObject, withoutNulls } from '#model/records/reading';
import { type BundleFile, byName, type ModelFiles, type NamedFile } from './model-files.ts';

/** `model.json`, by which programs for Cubism 2 name the files of a model (reference R129). */

const MAX_NAMED = 2_000;

/** A path within a package, from a folder of it; null for one that leads out of it. */
function pathFrom(folder: string, path: string): string | null {
  const parts: string[] = [];
  for (const part of `${folder}/${path.replaceAll('\\', '/')}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length > 0 ? parts.join('/') : null;
}

/** A file by its path: a package has no bundles. */
function fileAt(folder: string, value: unknown): BundleFile | null {
  const text = asText(value);
  const path = text === null ? null : pathFrom(folder, text);
  return path === null ? null : { bundle: '', file: path };
}

const nameOf = (path: string, ending: RegExp): string => (path.split('/').at(-1) ?? path).replace(ending, '');

/** Two files of one name are both to be had: the second by its path. */
function named(files: readonly NamedFile[]): readonly NamedFile[] {
  const known = new Map<string, NamedFile>();
  for (const each of files.slice(0, MAX_NAMED)) {
    const other = known.get(each.name);
    if (other === undefined) known.set(each.name, each);
    else if (other.file !== each.file) known.set(each.file, { ...each, name: each.file });
  }
  return [...known.values()].toSorted(byName);
}

/** Reads a `model.json` that lies in a folder of a package; null where it names no model. Sounds are left out, and so are paths that lead out of the package. */
export function readModelJson(json: unknown, folder: string): ModelFiles | null {
  const { model, physics, textures, motions, expressions } = asObject(json);
  const moc = fileAt(folder, model);
  if (moc === null) return null;
  const played = Object.values(asObject(motions))
    .flatMap(asArray)
    .map((entry) => {
      const file = fileAt(folder, asObject(entry).file);
      return file && { ...file, name: nameOf(file.file, /\.mtn$/) };
    });
  const worn = asArray(expressions).map((entry) => {
    const { name, file: path } = asObject(entry);
    const file = fileAt(folder, path);
    return file && { ...file, name: asText(name) ?? nameOf(file.file, /\.exp\.json$/) };
  });
  return {
    model: moc,
    physics: fileAt(folder, physics),
    textures: withoutNulls(asArray(textures).map((path) => fileAt(folder, path))),
    motions: named(withoutNulls(played)),
    expressions: named(withoutNulls(worn)),
  };
}

/** Where a file lies in a package that is made here. */
export const packagePath = ({ bundle, file }: BundleFile): string =>
  bundle === '' ? file : `${bundle}/${file}`;

/** Each motion is a group of its own, which players choose by its name. No layout: one with a width stretches the model. */
export function modelJsonOf({ model, physics, textures, motions, expressions }: ModelFiles): JsonObject {
  return {
    version: 'Sample 1.0.0',
    model: packagePath(model),
    ...(physics && { physics: packagePath(physics) }),
    textures: textures.map(packagePath),
    motions: Object.fromEntries(motions.map((motion) => [motion.name, [{ file: packagePath(motion) }]])),
    expressions: expressions.map((each) => ({ name: each.name, file: packagePath(each) })),
  };
}
