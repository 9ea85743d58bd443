import { Slider } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import styles from './card-editor.module.css';

interface Props {
  readonly id: number;
  readonly level: number;
  readonly max: number;
  /** `key` is the same as long as it is one setting, such as a number being typed. */
  readonly onChange: (level: number, key: string) => void;
}

/** The level by a slider and as a number. Every level on the way counts at once, so that none is lost. */
export function LevelField({ id, level, max, onChange }: Props) {
  const { t } = useTranslation();
  const slides = useRef(0);
  return (
    <div className={styles.level}>
      <Slider
        className={styles.slider ?? ''}
        value={level}
        min={1}
        max={max}
        label={null}
        thumbLabel={t('card.level')}
        onChange={(value) => onChange(value, `level ${id} slide ${slides.current}`)}
        onChangeEnd={() => {
          slides.current += 1;
        }}
      />
      <StepperField
        label={t('collection.levelNumber')}
        value={level}
        min={1}
        max={max}
        onChange={(value) => onChange(value, `level ${id} typed`)}
      />
    </div>
  );
}
