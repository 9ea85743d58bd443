import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ChartQuestion } from '#model/games/chart-questions';
import { distanceMs, lengthened } from '#model/games/excerpt';
import { songsOfGame } from '#model/games/pool';
import { SECOND_MS } from '#model/vocabulary/time';
import { useDrawnChart, useShownChart } from '#src/features/charts/drawn-chart.data.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { Hints } from '../../play/hints.tsx';
import { Marks } from '../../play/marks.tsx';
import { NextButton, Verdict } from '../../play/verdict.tsx';
import type { RoundProps } from '../round.types.ts';
import styles from './chartmaster.module.css';
import { ExcerptPicture } from './excerpt-picture.tsx';
import { MomentSlider } from './moment-slider.tsx';
import { SongField } from './song-field.tsx';
import { SoundButton } from './sound-button.tsx';
import { useSongs } from './use-songs.ts';

interface Props extends RoundProps {
  readonly question: ChartQuestion;
}

/** A part of a chart; below it first the song, then the moment. */
export default function Board({ round, people, question, onAnswer, onHint, worth, onNext }: Props) {
  const { t } = useTranslation();
  const { decimal, length } = useFormat();
  const [ms, setMs] = useState(0);
  const { standing, status, settings } = round;
  const { data: drawn } = useDrawnChart(question.answer, question.excerpt ? question.difficulty : null);
  const chart = useShownChart(drawn, question.isMirrored);
  const songs = useSongs(people.lists);
  const listed = useMemo(
    () => songsOfGame(people.lists, settings).flatMap(({ id }) => songs.view(id) ?? []),
    [settings, people, songs],
  );
  const words = useHintWords(question, round, people);
  const isAnswered = status === 'feedback';
  const isNamed = standing.namedMs !== null;
  const name = songs.title(question.answer);
  const excerpt =
    question.excerpt && standing.hints.includes('wider') ? lengthened(question.excerpt) : question.excerpt;
  const { said } = standing;
  const away =
    excerpt && said?.game === 'chartmaster' && said.part === 'moment'
      ? ` · ${t('master.away', { seconds: decimal(Math.round(distanceMs(excerpt, said.momentMs) / 100) / 10) })}`
      : '';
  const say = () => onAnswer({ game: 'chartmaster', part: 'moment', momentMs: ms });
  const isShown = status !== 'preloading' && status !== 'paused';
  return (
    <div className={styles.round}>
      <div className={styles.stage}>
        {isShown && chart && excerpt ? (
          <ExcerptPicture
            chart={chart}
            excerpt={excerpt}
            isPlain={question.isPlain && !isAnswered}
            isMoving={question.isMoving}
          />
        ) : (
          <span className={styles.blank} role="status">
            {t(status === 'paused' ? 'game.paused' : 'action.loading')}
          </span>
        )}
        <Marks round={round} />
        <span className={pieces.low}>
          {isAnswered ? (
            <Verdict round={round} name={`${name}${away}`} wrong={t('game.verdict.wrong', { name })} />
          ) : (
            worth
          )}
          {isAnswered && <NextButton onNext={onNext} />}
        </span>
      </div>
      <div className={styles.side}>
        {isNamed && excerpt && drawn && (
          <>
            <h2 className={styles.named}>{name}</h2>
            <MomentSlider
              bySecond={drawn.bySecond}
              excerpt={excerpt}
              ms={ms}
              isDecided={isAnswered || status === 'answered'}
              onChange={setMs}
              onSay={say}
            />
            {!isAnswered && status !== 'answered' && (
              <Button variant="filled" size="md" disabled={status !== 'question'} onClick={say}>
                {t('master.say', { time: length(ms / SECOND_MS) })}
              </Button>
            )}
          </>
        )}
        {!isNamed && status === 'question' && (
          <SongField
            songs={listed}
            wrong={standing.wrong.flatMap((one) =>
              one.game === 'chartmaster' && one.part === 'song' ? one.song : [],
            )}
            onPick={(song) => onAnswer({ game: 'chartmaster', part: 'song', song })}
          />
        )}
        <div className={styles.helps}>
          <Hints round={round} onTake={onHint} words={words} />
          {chart && excerpt && isShown && <SoundButton chart={chart} excerpt={excerpt} />}
        </div>
        <span className={pieces.quiet}>{t('master.keys')}</span>
      </div>
    </div>
  );
}

function useHintWords(
  { difficulty, level, bandId }: ChartQuestion,
  { standing }: RoundProps['round'],
  people: RoundProps['people'],
): string {
  const { t } = useTranslation();
  const has = (hint: 'difficulty' | 'level' | 'band') => standing.hints.includes(hint);
  return [
    has('difficulty') ? t(`difficulty.${difficulty}`) : '',
    has('level') ? t('master.level', { level }) : '',
    has('band') ? people.bandName(bandId) : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');
}
