import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { Meanwhile, useStandIn } from '#src/kit/page/meanwhile.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { Contents } from '../contents/contents.tsx';
import { Found } from '../contents/found.tsx';
import type { AssetFile } from '../explorer.data.ts';
import { useFileNames, usePathsFound } from '../explorer.data.ts';
import styles from '../explorer.module.css';
import { Head } from '../head/head.tsx';
import { PathBar } from '../head/path-bar.tsx';
import { AssetTree } from '../tree/asset-tree.tsx';
import { type Explorer, nameOf, useExplorer } from '../use-explorer.ts';
import '../sent.css';

/** It comes with the first folder that has files. */
const Beside = lazy(async () => ({ default: (await import('../preview/beside.tsx')).Beside }));

/** It comes with the first folder that can be packed. */
const FolderPack = lazy(async () => ({
  default: (await import('../packing/pack-strip.tsx')).FolderPack,
}));

/** Room for tree, files and preview side by side, also in height: a phone on its side is wide enough, but not high. */
const WIDE = '(min-width: 1240px) and (min-height: 500px)';
const NO_NAMES: readonly string[] = [];

const fileOf = ({ server, target }: Explorer): AssetFile | null =>
  target.kind === 'bundle' && target.file !== null
    ? { server, bundle: target.path, name: target.file }
    : null;

/** The folder that shows as one file; all folders of a server are too much for one. */
function Pack({ explorer: { server, target, place } }: { readonly explorer: Explorer }) {
  if (target.kind !== 'folder' || target.path === '' || !place?.isThere) return null;
  const files = place.rows.reduce((sum, row) => sum + row.files, 0);
  return (
    <Suspense>
      <FolderPack key={`${server}/${target.path}`} server={server} path={target.path} files={files} />
    </Suspense>
  );
}

/** Whether what the address asks for is on its way. */
function useIsWaiting({ server, target, place, fault, address }: Explorer): boolean {
  const { words } = address.inputs;
  const isSearching = words.trim() !== '';
  const files = useFileNames(server, target.kind === 'bundle' ? target.path : null);
  const found = usePathsFound(server, isSearching ? words : null);
  if (isSearching) return !found.data && !found.error;
  if (target.kind === 'bundle' && place?.isThere !== false) return !files.data && !files.error;
  return !place && !fault;
}

/** `/tool/explorer/asset/{path*}`: every file of the game's servers by its path (reference R122, R123). */
export function Screen() {
  const explorer = useExplorer();
  const { target, server, address } = explorer;
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false }) ?? false;
  const bundle = target.kind === 'bundle' ? target.path : null;
  const { data: names = NO_NAMES } = useFileNames(server, bundle);
  const file = fileOf(explorer);
  const isSearching = address.inputs.words.trim() !== '';
  // Each folder has a list of its own: who goes through folders by keys goes on with the next one.
  const contents = useKeptFocus<HTMLDivElement>('[role=listbox]');
  usePageName(nameOf(target) || null);
  const isStandIn = useStandIn(useIsWaiting(explorer));
  if (isStandIn) return <Meanwhile>{null}</Meanwhile>;
  return (
    <div className={styles.page}>
      <Head explorer={explorer} />
      <PathBar explorer={explorer} />
      <Gradually>
        <div className={styles.frame} data-wide={isWide || undefined}>
          {isWide && !explorer.fault && <AssetTree explorer={explorer} />}
          <div className={styles.contents} tabIndex={-1} {...contents}>
            {isSearching ? <Found explorer={explorer} /> : <Contents explorer={explorer} follows={isWide} />}
            {!isSearching && <Pack explorer={explorer} />}
          </div>
          {bundle !== null && (isWide || !isSearching) && (
            <Suspense>
              <Beside isWide={isWide} explorer={explorer} bundle={bundle} file={file} names={names} />
            </Suspense>
          )}
        </div>
      </Gradually>
    </div>
  );
}
