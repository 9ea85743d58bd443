import { ActionIcon } from '@mantine/core';
import { CircleAlert, Keyboard, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './editor.module.css';
import type { StoryDraftParts } from './editor.types.ts';
import { Inspector } from './inspector/inspector.tsx';
import { HelpDialog } from './keys/help-dialog.tsx';
import { ActionsPanel } from './list/actions-panel.tsx';
import { PROBLEMS, ProblemsPanel } from './problems/problems-panel.tsx';
import { StagePanel } from './stage/stage-panel.tsx';
import { useEditorPage } from './use-editor-page.ts';
import { currentView, type StoryEditorActor, useStoryEditorPart } from './use-story-editor.ts';

interface Props {
  readonly actor: StoryEditorActor;
  readonly draft: StoryDraftParts;
}

const ICON = 16;

/** The list of actions, the stage that follows it, what the action at the cursor says, and what is wrong. */
export function Editor({ actor, draft }: Props) {
  const { people, shown, staged, at, stage, playback, help } = useEditorPage(actor, draft);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{draft.title}</h1>
        {draft.state}
        <HeadButtons actor={actor} isLocked={draft.isLocked} onHelp={help.open}>
          {draft.buttons}
        </HeadButtons>
      </header>
      {draft.notes}
      <div className={styles.board} inert={draft.isLocked}>
        <ActionsPanel
          actor={actor}
          shown={shown}
          people={people}
          tools={
            <>
              <ProblemsButton actor={actor} />
              {draft.tools}
            </>
          }
        />
        <div className={styles.side}>
          <StagePanel
            actor={actor}
            title={draft.title}
            staged={staged}
            stage={stage}
            at={at}
            playback={playback}
          />
          <div className={styles.panels}>
            <Inspector actor={actor} stage={stage} />
            <ProblemsPanel actor={actor} />
            {draft.about}
          </div>
        </div>
      </div>
      <HelpDialog opened={help.isOpen} onClose={help.close} />
    </div>
  );
}

interface HeadProps {
  readonly actor: StoryEditorActor;
  readonly isLocked: boolean;
  readonly onHelp: () => void;
  readonly children: ReactNode;
}

function HeadButtons({ actor, isLocked, onHelp, children }: HeadProps) {
  const { t } = useTranslation();
  const canUndo = useStoryEditorPart(actor, (view) => view.canUndo);
  const canRedo = useStoryEditorPart(actor, (view) => view.canRedo);
  return (
    <div className={styles.buttons}>
      <ActionIcon
        variant="default"
        aria-label={t('storyEditor.act.undo')}
        title={t('storyEditor.act.undo')}
        aria-keyshortcuts="Control+Z"
        disabled={isLocked || !canUndo}
        onClick={() => currentView(actor).undo()}
      >
        <Undo2 size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('storyEditor.act.redo')}
        title={t('storyEditor.act.redo')}
        aria-keyshortcuts="Control+Y"
        disabled={isLocked || !canRedo}
        onClick={() => currentView(actor).redo()}
      >
        <Redo2 size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('storyEditor.keys')}
        title={t('storyEditor.keys')}
        onClick={onHelp}
      >
        <Keyboard size={ICON} aria-hidden="true" />
      </ActionIcon>
      {children}
    </div>
  );
}

/** How many problems there are, and the way to them. */
function ProblemsButton({ actor }: { readonly actor: StoryEditorActor }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const count = useStoryEditorPart(actor, (view) => view.findings?.length ?? 0);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={styles.problems}
      onClick={() => document.getElementById(PROBLEMS)?.scrollIntoView({ block: 'start' })}
    >
      <CircleAlert size={ICON} aria-hidden="true" />
      {integer(count)}
      <span className={styles.problemsWord}>{t('storyEditor.problems')}</span>
    </button>
  );
}
