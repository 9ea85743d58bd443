import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { ChartQuestion } from '#model/games/chart-questions';
import { distanceMs, type Excerpt, lengthened } from '#model/games/excerpt';
import { songsOfGame } from '#model/games/pool';
import type { SongView } from '#model/listing/views/song-view';
import { SECOND_MS } from '#model/vocabulary/time';
import { useDrawnChart, useShownChart } from '#src/features/charts/drawn-chart.data.ts';
import { colorsOf } from '#src/features/charts/strip/paint.ts';
import strip from '#src/features/charts/strip/strip.module.css';
import { useSongFinder } from '#src/kit/list/pickers/use-song-finder.ts';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { Hints } from '../../play/hints.tsx';
import { Marks } from '../../play/marks.tsx';
import { TypedAnswer } from '../../play/typed-answer.tsx';
import { NextButton, Verdict } from '../../play/verdict.tsx';
import type { RoundProps } from '../round.types.ts';
import styles from './chartmaster.module.css';
import { MomentSlider } from './moment-slider.tsx';
import { layoutOf, paintExcerpt } from './paint-excerpt.ts';
import { SoundButton } from './sound-button.tsx';
import { useSongs } from './use-songs.ts';

interface SongFieldProps {
  /** Those that can be the answer. */
  readonly songs: readonly SongView[];
  readonly wrong: readonly number[];
  readonly onPick: (song: number) => void;
}

/** The song by typing, in the search language of the lists. */
function SongField({ songs, wrong, onPick }: SongFieldProps) {
  const { t } = useTranslation();
  const finder = useSongFinder();
  const find = (text: string) => {
    if (text.trim() === '') return [];
    const isMeant = finder(text);
    return songs.filter((song) => !wrong.includes(song.id) && isMeant(song));
  };
  return (
    <TypedAnswer
      label={t('song.search')}
      listLabel={t('guess.answers')}
      find={find}
      idOf={({ id }) => id}
      onPick={onPick}
      styles={styles}
    >
      {({ title, band, jacket }) => (
        <>
          <SongJacket src={jacket} size={40} />
          <span>
            <b>{title}</b>
            <small>{band}</small>
          </span>
        </>
      )}
    </TypedAnswer>
  );
}

interface ExcerptPictureProps {
  readonly chart: PlayableChart;
  readonly excerpt: Excerpt;
  readonly isPlain: boolean;
  readonly isMoving: boolean;
}

const SHARPEST = 2;
/** Browsers draw no canvas that is much higher. */
const MAX_PIXELS = 8_000;
const SPEED = 130;
const WINDOW = 400;

/** A part of a chart, still in columns or coming down past a window again and again. Who wants less motion sees it still. */
function ExcerptPicture({ chart, excerpt, isPlain, isMoving }: ExcerptPictureProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCalm = useReducedMotion();
  const moves = isMoving && !isCalm;
  const layout = useMemo(() => layoutOf(excerpt, moves), [excerpt, moves]);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = Math.min(SHARPEST, window.devicePixelRatio, MAX_PIXELS / layout.height);
    element.width = Math.round(layout.width * scale);
    element.height = Math.round(layout.height * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintExcerpt(context, layout, { chart, excerpt, isPlain, isMoving: moves }, colorsOf(element));
  }, [layout, chart, excerpt, isPlain, moves]);
  return (
    <span className={`${styles.excerpt} ${strip.colors}`} data-moving={moves || undefined}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('master.part')}
        style={{
          aspectRatio: `${layout.width} / ${layout.height}`,
          ...(moves && {
            width: layout.width,
            '--rise': `${layout.height}px`,
            '--fall': `${WINDOW}px`,
            animationDuration: `${(layout.height + WINDOW) / SPEED}s`,
          }),
        }}
      />
    </span>
  );
}

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
