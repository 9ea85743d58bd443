import { Layers, Music } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { MedleyRequest } from '#model/compute/medley';
import { type MedleyView, useMedley } from '#src/actors/late/use-question.ts';
import { DataError } from '#src/components/data-error.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../teambuilder/answer/answer.module.css';
import { NoCards, NoProfile } from '../teambuilder/messages/not-yet.tsx';
import { Remarks } from '../teambuilder/messages/remarks.tsx';
import { UncountedCharts } from '../teambuilder/messages/uncounted-charts.tsx';
import { Pinned } from '../teambuilder/pins/pinned.tsx';
import type { Pins } from '../teambuilder/pins/use-pins.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import { isSameRequest } from '../teambuilder/state/request.ts';
import { MedleyStatus } from './medley-status.tsx';
import { MedleyTeams } from './medley-teams.tsx';
import { NoMedley } from './no-medley.tsx';
import { pinnableOf } from './pinnable.ts';
import { looksSame, type Shown, shownOf } from './shown.ts';
import { uncountedSongs } from './song-request.ts';

interface Props {
  readonly builder: Builder;
  /** What was asked last; null before, and once it was taken. */
  readonly asked: MedleyRequest | null;
  readonly pins: Pins;
}

/** Three teams at once, or what is missing to find them. Waits for its code. */
export function MedleyAnswer({ builder, asked, pins }: Props) {
  const view = useMedley();
  const begin = useEffectEvent((request: MedleyRequest) => {
    // A second press asks nothing new.
    if (!view.isBusy || view.problem === null || !isSameRequest(view.problem, request)) view.start(request);
  });
  useEffect(() => {
    if (asked) begin(asked);
  }, [asked]);
  const shown = shownOf(view, builder);
  return (
    <>
      <MedleyStatus view={view} shown={shown} />
      <Body builder={builder} view={view} shown={shown} />
      <Pinned builder={builder} pins={pins} shown={usePinnable(view, builder)} />
    </>
  );
}

/** What was found last, to be pinned; what is only the best so far is not. */
function usePinnable({ problem, result, isBusy, isOld }: MedleyView, builder: Builder) {
  const found = isBusy && !isOld ? null : result;
  const pinnable = useMemo(() => pinnableOf({ problem, result: found }, builder), [problem, found, builder]);
  // The teams are painted first.
  return useDeferredValue(pinnable);
}

interface BodyProps {
  readonly builder: Builder;
  readonly view: MedleyView;
  readonly shown: Shown | null;
}

function Body({ builder, view, shown: latest }: BodyProps) {
  const { t } = useTranslation();
  const { status, isBusy, failure, retry } = view;
  // Ten reports a second would never let the teams be drawn to their end.
  const [kept, keep] = useState(latest);
  if (!looksSame(kept, latest, isBusy)) keep(latest);
  // The verdict is painted first; the teams follow in slices.
  const shown = useDeferredValue(kept);
  if (builder.profile === null && !isBusy) return <NoProfile builder={builder} />;
  if (status === 'failed') return <DataError message={failure ?? t('failure.engine')} onRetry={retry} />;
  if (shown) {
    const { answer } = shown.report;
    return (
      <div className={styles.body} data-old={shown.isOld || undefined} aria-busy={shown.isOld}>
        <UncountedCharts charts={uncountedSongs(builder, shown.request, answer)} />
        {answer.noMedley ? (
          <NoMedley builder={builder} reason={answer.noMedley} />
        ) : (
          <MedleyTeams builder={builder} shown={shown} />
        )}
        <Remarks builder={builder} remarks={answer.remarks} />
      </div>
    );
  }
  if (isBusy || latest) return <div className={styles.waiting} aria-hidden="true" />;
  return <Missing builder={builder} />;
}

/** What the visitor has to do next. */
const Missing = memo(function Missing({ builder }: Pick<Props, 'builder'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { profile, inputs, medley } = builder;
  const count = (profile?.cards.length ?? 0) + inputs.temporary.length;
  if (count === 0) return <NoCards builder={builder} />;
  if (inputs.medley.some((slot) => slot === null)) {
    return (
      <EmptyState
        icon={<Music size={28} />}
        title={t('builder.medley.songsTitle')}
        text={t('builder.medley.songsText')}
      />
    );
  }
  // The bonus of the event is on its way; what is wrong with it stands beside the event.
  if (medley === null) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('builder.empty.readyTitle')}
      text={t('builder.medley.readyText', { cards: format.integer(count) })}
    />
  );
});
