import { Component, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ReportReason } from '#model/contract/community/reasons';
import { commentIn } from '#model/site/comment-address';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ThreadPlace as Place } from './data/list.ts';

const load = async () => ({ default: (await import('./thread.tsx')).Thread });

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What goes wrong in a thread ends there: the page above it stays. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

interface Props {
  readonly place: Place;
  /** Why moderators locked it. */
  readonly locked?: ReportReason | undefined;
}

/** Of a thread without comments, in pixels: an address that leads to it still does when it comes. */
const HEIGHT = 400;

/** The comments below what a page shows; they and their code come when someone is near, or follows a link to one of them. */
export function ThreadPlace({ place, locked }: Props) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  // A file that did not come is asked for again by a new component only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt wants one of its own
  const Thread = useMemo(() => lazy(load), [attempt]);
  const isWanted = commentIn(useLocation().hash) !== null;
  return (
    <WhenNear id="comments" height={HEIGHT} isWanted={isWanted}>
      <Boundary
        key={attempt}
        instead={
          <ErrorState
            title={t('thread.failedTitle')}
            text={t('thread.failedText')}
            onRetry={() => setAttempt(attempt + 1)}
          />
        }
      >
        <div id="comments">
          <Suspense fallback={<div style={{ minHeight: HEIGHT }} />}>
            <Thread key={`${place.categoryName} ${place.categoryId}`} place={place} locked={locked} />
          </Suspense>
        </div>
      </Boundary>
    </WhenNear>
  );
}
