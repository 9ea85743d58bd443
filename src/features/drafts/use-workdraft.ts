import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { WorkDraftCommand, WorkDraftEmitted } from '#machines/workdraft/workdraft.types';
import {
  type ViewRules,
  type WorkDraftView,
  type WorkSnapshot,
  workDraftView,
} from '#machines/workdraft/workdraft.view';
import type { WorkContent } from '#model/writing/work/kept-work';
import { watchVisibility } from '#src/browser/page/visibility.ts';

/** The machine of a kind of work while it runs. */
interface WorkActor<Content> {
  getSnapshot(): WorkSnapshot<Content>;
  subscribe(onChange: () => void): { unsubscribe(): void };
  on(type: 'WORK.PUBLISHED', notify: (event: WorkDraftEmitted) => void): { unsubscribe(): void };
  send(event: WorkDraftCommand<Content>): void;
}

/** A work under way, whatever its kind. */
export function useWorkDraft<Content extends WorkContent, Need, Refused>(
  rules: ViewRules<Content, Need, Refused>,
  actor: WorkActor<Content>,
  onPublished: (id: number) => void,
): WorkDraftView<Content, Need, Refused> {
  const notify = useEffectEvent(onPublished);
  useEffect(() => {
    const subscription = actor.on('WORK.PUBLISHED', ({ id }) => notify(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  // A page that goes out of sight may not come back.
  useEffect(() => watchVisibility((isVisible) => !isVisible && actor.send({ type: 'DRAFT.KEEP' })), [actor]);
  // Nor does one that another page takes the place of: effects of layout end before the machine does.
  useLayoutEffect(() => () => actor.send({ type: 'DRAFT.KEEP' }), [actor]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  return useMemo(() => workDraftView(rules, snapshot, actor.send), [rules, snapshot, actor]);
}
