import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useReducer } from 'react';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { PictureUpload } from '#src/features/community/picture-upload/picture-upload.tsx';
import { faultOf } from '#src/features/explorer/explorer.data.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { BundleFiles, type ChosenFile } from './bundle-files.tsx';
import { FILE_CHOICES, type FileChoice } from './file-kinds.ts';
import { useBundles } from './game-files.data.ts';
import styles from './pickers.module.css';

interface FilePickerProps {
  readonly opened: boolean;
  readonly kind: FileChoice;
  readonly server: ServerCode;
  /** The file as a story loads it, to be seen and heard. */
  readonly fileOf: (chosen: ChosenFile) => StoryFile | null;
  readonly onClose: () => void;
  readonly onPick: (chosen: ChosenFile) => void;
}

const WIDTH = 760;

/** A dialog to choose a picture or a sound of the game, by the site's own list of files; or an own one. */
export function FilePicker(props: FilePickerProps) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      opened={props.opened}
      title={t(`storyEditor.choose.${props.kind}`)}
      width={WIDTH}
      tall
      onClose={props.onClose}
    >
      {() => <Picking {...props} />}
    </DialogFrame>
  );
}

const FIRST_SHOWN = 60;
/** What a folder takes before it is there, in pixels, and how far ahead it comes. */
const [ROOM, ROW, AHEAD] = [120, 48, 200];

interface Search {
  readonly words: string;
  readonly bundle: string | null;
  readonly limit: number;
}

const START: Search = { words: '', bundle: null, limit: FIRST_SHOWN };
const changed = (search: Search, change: Partial<Search>): Search => ({ ...search, ...change });

/** Bundles with all of the words in their path. */
function useFoundBundles(all: readonly string[] | undefined, words: string, without: readonly string[]) {
  return useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return (all ?? []).filter(
      (path) =>
        wanted.every((word) => path.toLowerCase().includes(word)) &&
        !without.some((folder) => path.startsWith(`${folder}/`)),
    );
  }, [all, words, without]);
}

function Picking({ kind, server, fileOf, onClose, onPick }: FilePickerProps) {
  const { t } = useTranslation();
  const { roots, without, isPicture, isOpen } = FILE_CHOICES[kind];
  const [search, change] = useReducer(changed, START);
  const { data, error, refetch } = useBundles(server, roots);
  const bundles = useFoundBundles(data, search.words, without);
  const pick = (chosen: ChosenFile) => {
    onPick(chosen);
    onClose();
  };
  const filesOf = (bundle: string) => (
    <BundleFiles server={server} bundle={bundle} isPicture={isPicture} fileOf={fileOf} onPick={pick} />
  );
  // One that is alone is open at once.
  const open = search.bundle ?? (bundles.length === 1 ? (bundles[0] ?? null) : null);
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('storyEditor.findFiles')}
        value={search.words}
        onChange={(words) => change({ words, limit: FIRST_SHOWN })}
      />
      {error && !data ? (
        <ErrorState
          title={t('failure.title')}
          text={t(faultOf(error) === 'missing' ? 'storyEditor.noFileList' : 'storyEditor.fileListFailed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <p role="status" className={styles.hint}>
          {data ? t('storyEditor.folderCount', { count: bundles.length }) : t('action.loading')}
        </p>
      )}
      <ul className={styles.bundles}>
        {bundles.slice(0, search.limit).map((bundle) => (
          <li key={bundle}>
            {isOpen ? (
              isPicture && <h3 className={styles.folder}>{shortPath(bundle, roots)}</h3>
            ) : (
              <button
                type="button"
                className={styles.bundle}
                aria-expanded={bundle === open}
                onClick={() => change({ bundle: bundle === search.bundle ? null : bundle })}
              >
                {shortPath(bundle, roots)}
              </button>
            )}
            {isOpen ? (
              <WhenNear height={isPicture ? ROOM : ROW} ahead={AHEAD}>
                {filesOf(bundle)}
              </WhenNear>
            ) : (
              bundle === open && filesOf(bundle)
            )}
          </li>
        ))}
      </ul>
      {bundles.length > search.limit && (
        <Button variant="default" onClick={() => change({ limit: search.limit + FIRST_SHOWN })}>
          {t('list.showMore')}
        </Button>
      )}
      <OwnFile isPicture={isPicture} fileOf={fileOf} onPick={pick} />
    </div>
  );
}

/** What all have in common says nothing. */
function shortPath(bundle: string, roots: readonly string[]): string {
  const [root = ''] = roots;
  return roots.length === 1 && bundle.startsWith(`${root}/`) ? bundle.slice(root.length + 1) : bundle;
}

interface OwnProps extends Pick<FilePickerProps, 'fileOf' | 'onPick'> {
  readonly isPicture: boolean;
}

/** An own picture is taken to the site. Addresses of other sites are kept in the source, but not loaded for readers. */
function OwnFile({ isPicture, fileOf, onPick }: OwnProps): ReactNode {
  const { t } = useTranslation();
  const [{ words: url }, change] = useReducer(changed, START);
  const chosen: ChosenFile = { of: 'own', url: url.trim() };
  const isGood = fileOf(chosen) !== null;
  return (
    <fieldset className={styles.own}>
      <legend>{t('storyEditor.ownFile')}</legend>
      {isPicture && (
        <div className={styles.line}>
          <PictureUpload onUploaded={(path) => onPick({ of: 'own', url: path })} />
          <span>{t('storyEditor.uploadPicture')}</span>
        </div>
      )}
      <div className={styles.line}>
        <TextInput
          type="url"
          className={styles.grow ?? ''}
          label={t('storyEditor.address')}
          description={t('storyEditor.addressHint')}
          value={url}
          error={url.trim() !== '' && !isGood && t('storyEditor.addressBad')}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
        <Button variant="default" disabled={!isGood} onClick={() => onPick(chosen)}>
          {t('action.choose')}
        </Button>
      </div>
    </fieldset>
  );
}
