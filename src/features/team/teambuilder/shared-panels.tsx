import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import type { GameData } from '../sources/game-data.ts';
import { SourcesProvider } from '../sources/sources.tsx';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { Follow } from './follow.ts';
import type { MedleyHandle } from './medley/medley-answer.tsx';
import { QuestionSummary } from './phone/question-summary.tsx';
import { ShareMenu } from './phone/share-menu.tsx';
import styles from './shared-panels.module.css';
import type { InputsInAddress } from './use-inputs.ts';
import { useStart } from './use-start.ts';

interface Props {
  readonly game: GameData;
  readonly address: InputsInAddress;
  readonly question: Question;
}

/** Shared teams: their question, what they reach, and the way to the same question with one's own cards. */
export function SharedPanels({ game, address, question }: Props) {
  const { t } = useTranslation();
  const [medley, setMedley] = useState<MedleyHandle | null>(null);
  const start = useStart(address, question.profile, game, medley?.start ?? null);
  const startOnce = useEffectEvent(() => start());
  const isReady = question.medley !== null && medley !== null;
  useEffect(() => {
    if (isReady) startOnce();
  }, [isReady]);
  const own = () => address.change({ shared: null });
  return (
    <SourcesProvider game={game} profile={question.profile}>
      <Follow request={question.request} />
      <section className={styles.sent} aria-label={t('builder.shared.title')}>
        <div>
          <h2>{t('builder.shared.title')}</h2>
          <p className="muted">{t('builder.shared.lead')}</p>
        </div>
        <Button variant="filled" leftSection={<Play size={16} aria-hidden="true" />} onClick={own}>
          {t('builder.shared.own')}
        </Button>
      </section>
      <div className={styles.asked}>
        <QuestionSummary question={question} isOpen={false} onToggle={null} />
        <ShareMenu question={question} />
      </div>
      <AnswerPanel question={question} start={start} medley={setMedley} bar={null} />
    </SourcesProvider>
  );
}
