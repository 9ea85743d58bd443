import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KindIcon } from '../kind-icon.tsx';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import styles from './list.module.css';
import { NEW_KINDS, type NewKind, newAction } from './new-action.ts';
import { placeBehind } from './place-behind.ts';
import { reveal } from './reveal.ts';

/** Adds an action behind the cursor; of a line one can go on to write at once. */
export function addAction(actor: StoryEditorActor, kind: NewKind): void {
  const { sheet, cursor, run } = currentView(actor);
  const at = placeBehind(sheet, cursor);
  run({ kind: 'insert', at, actions: [newAction(kind, sheet, at)] });
  // What is hidden at once could not be found again.
  reveal(actor, currentView(actor).cursor);
  focusLine();
}

/** Once the fields of the new action are there. */
function focusLine(): void {
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>('[data-inspector] [data-line] textarea, textarea[data-line]')
      ?.focus();
  });
}

/** A button for each kind of action. */
export function AddBar({ actor }: { readonly actor: StoryEditorActor }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.add} aria-label={t('storyEditor.add')}>
      {NEW_KINDS.map((kind) =>
        kind === 'talk' ? (
          <Button
            key={kind}
            size="sm"
            variant="filled"
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={() => addAction(actor, kind)}
          >
            {t('storyEditor.kind.talk')}
          </Button>
        ) : (
          <button
            key={kind}
            type="button"
            className={styles.addOther}
            aria-label={t('storyEditor.addKind', { kind: t(`storyEditor.kind.${kind}`) })}
            title={t('storyEditor.addKind', { kind: t(`storyEditor.kind.${kind}`) })}
            onClick={() => addAction(actor, kind)}
          >
            <KindIcon kind={kind} />
          </button>
        ),
      )}
    </fieldset>
  );
}
