import { Button, Progress } from '@mantine/core';
import { FolderArchive } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FolderToPack, MAX_PACKAGE_FILES } from '#machines/packing/packing.view';
import { assetFilePath, bundleFilesPath, bundlePath } from '#model/media/explorer/asset-address';
import type { ServerCode } from '#model/vocabulary/servers';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { bundlesOf } from '../explorer.data.ts';
import { fileSize } from '../file-size.ts';
import styles from './packing.module.css';
import { type PackingView, usePacking } from './use-packing.ts';

interface Props {
  /** What is to be packed; null where it has more files than a package may have. */
  readonly folder: (() => Promise<FolderToPack>) | null;
}

const ICON = 22;

/** How the work at hand goes, in words. */
function useSaid(packing: PackingView, isLost: boolean): string {
  const { t, language } = useTranslation();
  const format = useFormat();
  const { status, count, missing, bytes, share } = packing;
  const size = fileSize(bytes, language);
  const there = t('explorer.files', { count: count - missing.length });
  const lost = missing.length > 0 ? ` ${t('explorer.pack.missing', { count: missing.length })}` : '';
  switch (status) {
    case 'looking':
      return t('explorer.pack.looking', { share: format.percent(Math.floor(100 * (share ?? 0))) });
    case 'measured':
      if (packing.excess === 'bytes') return t('explorer.pack.tooLarge', { size });
      if (packing.excess === 'files')
        return t('explorer.pack.tooMany', { most: format.integer(MAX_PACKAGE_FILES) });
      return `${there}, ${size}.${lost}`;
    case 'packing':
      return t('explorer.pack.packing', { share: format.percent(Math.floor(100 * (share ?? 0))), size });
    case 'saved':
      return `${t('explorer.pack.saved', { size })}${lost}`;
    case 'unlooked':
    case 'failed':
      return t('explorer.pack.failed');
    default:
      return t(isLost ? 'explorer.lostIndex' : 'explorer.pack.text');
  }
}

interface Action {
  readonly label: string;
  readonly press: () => void;
  readonly isMain: boolean;
}

function useButtons(packing: PackingView, ask: () => void, isLost: boolean): readonly Action[] {
  const { t } = useTranslation();
  const cancel = { label: t('action.cancel'), press: packing.cancel, isMain: false };
  switch (packing.status) {
    case 'looking':
    case 'packing':
      return [cancel];
    case 'measured':
      return packing.canPack
        ? [cancel, { label: t('explorer.pack.confirm'), press: packing.confirm, isMain: true }]
        : [cancel];
    case 'unlooked':
    case 'failed':
      return [cancel, { label: t('action.retry'), press: packing.retry, isMain: true }];
    default:
      return [{ label: t(isLost ? 'action.retry' : 'explorer.pack.ask'), press: ask, isMain: false }];
  }
}

/** A whole folder as one file: its size shows before anything is fetched. */
function PackStrip({ folder }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const packing = usePacking();
  /** What there is to pack did not come. */
  const [isLost, lose] = useState(false);
  const ask = async () => {
    const found = await folder?.().catch(() => null);
    lose(found === null);
    if (found) packing.ask(found);
  };
  const said = useSaid(packing, isLost);
  const buttons = useButtons(packing, () => void ask(), isLost);
  return (
    <Frame
      bar={
        packing.share !== null && (
          <Progress
            value={100 * packing.share}
            aria-label={t('explorer.pack.title')}
            className={styles.bar}
          />
        )
      }
      title={t('explorer.pack.title')}
      said={folder ? said : t('explorer.pack.tooMany', { most: integer(MAX_PACKAGE_FILES) })}
    >
      {folder &&
        buttons.map(({ label, press, isMain }) => (
          <Button key={label} variant={isMain ? 'filled' : 'default'} onClick={press}>
            {label}
          </Button>
        ))}
    </Frame>
  );
}

const packageName = (server: ServerCode, path: string): string => `${server}-${path.replaceAll('/', '-')}`;
const lastName = (path: string): string => path.split('/').at(-1) ?? path;

interface BundleProps {
  readonly server: ServerCode;
  readonly bundle: string;
  readonly names: readonly string[];
}

/** The files of a bundle as one. */
export function BundlePack({ server, bundle, names }: BundleProps) {
  const folder = async (): Promise<FolderToPack> => ({
    name: packageName(server, bundle),
    files: names.map((file) => ({
      name: `${lastName(bundle)}/${file}`,
      path: assetFilePath(server, bundle, file),
    })),
    bundles: [],
  });
  return <PackStrip folder={names.length > MAX_PACKAGE_FILES ? null : folder} />;
}

interface FolderProps {
  readonly server: ServerCode;
  readonly path: string;
  /** Files below it. */
  readonly files: number;
}

/** All bundles below a folder as one file, each in a folder of its own. */
export function FolderPack({ server, path, files }: FolderProps) {
  const folder = async (): Promise<FolderToPack> => {
    const above = path.length - lastName(path).length;
    const bundles = (await bundlesOf(server, path)).map((bundle) => ({
      name: bundle.slice(above),
      list: bundlePath(server, bundle),
      path: bundleFilesPath(server, bundle),
    }));
    return { name: packageName(server, path), files: [], bundles };
  };
  return <PackStrip folder={files > MAX_PACKAGE_FILES ? null : folder} />;
}

interface FrameProps {
  readonly title: string;
  readonly said: string;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, said, bar, children }: FrameProps) {
  const panel = useKeptFocus();
  return (
    <section className={styles.strip} aria-label={title} tabIndex={-1} {...panel}>
      <FolderArchive size={ICON} aria-hidden="true" />
      <p className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.said} role="status">
          {said}
        </span>
      </p>
      <div className={styles.buttons}>{children}</div>
      {bar}
    </section>
  );
}
