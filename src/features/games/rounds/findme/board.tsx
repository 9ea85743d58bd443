import { Button } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { widened } from '#model/games/crop';
import type { FindQuestion } from '#model/games/questions';
import { CELLS, type FindCell } from '#model/games/questions';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { toggled } from '#src/kit/card/card-filter.ts';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { Face } from '#src/kit/card/face.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { Hints } from '../../play/hints.tsx';
import { Marks } from '../../play/marks.tsx';
import { useKeys } from '../../play/use-keys.ts';
import type { People } from '../../play/use-people.ts';
import { NextButton, Verdict } from '../../play/verdict.tsx';
import { Cropped } from '../cropped.tsx';
import type { RoundProps, RoundView } from '../round.types.ts';
import { useColours } from '../use-colours.ts';
import styles from './findme.module.css';
import { foundIn } from './found-in.ts';

interface CellProps {
  readonly cell: FindCell;
  readonly place: number;
  readonly isChosen: boolean;
  readonly round: RoundView;
  readonly people: People;
  readonly onPress: () => void;
}

const WHOLE = { left: 0, top: 0, width: 1, height: 1 } as const;
const MARK = 24;

/** The text for a right or wrong card. */
const verdictOf = (isRight: boolean, isChosen: boolean) =>
  isRight ? (isChosen ? 'hit' : 'missed') : isChosen ? 'wrong' : undefined;

/** A part of a card; all of it, with its name, once the round is decided. */
function Cell({ cell, place, isChosen, round, people, onPress }: CellProps) {
  const { t } = useTranslation();
  const wordsOf = useCardWords();
  const { status, standing } = round;
  const isAnswered = status === 'feedback';
  const face = isAnswered ? people.face(cell.card) : null;
  const verdict = isAnswered ? verdictOf(cell.isRight, isChosen) : undefined;
  const crop = standing.hints.includes('wider') ? widened(cell.crop) : cell.crop;
  const part = { src: cell.picture, crop, difficulty: round.settings.difficulty };
  const colours = useColours(part, status === 'question' || status === 'answered');
  const number = t('find.cell', { number: place + 1 });
  const name = face ? wordsOf(face) : colours === '' ? number : `${number}: ${colours}`;
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={isChosen}
      aria-label={verdict ? `${name}: ${t(`find.verdict.${verdict}`)}` : name}
      title={isAnswered ? name : undefined}
      disabled={status !== 'question'}
      data-verdict={verdict}
      onClick={onPress}
    >
      {status !== 'preloading' && status !== 'paused' && (
        <Cropped
          src={cell.picture}
          alt=""
          crop={isAnswered ? WHOLE : crop}
          distortions={isAnswered ? [] : cell.distortions}
        />
      )}
      {verdict === 'wrong' && <X className={styles.mark} size={MARK} aria-hidden="true" />}
      {(verdict === 'hit' || (isChosen && !isAnswered)) && (
        <Check className={styles.mark} size={MARK} aria-hidden="true" />
      )}
      {face && cell.isRight && <span className={styles.title}>{face.title}</span>}
    </button>
  );
}

interface Keys {
  readonly isAsked: boolean;
  readonly toggle: (place: number) => void;
  readonly say: () => void;
}

/** Elements that Enter presses themselves. */
const PRESSED = 'a, button';

/** A digit takes a card or puts it back, Enter says that these are all. */
function useFindKeys({ isAsked, toggle, say }: Keys): void {
  useKeys(({ key, target }) => {
    if (!isAsked) return false;
    const isOnButton = target instanceof Element && target.closest(PRESSED) !== null;
    if (key === 'Enter' && !isOnButton) say();
    else if (Number(key) >= 1 && Number(key) <= CELLS) toggle(Number(key) - 1);
    else return false;
    return true;
  });
}

interface Props extends RoundProps {
  readonly question: FindQuestion;
}

const COLUMNS = 3;
const FACE = 56;

/** Arrows move among the cells. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const active = cells.findIndex((cell) => cell === document.activeElement);
  const next = active < 0 ? null : gridStep(event.key, active, cells.length, COLUMNS, 1);
  if (next === null) return;
  event.preventDefault();
  cells[next]?.focus();
}

/** Whom to look for, nine cards, and the button that says that these are all. */
export function Board({ round, people, question, onAnswer, onHint, worth, onNext }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { standing, status } = round;
  const name = people.name(question.answer);
  const isAnswered = status === 'feedback';
  const toggle = (place: number) => setChosen(toggled(chosen, place));
  const say = () => {
    if (chosen.length > 0) onAnswer({ game: 'findme', cells: chosen });
  };
  useFindKeys({ isAsked: status === 'question', toggle, say });
  const wrong = standing.said ? t('find.found', foundIn(question, standing.said)) : t('find.late');
  return (
    <div className={styles.round}>
      <div className={styles.side}>
        <h2 className={styles.who}>
          <Face
            id={question.answer}
            bandId={question.bandId}
            monogram={people.monogram(question.answer)}
            size={FACE}
          />
          {t('find.who', { name })}
        </h2>
        <Marks round={round} />
        <Hints
          round={round}
          onTake={onHint}
          words={standing.hints.includes('count') ? t('find.count', { count: question.count }) : ''}
        />
      </div>
      <div className={styles.play}>
        <fieldset className={styles.grid} onKeyDown={moveFocus}>
          <legend className="visually-hidden">{t('guess.answers')}</legend>
          {question.cells.map((cell, place) => (
            <Cell
              key={cell.card}
              cell={cell}
              place={place}
              isChosen={chosen.includes(place)}
              round={round}
              people={people}
              onPress={() => toggle(place)}
            />
          ))}
        </fieldset>
        {status === 'paused' && <p className={styles.halted}>{t('game.paused')}</p>}
        <div className={styles.ways}>
          {isAnswered ? <Verdict round={round} name={name} wrong={wrong} /> : worth}
          {isAnswered ? (
            <NextButton onNext={onNext} />
          ) : (
            <Button
              variant="filled"
              size="md"
              disabled={status !== 'question' || chosen.length === 0}
              onClick={say}
            >
              {t('find.say', { number: format.integer(chosen.length) })}
            </Button>
          )}
        </div>
        <span className={pieces.quiet}>{t('find.keys')}</span>
      </div>
    </div>
  );
}
