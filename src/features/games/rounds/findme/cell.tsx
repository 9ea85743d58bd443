import { Check, X } from 'lucide-react';
import { widened } from '#model/games/crop';
import type { FindCell } from '#model/games/questions';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { People } from '../../play/use-people.ts';
import { Cropped } from '../cropped.tsx';
import type { RoundView } from '../round.types.ts';
import { useColours } from '../use-colours.ts';
import styles from './findme.module.css';

interface Props {
  readonly cell: FindCell;
  readonly place: number;
  readonly isChosen: boolean;
  readonly round: RoundView;
  readonly people: People;
  readonly onPress: () => void;
}

const WHOLE = { left: 0, top: 0, width: 1, height: 1 } as const;
const MARK = 24;

/** What is said of a card that was right or wrong to take. */
const verdictOf = (isRight: boolean, isChosen: boolean) =>
  isRight ? (isChosen ? 'hit' : 'missed') : isChosen ? 'wrong' : undefined;

/** A part of a card; all of it, with its name, once the round is decided. */
export function Cell({ cell, place, isChosen, round, people, onPress }: Props) {
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
