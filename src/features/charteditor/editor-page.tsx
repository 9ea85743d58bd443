import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { suggestedLevel } from '#model/chart/analysis/level';
import { entryBeat, spansOf } from '#model/chart/editing/sheet';
import { beatToSeconds } from '#model/chart/time';
import { linkTo } from '#model/site/links';
import { POST_LISTS } from '#model/site/objects';
import type { ChartMusic } from '#model/writing/chart/about';
import { DraftState } from '#src/features/studio/frame/draft-state.tsx';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { DraftNotes, Unread } from '../drafts/draft-notes.tsx';
import { PublishState } from '../drafts/publish-state.tsx';
import { AboutForm } from './about/about-form.tsx';
import { useDraftMusic } from './about/use-draft-music.ts';
import { ChartViewport } from './canvas/viewport.ts';
import { DraftButtons } from './drafts/draft-buttons.tsx';
import { type ChartDraftInput, type ChartDraftView, useChartDraft } from './drafts/use-chartdraft.ts';
import { VersionFacts } from './drafts/version-facts.tsx';
import { type DraftParts, Editor } from './editor.tsx';
import { PhoneView } from './phone/phone-view.tsx';
import { useIsNarrow } from './phone/use-is-narrow.ts';
import {
  type ChartEditorActor,
  currentView,
  useChartEditor,
  useChartEditorPart,
} from './use-chart-editor.ts';
import { useDraftSync } from './use-draft-sync.ts';

const PlanNote = lazy(async () => ({ default: (await import('../drafts/plan/plan-note.tsx')).PlanNote }));

interface Props {
  readonly title: string;
  readonly input: ChartDraftInput;
}

/** The editor of one chart, as soon as its code and its draft are there. */
export function EditorPage(props: Props) {
  return (
    <Suspense fallback={<Waiting title={props.title} />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ title, input }: Props) {
  const navigate = useNavigate();
  const draft = useChartDraft(
    input,
    (id) => void navigate(linkTo(`${POST_LISTS.chart}/${id}`) ?? POST_LISTS.chart),
  );
  if (draft.isOpening) return <Waiting title={title} />;
  if (draft.isUnread) return <Unread title={title} draft={draft} />;
  return <Editing title={title} draftKey={input.draftKey} draft={draft} />;
}

interface EditingProps {
  readonly title: string;
  readonly draftKey: string;
  readonly draft: ChartDraftView;
}

const ABOUT = 'about';

/** Pixels below the moment where the author was, as below the first beat. */
const ROOM = 40;

function viewportAt({ playhead, zoom }: ChartDraftView['draft']['view']): ChartViewport {
  const viewport = new ChartViewport();
  viewport.set({ pxPerSecond: zoom, playhead, from: playhead - ROOM / zoom });
  return viewport;
}

/** Selects entries and brings the first one in sight. */
function showEntries(actor: ChartEditorActor, viewport: ChartViewport, ids: readonly number[]): void {
  const { sheet, cursor, moveCursor, select } = currentView(actor);
  const first = sheet.entries.find(({ id }) => ids.includes(id));
  if (!first) return;
  const beat = entryBeat(first.entry);
  select(ids.map(String));
  moveCursor({ beat, lane: cursor.lane });
  viewport.center(beatToSeconds(spansOf(sheet), beat));
}

function Editing({ title, draftKey, draft }: EditingProps) {
  const { about, sheet, view } = draft.draft;
  const actor = useChartEditor({ sheet });
  const [viewport] = useState(() => viewportAt(view));
  const keep = useDraftSync(actor, viewport, draft);
  useLeaveWarning(draft.isAtRisk);
  const isNarrow = useIsNarrow();
  const figures = useChartEditorPart(actor, ({ findings }) => findings?.analysis.figures ?? null);
  const music = useDraftMusic(about.music);
  const { refusal, refused, isElsewhere, isPublishing } = draft;
  const takeMusic = (next: ChartMusic) => {
    const cover = about.music?.type === 'custom' ? about.music.cover : null;
    draft.change({ about: { ...about, music: next.type === 'custom' ? { ...next, cover } : next } });
  };
  const parts: DraftParts = {
    title: about.title || title,
    keep,
    isLocked: isElsewhere,
    music,
    onMusic: draft.post === null && about.music?.type !== 'llsif' ? takeMusic : null,
    state: <DraftState state={draft.state} />,
    buttons: (
      <DraftButtons
        actor={actor}
        draftKey={draftKey}
        draft={draft}
        onMissing={() => document.getElementById(ABOUT)?.scrollIntoView({ block: 'start' })}
      />
    ),
    notes: (
      <>
        <DraftNotes draft={draft} />
        <Suspense fallback={null}>
          {draft.plan && <PlanNote draft={draft} plan={draft.plan} category="chart" />}
        </Suspense>
        <PublishState
          draft={draft}
          describe={(version, other) => <VersionFacts version={version} other={other} />}
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
        onShowRefused={isNarrow ? null : () => showEntries(actor, viewport, refused.entries)}
        suggested={figures && (suggestedLevel(figures)?.level ?? null)}
        onChange={(change) => draft.change({ about: { ...about, ...change } })}
      />
    ),
  };
  return isNarrow ? (
    <PhoneView actor={actor} draft={parts} />
  ) : (
    <Editor actor={actor} viewport={viewport} draft={parts} />
  );
}
