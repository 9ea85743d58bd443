import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImportFailure } from '#model/profile/failure';
import type { ImportNote } from '#model/profile/import';
import { useProfiles } from '#src/actors/use-profiles.ts';
import styles from './profile-dialogs.module.css';

interface FailureProps {
  readonly reason: ImportFailure;
}

/** Why nothing was imported. */
export function ImportFailureText({ reason }: FailureProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.failed} role="alert">
      {t(`profile.failed.${reason}`)}
    </p>
  );
}

/** What the last import brought and what it left out, until dismissed. */
export function ImportSuccess() {
  const { t } = useTranslation();
  const { lastImport, dismissImport } = useProfiles();
  if (!lastImport?.ok) return null;
  return (
    <div className={styles.outcome} role="status">
      <div>
        <p className={styles.done}>{t('profile.imported', { count: lastImport.added })}</p>
        {lastImport.notes.map((note) => (
          <NoteText key={noteKey(note)} note={note} />
        ))}
      </div>
      <CloseButton aria-label={t('action.dismiss')} onClick={dismissImport} />
    </div>
  );
}

const noteKey = (note: ImportNote): string =>
  note.kind === 'cardsDropped'
    ? `cards ${note.profile}`
    : note.kind === 'profileSkipped'
      ? `profile ${note.position}`
      : 'beyond';

function NoteText({ note }: { readonly note: ImportNote }) {
  const { t } = useTranslation();
  if (note.kind === 'cardsDropped')
    return <p>{t('profile.dropped', { count: note.count, profile: note.profile })}</p>;
  if (note.kind === 'profilesDropped') return <p>{t('profile.beyond', { count: note.count })}</p>;
  const reason = t(`profile.failed.${note.reason}`);
  return <p>{t('profile.skipped', { position: note.position + 1, reason })}</p>;
}
