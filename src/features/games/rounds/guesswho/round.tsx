import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { GuessQuestion } from '#model/games/questions';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { Hints } from '../../play/hints.tsx';
import { Marks } from '../../play/marks.tsx';
import type { People } from '../../play/use-people.ts';
import { NextButton, Verdict } from '../../play/verdict.tsx';
import type { RoundProps, RoundView } from '../round.types.ts';
import { CharacterGrid } from './character-grid.tsx';
import { CropPicture } from './crop-picture.tsx';
import styles from './guesswho.module.css';
import { useGuessKeys } from './use-guess-keys.ts';

const NameField = lazy(() => import('./name-field.tsx'));

/** One question: the part of the picture at the top or left, all answers below or beside it. */
export function Round({ round, people, onAnswer, onHint, worth, onNext }: RoundProps) {
  const { t } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const { question, status } = round;
  const bands = people.bands.filter(({ id }) => canBeAnswer(round, id));
  const answer = useCallback((character: number) => onAnswer({ game: 'guesswho', character }), [onAnswer]);
  const isAnswered = status === 'feedback';
  const { row, onKeyDown } = useGuessKeys({
    isAsked: status === 'question',
    bands,
    answer,
    type: () => setTyping(true),
  });
  if (question.game !== 'guesswho') return null;
  const name = people.name(question.answer);
  return (
    <div className={styles.round}>
      <div className={styles.side}>
        <div className={styles.stage}>
          <CropPicture question={question} round={round} people={people} />
          <Marks round={round} />
          <span className={pieces.low}>
            {isAnswered ? (
              <Verdict round={round} name={name} wrong={t('game.verdict.wrong', { name })} />
            ) : (
              worth
            )}
            {isAnswered ? (
              <NextButton onNext={onNext} />
            ) : (
              <button
                type="button"
                className={pieces.pill}
                aria-expanded={isTyping}
                onClick={() => setTyping(!isTyping)}
              >
                <Search size={16} aria-hidden="true" /> {t('guess.type')}
              </button>
            )}
          </span>
        </div>
        {isTyping && !isAnswered && (
          <Suspense>
            <NameField key={question.card} people={people} onPick={answer} />
          </Suspense>
        )}
        <Hints round={round} onTake={onHint} words={hintWords(question, round, people)} />
      </div>
      <CharacterGrid
        bands={bands}
        people={people}
        round={round}
        row={row}
        onPick={answer}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Bands that the settings leave out hold no answer. */
const canBeAnswer = ({ settings }: RoundView, band: number): boolean =>
  settings.bands.length === 0 || settings.bands.includes(band);

function hintWords({ bandId, card }: GuessQuestion, { standing }: RoundView, people: People): string {
  const band = standing.hints.includes('band') ? people.bandName(bandId) : '';
  const title = standing.hints.includes('title') ? (people.face(card)?.title ?? '') : '';
  return [band, title].filter((text) => text !== '').join(' · ');
}
