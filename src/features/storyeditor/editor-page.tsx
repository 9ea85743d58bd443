import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '#model/site/links';
import { POST_LISTS } from '#model/site/objects';
import { DraftState } from '#src/features/studio/frame/draft-state.tsx';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { DraftNotes, Unread } from '../drafts/draft-notes.tsx';
import { PublishState } from '../drafts/publish-state.tsx';
import { AboutForm } from './about/about-form.tsx';
import { StoryButtons } from './drafts/story-buttons.tsx';
import { ExportButton, ImportButton } from './drafts/story-tools.tsx';
import { StoryVersion } from './drafts/story-version.tsx';
import { useStorySync } from './drafts/use-story-sync.ts';
import { type StoryDraftInput, type StoryDraftView, useStoryDraft } from './drafts/use-storydraft.ts';
import { Editor } from './editor.tsx';
import { currentView, type StoryEditorActor, useStoryEditor } from './use-story-editor.ts';

const PlanNote = lazy(async () => ({ default: (await import('../drafts/plan/plan-note.tsx')).PlanNote }));

interface Props {
  readonly title: string;
  readonly input: StoryDraftInput;
}

/** The editor of one story, as soon as its code and its draft are there. */
export function EditorPage(props: Props) {
  return (
    <Suspense fallback={<Waiting title={props.title} />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ title, input }: Props) {
  const navigate = useNavigate();
  const draft = useStoryDraft(
    input,
    (id) => void navigate(linkTo(`${POST_LISTS.story}/${id}`) ?? POST_LISTS.story),
  );
  if (draft.isOpening) return <Waiting title={title} />;
  if (draft.isUnread) return <Unread title={title} draft={draft} />;
  return <Editing title={title} draftKey={input.draftKey} draft={draft} />;
}

interface EditingProps {
  readonly title: string;
  readonly draftKey: string;
  readonly draft: StoryDraftView;
}

const ABOUT = 'about';

/** Selects the actions that were refused and goes to the first one. */
function showActions(actor: StoryEditorActor, ids: readonly number[]): void {
  const { sheet, moveTo, select } = currentView(actor);
  const first = sheet.actions.find(({ id }) => ids.includes(id));
  if (!first) return;
  moveTo(first.id);
  select(ids);
}

function Editing({ title, draftKey, draft }: EditingProps) {
  const { about, sheet } = draft.draft;
  const actor = useStoryEditor({ sheet });
  const keep = useStorySync(actor, draft);
  useLeaveWarning(draft.isAtRisk);
  const { refusal, refused, isElsewhere, isPublishing } = draft;
  return (
    <Editor
      actor={actor}
      draft={{
        title: about.title || title,
        keep,
        isLocked: isElsewhere,
        state: <DraftState state={draft.state} />,
        tools: <ImportButton actor={actor} />,
        buttons: (
          <>
            <ExportButton actor={actor} title={about.title} />
            <StoryButtons
              actor={actor}
              draftKey={draftKey}
              draft={draft}
              onMissing={() => document.getElementById(ABOUT)?.scrollIntoView({ block: 'start' })}
            />
          </>
        ),
        notes: (
          <>
            <DraftNotes draft={draft} />
            <Suspense fallback={null}>
              {draft.plan && <PlanNote draft={draft} plan={draft.plan} category="story" />}
            </Suspense>
            <PublishState
              draft={draft}
              describe={(version, other) => <StoryVersion version={version} other={other} />}
            />
          </>
        ),
        about: (
          <AboutForm
            id={ABOUT}
            about={about}
            needs={draft.needs}
            disabled={isElsewhere || isPublishing}
            isFixed={draft.post !== null}
            refused={refused}
            refusal={refusal?.kind === 'invalid' ? refusal : null}
            onShowRefused={() => showActions(actor, refused.entries)}
            onChange={(change) => draft.change({ about: { ...about, ...change } })}
          />
        ),
      }}
    />
  );
}
