import { ActionIcon, Button } from '@mantine/core';
import { Archive, FileDown, History, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { chartOf } from '#model/chart/editing/sheet';
import { shownName } from '#model/rules/shown-name';
import { type ChartDraft, draftOf } from '#model/writing/chart/draft';
import { inserting, replacing } from '#model/writing/chart/taking-in';
import { newWork } from '#model/writing/work/kept-work';
import { useSession } from '#src/kit/actors/use-session.ts';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { fileName } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../../drafts/drafts.module.css';
import { PublishButton } from '../../drafts/publish-button.tsx';
import type { OpenedBackup } from '../files/backup.ts';
import { draftLevel } from '../files/draft-level.ts';
import { type ChartEditorActor, currentView } from '../use-chart-editor.ts';
import { showDraft } from '../use-draft-sync.ts';
import { chartDrafts } from './chart-drafts.ts';
import { CHARTS } from './chart-kind.tsx';
import { UNNAMED, useBackup } from './use-backup.ts';
import type { ChartDraftView } from './use-chartdraft.ts';

const SaveDialog = lazy(async () => ({
  default: (await import('../../charts/file/save-dialog.tsx')).SaveDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../files/import-dialog.tsx')).ImportDialog,
}));
const VersionsDialog = lazy(async () => ({
  default: (await import('../../drafts/versions-dialog.tsx')).VersionsDialog<ChartDraft>,
}));

interface Props {
  readonly actor: ChartEditorActor;
  readonly draftKey: string;
  readonly draft: ChartDraftView;
  /** Shows what is needed to publish. */
  readonly onMissing: () => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What can be done with the chart as a whole: earlier versions, import, export, publishing. */
export function DraftButtons({ actor, draftKey, draft, onMissing }: Props) {
  const { t } = useTranslation();
  const [open, show] = useState<'save' | 'import' | 'versions' | null>(null);
  const backup = useBackup();
  const { draft: shown, isElsewhere } = draft;
  const close = () => show(null);
  const { user } = useSession();
  const level = draftLevel(shown.about, {
    draftKey,
    title: shown.about.title || UNNAMED,
    author: user ? shownName(user) : '',
    file: (hash) => chartDrafts.file(hash),
  });
  const exporting = [
    { label: t('chart.file.button'), icon: <FileDown {...ICON} />, onChoose: () => show('save') },
    { label: t('chartDraft.backup'), icon: <Archive {...ICON} />, onChoose: () => backup.save(shown) },
  ];
  /** What is there goes to the versions first, so that undo is not the only way back. */
  const put = (next: ChartDraft) => {
    void chartDrafts.park(draftKey, newWork(shown)).catch(() => undefined);
    const about = draft.post === null ? next.about : { ...next.about, music: shown.about.music };
    showDraft(actor, next.sheet, { before: shown.about, after: about });
  };
  /** Files come first, because the draft looks for its music as soon as it is shown. */
  const putBackup = async ({ draft: found, files }: OpenedBackup) => {
    await Promise.allSettled([...files].map(([hash, file]) => chartDrafts.putFile(hash, file)));
    put(found);
  };
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('draft.versions')}
        title={t('draft.versions')}
        aria-haspopup="dialog"
        disabled={isElsewhere}
        onClick={() => show('versions')}
      >
        <History {...ICON} />
      </ActionIcon>
      <Button
        leftSection={<Upload {...ICON} />}
        aria-haspopup="dialog"
        disabled={isElsewhere}
        onClick={() => show('import')}
      >
        {t('chartDraft.import')}
      </Button>
      <ActionMenu
        label={t('chartDraft.export')}
        actions={exporting}
        button={(opener) => (
          <Button {...opener} leftSection={<FileDown {...ICON} />}>
            {t('chartDraft.export')}
          </Button>
        )}
      />
      <PublishButton draft={draft} onMissing={onMissing} />
      <p role="alert" className={styles.fault} hidden={!backup.hasFailed}>
        {backup.hasFailed && t('chartDraft.backupFailed')}
      </p>
      <Suspense fallback={null}>
        {open === 'save' && (
          <SaveDialog
            chart={chartOf(shown.sheet)}
            name={fileName(shown.about.title, UNNAMED)}
            level={level}
            isDraft
            onClose={close}
          />
        )}
        {open === 'import' && (
          <ImportDialog
            onClose={close}
            onReplace={(chart, name) => {
              const { sheet, run } = currentView(actor);
              const edit = replacing(sheet, chartOf(draftOf(chart, shown.about).sheet));
              const isNamed = shown.about.title === '' && name !== null;
              const about = { before: shown.about, after: { ...shown.about, title: name ?? '' } };
              run({ kind: 'apply', edit: isNamed ? { ...edit, about } : edit });
            }}
            onInsert={(chart) => {
              const { sheet, cursor, run } = currentView(actor);
              const edit = inserting(sheet, chart, cursor.beat);
              if (edit) run({ kind: 'apply', edit });
              return edit !== null;
            }}
            onBackup={(found) => void putBackup(found)}
          />
        )}
        {open === 'versions' && (
          <VersionsDialog
            kind={CHARTS}
            draftKey={draftKey}
            onClose={close}
            onRestore={(version) => {
              put(version);
              close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
