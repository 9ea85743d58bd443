import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './question-summary.module.css';

interface Props {
  readonly builder: Builder;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const JACKET = 36;

/** The question in two lines, on phones. */
export function QuestionSummary({ builder, isOpen, onToggle }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, song, songView, profile } = builder;
  const level = song?.difficulties[inputs.difficulty]?.level;
  const facts = [
    t(`builder.live.${inputs.live}`),
    format.percent(inputs.perfectPercent),
    profile && t('builder.status.cards', { count: profile.cards.length + inputs.temporary.length }),
    inputs.event !== null && t('builder.summaryEvent', { id: inputs.event }),
  ];
  return (
    <div className={styles.summary}>
      <SongJacket src={songView?.jacket ?? null} size={JACKET} />
      <div className={styles.words}>
        <p className={styles.title}>
          {songView?.title} {level && <DifficultyTag difficulty={inputs.difficulty} level={level} named />}
        </p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? t('builder.hideInputs') : t('builder.showInputs')}
      </Button>
    </div>
  );
}
