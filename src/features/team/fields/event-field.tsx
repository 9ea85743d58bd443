import type { InputsPatch } from '#model/compute/asked/inputs';
import type { EventRecord } from '#model/records/event';
import { EventChoice } from '#src/kit/event/event-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';

interface Props {
  readonly question: Question;
  /** What choosing an event changes, or choosing none. */
  readonly changeFor?: (question: Question, event: EventRecord | null) => InputsPatch;
}

const onlyEvent = (_: Question, event: EventRecord | null): InputsPatch => ({
  event: event?.id ?? null,
  bonus: null,
});

/** The chosen event, or none. */
export function EventField({ question, changeFor = onlyEvent }: Props) {
  const { t } = useTranslation();
  const { inputs, change, server } = question;
  const { game, main, sub } = useSources();
  const words = {
    ready: 'builder.event.unknown',
    loading: 'builder.event.waiting',
    failed: 'builder.summaryEvent',
  } as const;
  const missing =
    inputs.event === null ? t('builder.event.none') : t(words[game.eventsState], { id: inputs.event });
  return (
    <EventChoice
      events={game.events}
      selected={inputs.event}
      main={server}
      sub={server === main ? sub : main}
      missing={missing}
      clearLabel={t('builder.event.clear')}
      onClear={inputs.event === null ? undefined : () => change(changeFor(question, null))}
      onPick={(event) => change(changeFor(question, event))}
    />
  );
}
