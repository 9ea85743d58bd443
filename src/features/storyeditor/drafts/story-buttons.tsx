import { ActionIcon } from '@mantine/core';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { restoredAbout } from '#model/writing/story/about';
import type { StoryDraft } from '#model/writing/story/draft';
import { newWork } from '#model/writing/work/kept-work';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PublishButton } from '../../drafts/publish-button.tsx';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import { storyDrafts } from './story-drafts.ts';
import { STORIES } from './story-kind.tsx';
import type { StoryDraftView } from './use-storydraft.ts';

const VersionsDialog = lazy(async () => ({
  default: (await import('../../drafts/versions-dialog.tsx')).VersionsDialog<StoryDraft>,
}));

interface Props {
  readonly actor: StoryEditorActor;
  readonly draftKey: string;
  readonly draft: StoryDraftView;
  /** Shows what is needed to publish. */
  readonly onMissing: () => void;
}

/** What can be done with the story as a whole: earlier versions, publishing. */
export function StoryButtons({ actor, draftKey, draft, onMissing }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  /** What is there goes to the versions first, so that undo is not the only way back. */
  const restore = ({ sheet, about }: StoryDraft) => {
    void storyDrafts.park(draftKey, newWork(draft.draft)).catch(() => undefined);
    currentView(actor).run({ kind: 'replace', sheet });
    draft.change({ about: restoredAbout(about, draft.draft.about, draft.post !== null) });
    setOpen(false);
  };
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('draft.versions')}
        title={t('draft.versions')}
        aria-haspopup="dialog"
        disabled={draft.isElsewhere}
        onClick={() => setOpen(true)}
      >
        <History size={16} aria-hidden="true" />
      </ActionIcon>
      <PublishButton draft={draft} onMissing={onMissing} />
      <Suspense fallback={null}>
        {isOpen && (
          <VersionsDialog
            kind={STORIES}
            draftKey={draftKey}
            onClose={() => setOpen(false)}
            onRestore={restore}
          />
        )}
      </Suspense>
    </>
  );
}
