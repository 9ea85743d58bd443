import { TextInput } from '@mantine/core';
import { LayoutGrid, List, ListFilter } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BUNDLE_END, targetOfRow } from '#model/media/explorer/asset-address';
import type { PathRow } from '#model/media/explorer/asset-index';
import { filtered } from '#model/media/explorer/explorer-query';
import { isOfPictures, kindOf } from '#model/media/explorer/file-kinds';
import { takeSentScroll } from '#src/browser/page/sent.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useSentWords } from '#src/kit/field/use-sent-words.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { addressOf, faultOf, useFileNames } from '../explorer.data.ts';
import type { Explorer } from '../use-explorer.ts';
import styles from './contents.module.css';
import { Fault, Nothing, Waiting } from './faults.tsx';
import { ItemGrid } from './item-grid.tsx';
import type { GridItem } from './item-option.tsx';

const ICON = 16;

interface Props {
  readonly explorer: Explorer;
  /** What shows follows the keys: there is a place for it beside the list. */
  readonly follows: boolean;
}

function fileItems({ server, hrefOf }: Explorer, bundle: string, names: readonly string[]): GridItem[] {
  return names.map((name) => {
    const look = kindOf(name);
    return {
      key: name,
      name,
      look,
      href: hrefOf({ kind: 'bundle', path: bundle, file: name }),
      isPath: false,
      src: look === 'picture' ? addressOf({ server, bundle, name }) : null,
      note: '',
    };
  });
}

/** Folders and bundles as items; `name` is the whole path where they come from different folders. */
export function useFolderItems({ hrefOf }: Explorer, rows: readonly PathRow[], isWhole: boolean): GridItem[] {
  const { t } = useTranslation();
  return rows.map(({ path, name, isBundle, files }) => ({
    key: path,
    name: `${isWhole ? path : name}${isBundle ? BUNDLE_END : ''}`,
    look: isBundle ? 'bundle' : 'folder',
    // Of a thousand rows some thirty are drawn: what takes long is worked out for those alone.
    get href() {
      return hrefOf(targetOfRow({ path, isBundle }));
    },
    isPath: isWhole,
    src: null,
    get note() {
      return t('explorer.files', { count: files });
    },
  }));
}

interface ListProps extends Props {
  readonly title: string;
  readonly items: readonly GridItem[];
  readonly look: 'grid' | 'list';
  /** Said where the folder is empty. */
  readonly empty: string;
}

/** For the box of rows: it goes on where the sent one was scrolled to. */
export function useSentScroll() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const top = takeSentScroll();
    if (box.current && top > 0) box.current.scrollTop = top;
  }, []);
  return box;
}

/** A folder's head, with the filter, and what is in it. */
function ItemList({ explorer, follows, title, items, look, empty }: ListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { target, address } = explorer;
  const { filter } = address.inputs;
  const left = filtered(items, filter);
  const shown = target.kind === 'bundle' ? target.file : null;
  const body = useSentScroll();
  return (
    <>
      <Head explorer={explorer} title={title} hasViews={target.kind === 'bundle'} look={look} />
      <div ref={body} className={styles.body} data-look={look}>
        {left.length > 0 ? (
          <ItemGrid
            key={target.path}
            label={title}
            items={left}
            look={look}
            shown={shown}
            follows={follows && shown !== null}
            onOpen={({ href }, instead) =>
              void navigate(href, { replace: instead, preventScrollReset: true })
            }
          />
        ) : (
          <Nothing
            text={left === items ? empty : t('explorer.noneFiltered', { filter })}
            onClear={left === items ? null : () => address.change({ filter: '' })}
          />
        )}
      </div>
    </>
  );
}

interface HeadProps {
  readonly explorer: Explorer;
  readonly title: ReactNode;
  readonly hasViews: boolean;
  readonly look: 'grid' | 'list';
}

function Head({ explorer, title, hasViews, look }: HeadProps) {
  const { t } = useTranslation();
  const { address } = explorer;
  const { change } = address;
  const place = useRef<HTMLDivElement>(null);
  const type = useCallback((filter: string) => change({ filter }), [change]);
  useSentWords('filter', place, type);
  return (
    <div ref={place} className={styles.head}>
      <p className={styles.title} role="status">
        {title}
      </p>
      <TextInput
        className={styles.filter}
        value={address.inputs.filter}
        aria-label={t('explorer.filter')}
        placeholder={t('explorer.filter')}
        leftSection={<ListFilter size={ICON} aria-hidden="true" />}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {hasViews && (
        <SegmentedChoice
          label={t('list.views')}
          value={look}
          choices={[
            {
              value: 'grid',
              name: t('explorer.grid'),
              label: <LayoutGrid size={ICON} aria-hidden="true" />,
            },
            { value: 'list', name: t('explorer.list'), label: <List size={ICON} aria-hidden="true" /> },
          ]}
          onChange={(view) => address.change({ view: view === 'grid' ? 'grid' : 'list' })}
        />
      )}
    </div>
  );
}

/** The folders in a folder. */
function FolderContents({ explorer, follows }: Props) {
  const { t } = useTranslation();
  const { place, fault, retry } = explorer;
  const rows = place?.rows ?? [];
  const items = useFolderItems(explorer, rows, false);
  if (fault) return <Fault fault={fault} isIndex onRetry={retry} />;
  if (!place) return <Waiting />;
  return (
    <ItemList
      explorer={explorer}
      follows={follows}
      title={t('explorer.foldersIn', { count: rows.length })}
      items={items}
      look="list"
      empty={t('explorer.emptyFolder')}
    />
  );
}

/** The files of a bundle. */
function BundleContents({ explorer, follows, bundle }: Props & { readonly bundle: string }) {
  const { t } = useTranslation();
  const { server, address } = explorer;
  const { data: names, error, refetch } = useFileNames(server, bundle);
  const fault = faultOf(error);
  if (fault) return <Fault fault={fault} isIndex={false} onRetry={() => void refetch()} />;
  if (!names) return <Waiting />;
  const look = address.inputs.view ?? (isOfPictures(names) ? 'grid' : 'list');
  return (
    <ItemList
      explorer={explorer}
      follows={follows}
      title={t('explorer.files', { count: names.length })}
      items={fileItems(explorer, bundle, names)}
      look={look}
      empty={t('explorer.emptyFolder')}
    />
  );
}

/** What is in the folder that the address names. */
export function Contents({ explorer, follows }: Props) {
  const { t } = useTranslation();
  const { target, place, hrefOf } = explorer;
  if (place && !place.isThere)
    return (
      <Nothing
        text={t('explorer.noFolder', { path: target.path })}
        link={{ to: hrefOf({ kind: 'folder', path: place.above }), label: t('explorer.nearest') }}
      />
    );
  return target.kind === 'bundle' ? (
    <BundleContents explorer={explorer} follows={follows} bundle={target.path} />
  ) : (
    <FolderContents explorer={explorer} follows={follows} />
  );
}
