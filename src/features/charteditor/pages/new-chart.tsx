import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDifficulty } from '#model/vocabulary/difficulties';
import { type ChartDraft, emptyChartDraft } from '#model/writing/chart/draft';
import { newWork } from '#model/writing/work/kept-work';
import { ForMembers, Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Begin } from '../../drafts/begin.tsx';
import { CopyOfPost } from '../../drafts/copies.tsx';
import { CHARTS } from '../drafts/chart-kind.tsx';
import { CopyOfSong, copiedChart } from '../drafts/copies.tsx';
import { EditorPage } from '../editor-page.tsx';

const PlannedWork = lazy(async () => ({
  default: (await import('../../drafts/plan/planned-work.tsx')).PlannedWork<ChartDraft>,
}));

const KEY = /^[0-9a-z-]{1,64}$/;
const NUMBER = /^\d{1,15}$/;

/**
 * `/community/charts/new`: a chart that is not there yet, and the drafts of others. Anyone makes one; to publish it takes an account.
 * `draft` names one of this device, `plan` one that is published later, `from` a chart of a member and `song` with `difficulty` one of the game, of which a copy is made.
 */
export function Screen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const draft = params.get('draft') ?? '';
  const from = params.get('from') ?? '';
  const plan = params.get('plan') ?? '';
  const song = params.get('song') ?? '';
  const difficulty = params.get('difficulty');
  if (KEY.test(draft))
    return <New key={draft} draftKey={CHARTS.store.keyOf(draft)} title={t('page.newChart')} />;
  if (NUMBER.test(plan)) return <Planned key={plan} id={Number(plan)} title={t('page.newChart')} />;
  if (NUMBER.test(from)) return <CopyOfPost kind={CHARTS} id={Number(from)} copied={copiedChart} />;
  if (NUMBER.test(song) && isDifficulty(difficulty))
    return <CopyOfSong id={Number(song)} difficulty={difficulty} />;
  return <Begin kind={CHARTS} />;
}

function Planned({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useTranslation();
  return (
    <ForMembers title={title} hint={{ title: t('chartEditor.logIn'), text: t('chartEditor.logInText') }}>
      {({ username }) => (
        <Suspense fallback={<Waiting title={title} />}>
          <PlannedWork kind={CHARTS} id={id} title={title} reader={username}>
            {(input) => <EditorPage title={title} input={input} />}
          </PlannedWork>
        </Suspense>
      )}
    </ForMembers>
  );
}

function New({ draftKey, title }: { readonly draftKey: string; readonly title: string }) {
  const [input] = useState(() => ({ draftKey, start: newWork(emptyChartDraft()) }));
  return <EditorPage title={title} input={input} />;
}
