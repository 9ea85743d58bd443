import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { submittingKeys } from '../text/use-shortcuts.ts';
import { DraftState, type DraftStateOf } from './draft-state.tsx';
import styles from './frame.module.css';

/** What the form shows of any draft. */
interface Draft {
  readonly draftState: DraftStateOf;
  readonly isRestored: boolean;
  discard(): void;
  closeNote(): void;
}

interface Sending {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isPossible: boolean;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

interface Props {
  readonly title: string;
  readonly draft: Draft;
  readonly sending: Sending;
  /** Further actions, beside the button that sends. */
  readonly actions: ReactNode;
  /** Why it cannot be sent yet, or that it was. */
  readonly why: ReactNode;
  readonly texts: { readonly restored: string; readonly discard: string };
  readonly children: ReactNode;
}

/** A form whose draft is kept on the device until it is sent: its title, its state and the button that sends it. */
export function DraftForm({ title, draft, sending, actions, why, texts, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form
      className={styles.page}
      onKeyDown={submittingKeys(sending.onSend)}
      onSubmit={(event) => {
        event.preventDefault();
        sending.onSend();
      }}
    >
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.ends}>
          {actions}
          <Button
            type="submit"
            variant="filled"
            leftSection={sending.icon}
            aria-disabled={!sending.isPossible}
            aria-busy={sending.isBusy}
            aria-describedby={id}
          >
            {sending.label}
          </Button>
        </div>
      </header>
      <div className={styles.state}>
        <DraftState state={draft.draftState} />
        <p id={id} className={styles.why}>
          {why}
        </p>
      </div>
      {draft.isRestored && (
        <div className={styles.restored} role="status">
          <p>{texts.restored}</p>
          <Button onClick={draft.discard}>{texts.discard}</Button>
          <Button variant="subtle" onClick={draft.closeNote}>
            {t('action.dismiss')}
          </Button>
        </div>
      )}
      {children}
    </form>
  );
}
