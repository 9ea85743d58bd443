import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { BandMark } from '#src/components/band-mark.tsx';
import { Face } from '#src/components/face.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Band, People } from '../../use-people.ts';
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
            <button
              key={member.id}
              type="button"
              className={styles.answer}
              aria-label={people.name(member.id)}
              title={people.name(member.id)}
              disabled={status !== 'question' || isWrong(member.id)}
              data-wrong={isWrong(member.id) || undefined}
              data-right={member.id === answer || undefined}
              onClick={() => onPick(member.id)}
            >
              <Face id={member.id} bandId={id} name={people.name(member.id)} />
              {isWrong(member.id) && <X className={styles.mark} size={22} aria-hidden="true" />}
              {member.id === answer && <Check className={styles.mark} size={22} aria-hidden="true" />}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
