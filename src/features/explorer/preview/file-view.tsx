import { Bone, File } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type AssetKind, kindOf } from '#model/media/explorer/file-kinds';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AssetFile } from '../explorer.data.ts';
import { PictureView } from './picture-view.tsx';
import styles from './preview.module.css';

/** Most visitors look at pictures: all else comes with the first file that needs it. */
const OtherFile = lazy(async () => ({ default: (await import('./other-file.tsx')).OtherFile }));

const ICON = 28;

interface Props {
  readonly file: AssetFile;
  readonly names: readonly string[];
  readonly onTurn: (step: -1 | 1) => void;
}

function Unshown({ kind }: { readonly kind: AssetKind }) {
  const { t } = useTranslation();
  const Icon = kind === 'spine' ? Bone : File;
  return (
    <EmptyState
      icon={<Icon size={ICON} />}
      title={t('explorer.unshownTitle')}
      text={t(kind === 'spine' ? 'explorer.spineText' : 'explorer.unshownText')}
    />
  );
}

function Shown({ file, names, onTurn }: Props) {
  const kind = kindOf(file.name);
  if (kind === 'picture') return <PictureView file={file} onTurn={onTurn} />;
  if (kind === 'spine' || kind === 'other') return <Unshown kind={kind} />;
  return <OtherFile file={file} names={names} kind={kind} />;
}

/** What is in a file, by its kind. */
export function FileView(props: Props) {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <Shown {...props} />
    </Suspense>
  );
}
