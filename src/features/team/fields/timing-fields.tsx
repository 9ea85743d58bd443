import { MAX_SKILL_DELAY } from '#model/compute/asked/inputs';
import { SKILL_ORDERS } from '#model/compute/team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';

interface Props {
  readonly question: Question;
}

const DELAY_ID = 'skill-delay';

/** How much later than their length says skills end in play, and what becomes of skills that come close together. */
export function TimingFields({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  return (
    <>
      <FieldRow label={t('builder.live.delay')} hint={t('builder.live.delayHint')} htmlFor={DELAY_ID}>
        <NumberField
          id={DELAY_ID}
          value={inputs.skillDelay}
          max={MAX_SKILL_DELAY}
          decimals={2}
          suffix={t('unit.seconds', { seconds: '' })}
          onChange={(skillDelay) => change({ skillDelay })}
        />
      </FieldRow>
      <QueueField question={question} />
    </>
  );
}

interface QueueFieldProps {
  readonly question: Question;
}

const QUEUE = ['side', 'wait'] as const;

/** What becomes of skills that come close together. */
export function QueueField({ question: { inputs, change } }: QueueFieldProps) {
  const { t } = useTranslation();
  const label = t('builder.queue.label');
  return (
    <FieldRow label={label} hint={inputs.skillQueue ? t('builder.queue.hint') : undefined}>
      <SegmentedChoice
        label={label}
        value={inputs.skillQueue ? 'wait' : 'side'}
        choices={QUEUE.map((way) => ({ value: way, label: t(`builder.queue.${way}`) }))}
        onChange={(way) => change({ skillQueue: way === 'wait' })}
      />
    </FieldRow>
  );
}

interface OrderFieldProps {
  readonly question: Question;
}

/** How skills follow each other when one plays alone; in a room no one chooses his place. */
export function OrderField({ question }: OrderFieldProps) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  return (
    <FieldRow
      label={t('builder.order.label')}
      hint={inputs.order === 'native' ? t('builder.order.nativeHint') : undefined}
    >
      <SegmentedChoice
        label={t('builder.order.label')}
        value={inputs.order}
        choices={SKILL_ORDERS.map((order) => ({ value: order, label: t(`builder.order.${order}`) }))}
        onChange={(order) => change({ order })}
      />
    </FieldRow>
  );
}
