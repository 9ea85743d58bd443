import { ActionIcon, Button } from '@mantine/core';
import { Ellipsis, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { WorkContent } from '#model/writing/work/kept-work';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { Ago } from '#src/kit/text/ago.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftHead } from './draft-heads.ts';
import { useDraftDeeds } from './drafts.data.ts';
import styles from './drafts.module.css';
import { type DraftKind, draftPath } from './kind.ts';
import { RenameDialog } from './rename-dialog.tsx';

interface Props<Content extends WorkContent> {
  readonly kind: DraftKind<Content>;
  readonly drafts: readonly DraftHead[];
  readonly onStart: () => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/**
 * Drafts of the visitor on this device: to go on with, to rename and to delete. Each opens as it is here, also where the site is out of
 * reach, or no longer has what it changes.
 */
export function DraftList<Content extends WorkContent>({ kind, drafts, onStart }: Props<Content>) {
  const { t } = useTranslation();
  const { mutate } = useDraftDeeds(kind);
  const [renamed, rename] = useState<DraftHead | null>(null);
  const [removed, setRemoved] = useState<DraftHead | null>(null);
  const nameOf = ({ title }: DraftHead): string => title || t('draft.untitled');
  const remove = (draft: DraftHead) => {
    setRemoved(draft);
    mutate({ kind: 'remove', key: draft.key });
  };
  const bringBack = (draft: DraftHead) => {
    setRemoved(null);
    mutate({ kind: 'bringBack', key: draft.key });
  };
  return (
    <section className={styles.page} aria-labelledby="work-drafts">
      <header className={styles.head}>
        <div>
          <h2 id="work-drafts">{t('draft.list')}</h2>
          <p className="muted">{t('draft.listText')}</p>
        </div>
        <Button variant="filled" leftSection={<Plus {...ICON} />} onClick={onStart}>
          {t(kind.title)}
        </Button>
      </header>
      <div role="status" className={styles.note} hidden={removed === null}>
        {removed && (
          <>
            <span>{t('draft.deleted', { title: nameOf(removed) })}</span>
            <Button leftSection={<Undo2 {...ICON} />} onClick={() => bringBack(removed)}>
              {t('action.undo')}
            </Button>
          </>
        )}
      </div>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.key} className={styles.row}>
            <Link className={styles.title} to={draftPath(kind, draft.key)}>
              <bdi>{nameOf(draft)}</bdi>
            </Link>
            <Facts draft={draft} Size={kind.Size} />
            <ActionMenu
              label={t('draft.more', { title: nameOf(draft) })}
              actions={[
                { label: t('draft.rename'), icon: <Pencil {...ICON} />, onChoose: () => rename(draft) },
                { label: t('draft.delete'), icon: <Trash2 {...ICON} />, onChoose: () => remove(draft) },
              ]}
              button={(opener) => (
                <ActionIcon
                  {...opener}
                  variant="subtle"
                  aria-label={t('draft.more', { title: nameOf(draft) })}
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

interface FactsProps extends Pick<DraftKind<never>, 'Size'> {
  readonly draft: DraftHead;
}

function Facts({ draft: { size, changedAt, post }, Size }: FactsProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.facts}>
      {post !== null && <span>{t('draft.edits')}</span>}
      <span>
        <Size count={size} />
      </span>
      <Ago time={changedAt} />
    </p>
  );
}
