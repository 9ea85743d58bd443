import { ActionIcon, Button } from '@mantine/core';
import { Ellipsis, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { Ago } from '#src/kit/text/ago.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftHead } from './draft-heads.ts';
import { useDraftDeeds } from './drafts.data.ts';
import styles from './drafts.module.css';
import { RenameDialog } from './rename-dialog.tsx';

interface Props {
  readonly drafts: readonly DraftHead[];
  /** Where the editor of a draft is. */
  readonly pathOf: (draft: DraftHead) => string;
  readonly onStart: () => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Drafts of the visitor on this device: to go on with, to rename and to delete. */
export function DraftList({ drafts, pathOf, onStart }: Props) {
  const { t } = useTranslation();
  const { mutate } = useDraftDeeds();
  const [renamed, rename] = useState<DraftHead | null>(null);
  const [removed, setRemoved] = useState<DraftHead | null>(null);
  const nameOf = ({ title }: DraftHead): string => title || t('chartDraft.untitled');
  const remove = (draft: DraftHead) => {
    setRemoved(draft);
    mutate({ kind: 'remove', key: draft.key });
  };
  const bringBack = (draft: DraftHead) => {
    setRemoved(null);
    mutate({ kind: 'bringBack', key: draft.key });
  };
  return (
    <section className={styles.page} aria-labelledby="chart-drafts">
      <header className={styles.head}>
        <div>
          <h2 id="chart-drafts">{t('chartDraft.list')}</h2>
          <p className="muted">{t('chartDraft.listText')}</p>
        </div>
        <Button variant="filled" leftSection={<Plus {...ICON} />} onClick={onStart}>
          {t('chartDraft.start')}
        </Button>
      </header>
      <div role="status" className={styles.note} hidden={removed === null}>
        {removed && (
          <>
            <span>{t('chartDraft.deleted', { title: nameOf(removed) })}</span>
            <Button leftSection={<Undo2 {...ICON} />} onClick={() => bringBack(removed)}>
              {t('action.undo')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.key} className={styles.row}>
            <Link className={styles.title} to={pathOf(draft)}>
              <bdi>{nameOf(draft)}</bdi>
            </Link>
            <Facts draft={draft} />
            <ActionMenu
              label={t('chartDraft.more', { title: nameOf(draft) })}
              actions={[
                { label: t('chartDraft.rename'), icon: <Pencil {...ICON} />, onChoose: () => rename(draft) },
                { label: t('chartDraft.delete'), icon: <Trash2 {...ICON} />, onChoose: () => remove(draft) },
              ]}
              button={(opener) => (
                <ActionIcon
                  {...opener}
                  variant="subtle"
                  aria-label={t('chartDraft.more', { title: nameOf(draft) })}
                >
                  <Ellipsis {...ICON} />
                </ActionIcon>
              )}
            />
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          title={renamed.title}
          onClose={() => rename(null)}
          onRename={(title) => {
            rename(null);
            mutate({ kind: 'rename', key: renamed.key, title });
          }}
        />
      )}
    </section>
  );
}

function Facts({ draft: { notes, changedAt, post } }: { readonly draft: DraftHead }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <p className={styles.facts}>
      {post !== null && <span>{t('chartDraft.edits')}</span>}
      <span>{t('chart.notes', { count: notes, notes: integer(notes) })}</span>
      <Ago time={changedAt} />
    </p>
  );
}
