import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/components/field-row.tsx';
import { NumberField } from '#src/components/number-field.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import type { Builder } from '../state/builder.ts';
import { MAX_SKILL_DELAY } from '../state/inputs.ts';

interface Props {
  readonly builder: Builder;
}

const DELAY_ID = 'skill-delay';
const QUEUE = ['side', 'wait'] as const;

/** How much later than their length says skills end in play, and what becomes of skills that come close together. */
export function TimingFields({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
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
      {inputs.live === 'medley' ? (
        <AlwaysOverlap />
      ) : (
        <FieldRow
          label={t('builder.queue.label')}
          hint={inputs.skillQueue ? t('builder.queue.hint') : undefined}
        >
          <SegmentedChoice
            label={t('builder.queue.label')}
            value={inputs.skillQueue ? 'wait' : 'side'}
            choices={QUEUE.map((way) => ({ value: way, label: t(`builder.queue.${way}`) }))}
            onChange={(way) => change({ skillQueue: way === 'wait' })}
          />
        </FieldRow>
      )}
    </>
  );
}

/** In place of the choice where several songs count together. */
export function AlwaysOverlap() {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('builder.queue.label')} hint={t('builder.queue.onlyOne')}>
      {t('builder.queue.side')}
    </FieldRow>
  );
}
