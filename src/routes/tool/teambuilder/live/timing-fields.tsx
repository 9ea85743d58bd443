import { FieldRow } from '#src/components/field-row.tsx';
import { NumberField } from '#src/components/number-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { MAX_SKILL_DELAY } from '../state/inputs.ts';
import { QueueField } from './queue-field.tsx';

interface Props {
  readonly builder: Builder;
}

const DELAY_ID = 'skill-delay';

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
      <QueueField builder={builder} />
    </>
  );
}
