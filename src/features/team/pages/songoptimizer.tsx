import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { RESULTS_VIEWS, type ResultsView } from '#model/compute/asked/results-views';
import { useAddress } from '#src/kit/address/use-address.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { usePortions } from '#src/kit/list/portions.ts';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LinkNotices } from '../messages/link-notices.tsx';
import { useQuestion } from '../question/use-question.ts';
import { EveryView } from '../songoptimizer/every/every-view.tsx';
import { Panels } from '../songoptimizer/panels.tsx';
import { OneView } from '../songoptimizer/song/one-view.tsx';
import styles from '../songoptimizer/songoptimizer.module.css';
import {
  decodeOptimizer,
  encodeOptimizer,
  type OptimizerPage,
} from '../songoptimizer/state/optimizer-inputs.ts';
import { AllView } from '../songoptimizer/table/all-view.tsx';
import { type GameData, useGameData } from '../sources/game-data.ts';
import { SourcesProvider } from '../sources/sources.tsx';

const CODEC = { decode: decodeOptimizer, encode: encodeOptimizer };

/** `/tool/songoptimizer`: one team on every song, or all its orders on one (reference R55). */
export function Screen() {
  const { t } = useTranslation();
  const { game: loaded, failure, retry } = useGameData();
  // The panels are drawn in slices, so that the page answers meanwhile.
  const game = useDeferredValue(loaded, null);
  const below = (content: ReactNode) => (
    <div className={styles.page}>
      <header>
        <h1>{t('page.songOptimizer')}</h1>
        <p className={styles.lead}>{t('optimizer.lead')}</p>
      </header>
      {content}
    </div>
  );
  const waiting = <Meanwhile>{below(<Waiting />)}</Meanwhile>;
  if (!loaded && failure) return below(<DataError message={failure.message} onRetry={retry} />);
  return <Suspense fallback={waiting}>{game ? below(<Optimizer game={game} />) : waiting}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}

/** Drawn again only for another question: a choice of view alone must not wait for what it leaves. */
const PARTS: Readonly<Record<ResultsView, ComponentType<{ readonly page: OptimizerPage }>>> = {
  all: memo(AllView),
  song: memo(OneView),
  every: memo(EveryView),
};
const Form = memo(Panels);
/** What is drawn one with each frame when the page opens: styled and laid out in one go they hold a slow phone up. */
const DRAWN = ['team', 'live', 'answer'] as const;

/**
 * The view that is chosen shows at once, what it changes is drawn in a task after the press: to find what was pressed takes a slow phone
 * long enough.
 */
function useViewChoice(view: ResultsView, change: OptimizerPage['change']) {
  const [pressed, press] = useState<ResultsView | null>(null);
  const choose = (next: ResultsView) => {
    press(next);
    setTimeout(() => {
      change({ view: next });
      press(null);
    });
  };
  return { shown: pressed ?? view, choose };
}

function Optimizer({ game }: { readonly game: GameData }) {
  const { t } = useTranslation();
  const address = useAddress(CODEC);
  const { change } = address;
  const { shown, choose } = useViewChoice(address.inputs.view, change);
  // The choice of a view shows at once, all else is drawn in slices.
  const inputs = useDeferredValue(address.inputs);
  const question = useQuestion({ inputs, change }, game);
  const page: OptimizerPage = useMemo(() => ({ question, inputs, change }), [question, inputs, change]);
  // The question comes first, its answer in a frame of its own.
  const answered = useDeferredValue(page);
  const View = PARTS[answered.inputs.view];
  const drawn = usePortions(DRAWN, DRAWN.length, 1);
  return (
    <SourcesProvider game={game} profile={question.profile}>
      <div className={styles.views}>
        <SegmentedChoice
          label={t('optimizer.view.label')}
          value={shown}
          choices={RESULTS_VIEWS.map((one) => ({ value: one, label: t(`optimizer.view.${one}`) }))}
          onChange={choose}
        />
      </div>
      <Form page={page} isWhole={drawn > 1} />
      <LinkNotices question={question} />
      {drawn < DRAWN.length ? <Waiting /> : <View page={answered} />}
    </SourcesProvider>
  );
}
