import type { AssetKind } from '#model/media/explorer/file-kinds';
import type { AssetFile } from '../explorer.data.ts';
import { FilmView } from './film-view.tsx';
import { JsonFile } from './json-view.tsx';
import { SheetFile } from './sheet-view.tsx';
import { SoundFile } from './sound-view.tsx';
import { TextFile } from './text-view.tsx';

interface Props {
  readonly file: AssetFile;
  readonly names: readonly string[];
  readonly kind: Exclude<AssetKind, 'picture' | 'spine' | 'other'>;
}

const isSheet = (name: string): boolean => name.endsWith('.sprites');

/** A file that is no picture, by its kind. */
export function OtherFile({ file, names, kind }: Props) {
  switch (kind) {
    case 'sound':
      return <SoundFile file={file} />;
    case 'film':
      return <FilmView file={file} />;
    case 'json':
      return isSheet(file.name) ? <SheetFile file={file} names={names} /> : <JsonFile file={file} />;
    case 'text':
      return <TextFile file={file} />;
  }
}
