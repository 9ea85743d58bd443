import { Check, X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Band, People } from '../../play/use-people.ts';
import type { RoundView } from '../round.types.ts';
import styles from './guesswho.module.css';

interface Props {
  readonly bands: readonly Band[];
  readonly people: People;
  readonly round: RoundView;
  /** The band that a digit chose; null for none. */
  readonly row: number | null;
  readonly onPick: (character: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** All answers at once, a band in each row, without scrolling against the clock. */
export function CharacterGrid({ bands, people, round, row, onPick, onKeyDown }: Props) {
  const { t } = useTranslation();
  const { question, standing, status } = round;
  const isBandKnown = standing.hints.includes('band');
  const answer = status === 'feedback' ? question.answer : undefined;
  const isWrong = (id: number): boolean =>
    standing.wrong.some((answer) => answer.game === 'guesswho' && answer.character === id);
  return (
    <fieldset className={styles.grid} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{t('guess.answers')}</legend>
      {bands.map(({ id, members }, place) => (
        <div
          key={id}
          className={styles.row}
          data-chosen={place === row || undefined}
          data-out={(isBandKnown && id !== question.bandId) || undefined}
        >
          <BandMark bandId={id} size={24} label={people.bandName(id)} />
          {members.map((member) => (
            <AnswerButton
              key={member.id}
              id={member.id}
              bandId={id}
              name={people.name(member.id)}
              monogram={people.monogram(member.id)}
              isOpen={status === 'question'}
              verdict={isWrong(member.id) ? 'wrong' : member.id === answer ? 'right' : null}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

interface AnswerProps {
  readonly id: number;
  readonly bandId: number;
  readonly name: string;
  readonly monogram: string;
  readonly isOpen: boolean;
  readonly verdict: 'right' | 'wrong' | null;
  /** Always the same function, for there are many of them. */
  readonly onPick: (character: number) => void;
}

const AnswerButton = memo(({ id, bandId, name, monogram, isOpen, verdict, onPick }: AnswerProps) => (
  <button
    type="button"
    className={styles.answer}
    aria-label={name}
    title={name}
    disabled={!isOpen || verdict === 'wrong'}
    data-wrong={verdict === 'wrong' || undefined}
    data-right={verdict === 'right' || undefined}
    onClick={() => onPick(id)}
  >
    <Face id={id} bandId={bandId} monogram={monogram} />
    {verdict === 'wrong' && <X className={styles.mark} size={22} aria-hidden="true" />}
    {verdict === 'right' && <Check className={styles.mark} size={22} aria-hidden="true" />}
  </button>
));
