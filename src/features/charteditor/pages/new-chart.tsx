import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isDifficulty } from '#model/vocabulary/difficulties';
import { emptyChartDraft } from '#model/writing/chart/draft';
import { newChart } from '#model/writing/chart/kept-chart';
import { ForMembers, Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Begin } from '../drafts/begin.tsx';
import { CopyOfPost, CopyOfSong } from '../drafts/copies.tsx';
import { EditorPage } from '../editor-page.tsx';

const PlannedChart = lazy(async () => ({
  default: (await import('../plan/planned-chart.tsx')).PlannedChart,
}));

const NEW = '/community/charts/new';
const KEY = /^[0-9a-z-]{1,64}$/;
const NUMBER = /^\d{1,15}$/;

const pathOf = (key: string): string => `${NEW}?draft=${key.replace(/^charts\//, '')}`;

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
  if (KEY.test(draft)) return <New key={draft} draftKey={`charts/${draft}`} title={t('page.newChart')} />;
  if (NUMBER.test(plan)) return <Planned key={plan} id={Number(plan)} title={t('page.newChart')} />;
  if (NUMBER.test(from)) return <CopyOfPost id={Number(from)} pathOf={pathOf} />;
  if (NUMBER.test(song) && isDifficulty(difficulty))
    return <CopyOfSong id={Number(song)} difficulty={difficulty} pathOf={pathOf} />;
  return <Begin title={t('page.newChart')} pathOf={pathOf} />;
}

function Planned({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useTranslation();
  return (
    <ForMembers title={title} hint={{ title: t('chartEditor.logIn'), text: t('chartEditor.logInText') }}>
      {({ username }) => (
        <Suspense fallback={<Waiting title={title} />}>
          <PlannedChart id={id} title={title} reader={username} />
        </Suspense>
      )}
    </ForMembers>
  );
}

function New({ draftKey, title }: { readonly draftKey: string; readonly title: string }) {
  const [input] = useState(() => ({ draftKey, start: newChart(emptyChartDraft()) }));
  return <EditorPage title={title} input={input} />;
}
