import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { BottomBar } from '#src/kit/overlay/bottom-bar.tsx';
import { SongChoice } from '../../fields/song-field.tsx';
import { CalculateButton, type CalculateProps } from '../answer/calculate-button.tsx';
import { useNextPlace, useNextStep } from './next-step.tsx';
import { ShareMenu } from './share-menu.tsx';
import styles from './thumb-bar.module.css';

interface Props extends CalculateProps {
  readonly hasSongs: boolean;
  /** Gets the place of the answer's buttons. */
  readonly slot: Ref<HTMLElement>;
  readonly picker: { readonly isOpen: boolean; readonly open: () => void; readonly close: () => void };
  /** The question is complete and its search was started, or starts by itself. */
  readonly onSearch: () => void;
}

/** All actions under the thumb, on phones. The largest is always what comes next. */
export function ThumbBar({ hasSongs, slot, picker, onSearch, ...calculate }: Props) {
  const { question } = calculate;
  const step = useNextStep(question, hasSongs, picker.open);
  const place = useNextPlace(question);
  const pick = (id: number) => {
    place.pick(id);
    if (question.inputs.live !== 'medley') onSearch();
  };
  return (
    <BottomBar>
      {step ? (
        <Button
          className={styles.main ?? ''}
          variant="filled"
          leftSection={step.icon}
          loading={step.isTaken}
          onClick={step.take}
        >
          {step.label}
        </Button>
      ) : (
        <CalculateButton {...calculate} className={styles.main} onSearch={onSearch} />
      )}
      <span ref={slot} className={styles.slot} />
      <ShareMenu question={question} />
      <SongChoice isOpen={picker.isOpen} onClose={picker.close} place={{ ...place, pick }} />
    </BottomBar>
  );
}
