import { Button } from '@mantine/core';
import { Check, Dices, Link2, RotateCcw, Settings2, Trophy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RoundResult } from '#model/games/play';
import { idOf } from '#model/games/questions';
import { SECOND_MS } from '#model/vocabulary/time';
import { useShare } from '#src/kit/address/use-share.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { GameView } from '../use-game.ts';
import styles from './games.module.css';

export interface GameResultRow {
  readonly picture: ReactNode;
  readonly words: ReactNode;
}

interface Props {
  readonly title: string;
  readonly view: GameView;
  /** What a round was about, in words and as a small picture. */
  readonly row: (result: RoundResult) => GameResultRow;
  readonly onAgain: (isNew: boolean) => void;
  readonly onSettings: () => void;
  /** What there is to share of a daily challenge. */
  readonly daily: ReactNode;
}

const ICON = 16;

/** How a game went: the total, each round, and the ways on. */
export default function GameResult({ title, view, row, onAgain, onSettings, daily }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { share, label, said } = useShare(title);
  const right = view.results.filter(({ standing }) => standing.outcome === 'right').length;
  return (
    <section className={styles.result} aria-labelledby="game-result">
      <h2 id="game-result">{t('list.results')}</h2>
      <p className={styles.total}>
        <b>{format.integer(view.total)}</b> {t('game.points')}
      </p>
      <BestLine view={view} />
      <p className={styles.quiet}>
        {t('game.rightOf', { right: format.integer(right), total: format.integer(view.results.length) })}
      </p>
      <div className={styles.ways}>
        <Button
          variant="filled"
          leftSection={<Dices size={ICON} aria-hidden="true" />}
          onClick={() => onAgain(true)}
        >
          {t('game.new')}
        </Button>
        <Button leftSection={<RotateCcw size={ICON} aria-hidden="true" />} onClick={() => onAgain(false)}>
          {t('game.same')}
        </Button>
        <Button leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
          {label}
        </Button>
        <Button leftSection={<Settings2 size={ICON} aria-hidden="true" />} onClick={onSettings}>
          {t('game.settings')}
        </Button>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </div>
      {daily}
      <ol className={styles.rounds}>
        {view.results.map((result) => {
          const { picture, words } = row(result);
          return (
            <li key={idOf(result.question)}>
              {picture}
              <span className={styles.words}>{words}</span>
              <Outcome result={result} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What was reached with the same settings before; a first game has nothing to be compared with. */
function BestLine({ view: { total, bestBefore } }: Pick<Props, 'view'>) {
  const { t } = useTranslation();
  if (bestBefore === null) return null;
  return total > bestBefore ? (
    <p className={styles.newBest}>
      <Trophy size={ICON} aria-hidden="true" /> {t('game.newBest', { points: bestBefore })}
    </p>
  ) : (
    <p className={styles.quiet}>{t('game.best', { points: bestBefore })}</p>
  );
}

function Outcome({ result }: { readonly result: RoundResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isRight = result.points > 0;
  const Icon = isRight ? Check : X;
  return (
    <span className={styles.outcome} data-right={isRight || undefined}>
      <b>
        <Icon size={ICON} role="img" aria-label={t(isRight ? 'game.right' : 'game.wrong')} />
        {format.integer(result.points)}
      </b>
      <span className={styles.quiet}>
        {t('unit.seconds', { seconds: format.decimal(Math.round(result.ms / 100) / (SECOND_MS / 100)) })}
      </span>
    </span>
  );
}
