import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { emptyStoryDraft, type StoryDraft } from '#model/writing/story/draft';
import { newWork } from '#model/writing/work/kept-work';
import { ForMembers, Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Begin } from '../../drafts/begin.tsx';
import { CopyOfPost } from '../../drafts/copies.tsx';
import { copiedStory } from '../drafts/copied-story.ts';
import { STORIES } from '../drafts/story-kind.tsx';
import { EditorPage } from '../editor-page.tsx';

const PlannedWork = lazy(async () => ({
  default: (await import('../../drafts/plan/planned-work.tsx')).PlannedWork<StoryDraft>,
}));

const KEY = /^[0-9a-z-]{1,64}$/;
const NUMBER = /^\d{1,15}$/;

/**
 * `/community/stories/new`: a story that is not there yet, and the drafts of others. Anyone writes one; to publish it takes an account.
 * `draft` names one of this device, `plan` one that is published later, `from` a story of a member, of which a copy is made.
 */
export function Screen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const draft = params.get('draft') ?? '';
  const from = params.get('from') ?? '';
  const plan = params.get('plan') ?? '';
  const title = t('page.newStory');
  if (KEY.test(draft)) return <New key={draft} draftKey={STORIES.store.keyOf(draft)} title={title} />;
  if (NUMBER.test(plan)) return <Planned key={plan} id={Number(plan)} title={title} />;
  if (NUMBER.test(from)) return <CopyOfPost kind={STORIES} id={Number(from)} copied={copiedStory} />;
  return <Begin kind={STORIES} />;
}

function Planned({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useTranslation();
  const hint = { title: t('storyEditor.draft.logIn'), text: t('storyEditor.draft.logInText') };
  return (
    <ForMembers title={title} hint={hint}>
      {({ username }) => (
        <Suspense fallback={<Waiting title={title} />}>
          <PlannedWork kind={STORIES} id={id} title={title} reader={username}>
            {(input) => <EditorPage title={title} input={input} />}
          </PlannedWork>
        </Suspense>
      )}
    </ForMembers>
  );
}

/** A new story uses what the visitor's main server has. */
function New({ draftKey, title }: { readonly draftKey: string; readonly title: string }) {
  const { main } = useServers();
  const [input] = useState(() => ({ draftKey, start: newWork(emptyStoryDraft(main)) }));
  return <EditorPage title={title} input={input} />;
}
