import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ChartQuestion } from '#model/games/chart-questions';
import { distanceMs, lengthened } from '#model/games/excerpt';
import { songsOfGame } from '#model/games/pool';
import { SECOND_MS } from '#model/vocabulary/time';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useDrawnChart, useShownChart } from '#src/data/drawn-chart.ts';
import type { RoundProps } from '#src/parts/games/game-flow.tsx';
import pieces from '#src/parts/games/games.module.css';
import { Hints } from '#src/parts/games/hints.tsx';
import { Marks, Worth } from '#src/parts/games/marks.tsx';
import { useGameKeys } from '#src/parts/games/use-game-keys.ts';
import { NextButton, Verdict } from '#src/parts/games/verdict.tsx';
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
export default function Board({ actor, view, commands, people, question }: Props) {
  const { t } = useTranslation();
  const { decimal, length } = useFormat();
  const [ms, setMs] = useState(0);
  const { standing, status, settings } = view;
  const { data: drawn } = useDrawnChart(question.answer, question.excerpt ? question.difficulty : null);
  const chart = useShownChart(drawn, question.isMirrored);
  const songs = useSongs(people.lists);
  const listed = useMemo(
    () => (settings ? songsOfGame(people.lists, settings) : []).flatMap(({ id }) => songs.view(id) ?? []),
    [settings, people, songs],
  );
  const told = useTold(question, view, people);
  useGameKeys(view, commands);
  if (!standing) return null;
  const isAnswered = status === 'feedback' || status === 'lingering';
  const isNamed = standing.namedMs !== null;
  const name = songs.title(question.answer);
  const excerpt =
    question.excerpt && standing.hints.includes('wider') ? lengthened(question.excerpt) : question.excerpt;
  const { said } = standing;
  const away =
    excerpt && said?.game === 'chartmaster' && said.part === 'moment'
      ? ` · ${t('master.away', { seconds: decimal(Math.round(distanceMs(excerpt, said.momentMs) / 100) / 10) })}`
      : '';
  const say = () => commands.answer({ game: 'chartmaster', part: 'moment', momentMs: ms });
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
        <Marks view={view} />
        <span className={pieces.low}>
          {isAnswered ? (
            <Verdict view={view} name={`${name}${away}`} wrong={t('game.verdict.wrong', { name })} />
          ) : (
            <Worth actor={actor} />
          )}
          {isAnswered && <NextButton onNext={commands.next} />}
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
              isDecided={isAnswered}
              onChange={setMs}
              onSay={say}
            />
            {!isAnswered && (
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
            onPick={(song) => commands.answer({ game: 'chartmaster', part: 'song', song })}
          />
        )}
        <div className={styles.helps}>
          <Hints view={view} onTake={commands.takeHint} told={told} />
          {chart && excerpt && isShown && <SoundButton chart={chart} excerpt={excerpt} />}
        </div>
        <span className={pieces.quiet}>{t('master.keys')}</span>
      </div>
    </div>
  );
}

function useTold(
  { difficulty, level, bandId }: ChartQuestion,
  { standing }: RoundProps['view'],
  people: RoundProps['people'],
): string {
  const { t } = useTranslation();
  const has = (hint: 'difficulty' | 'level' | 'band') => standing?.hints.includes(hint) ?? false;
  return [
    has('difficulty') ? t(`difficulty.${difficulty}`) : '',
    has('level') ? t('master.level', { level }) : '',
    has('band') ? people.bandName(bandId) : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');
}
