import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useCallback, useState } from 'react';
import { widened } from '#model/games/crop';
import type { GuessQuestion } from '#model/games/questions';
import { gridStep } from '#src/browser/page/grid-step.ts';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import pieces from '../../play/games.module.css';
import { Hints } from '../../play/hints.tsx';
import { Marks } from '../../play/marks.tsx';
import { useKeys } from '../../play/use-keys.ts';
import type { Band, People } from '../../play/use-people.ts';
import { NextButton, Verdict } from '../../play/verdict.tsx';
import { Cropped } from '../cropped.tsx';
import type { RoundProps, RoundView } from '../round.types.ts';
import { useColours } from '../use-colours.ts';
import { CharacterGrid } from './character-grid.tsx';
import styles from './guesswho.module.css';

interface Keys {
  readonly isAsked: boolean;
  readonly bands: readonly Band[];
  readonly answer: (character: number) => void;
  readonly type: () => void;
}

const DIGIT = /^[1-9]$/;

/** Faces in their order, also those that cannot be pressed. */
const facesIn = (grid: Element): readonly HTMLButtonElement[] => [...grid.querySelectorAll('button')];

/** Arrows move among the faces; rows are as long as the longest. */
function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const faces = facesIn(event.currentTarget);
  const active = faces.findIndex((face) => face === document.activeElement);
  const next = active < 0 ? null : gridStep(event.key, active, faces.length, columns, 1);
  if (next === null) return;
  event.preventDefault();
  faces[next]?.focus();
}

/** The band by its digit, then the member by hers; N types a name. */
function useGuessKeys({ isAsked, bands, answer, type }: Keys) {
  const [row, setRow] = useState<number | null>(null);
  const pressDigit = (digit: number) => {
    const band = row === null ? undefined : bands[row];
    setRow(row === null && digit <= bands.length ? digit - 1 : null);
    const member = band?.members[digit - 1];
    if (member) answer(member.id);
  };
  useKeys(({ key }) => {
    if (!isAsked) return false;
    if (key === 'n') type();
    else if (DIGIT.test(key)) pressDigit(Number(key));
    else if (key === 'Escape' && row !== null) setRow(null);
    else return false;
    return true;
  });
  const columns = Math.max(1, ...bands.map(({ members }) => members.length));
  return { row, onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveFocus(event, columns) };
}

interface Props {
  readonly question: GuessQuestion;
  readonly round: RoundView;
  readonly people: People;
}

/** Part of the picture; all of it, named and as it is, once the round is decided. Before that, only its colours are described. */
function CropPicture({ question, round, people }: Props) {
  const { t } = useTranslation();
  const wordsOf = useCardWords();
  const { standing, status } = round;
  const crop = standing.hints.includes('wider') ? widened(question.crop) : question.crop;
  const part = { src: question.picture, crop, difficulty: round.settings.difficulty };
  const colours = useColours(part, status === 'question' || status === 'answered');
  if (status === 'preloading') {
    return <span className={styles.blank} role="status" aria-label={t('action.loading')} />;
  }
  if (status === 'paused') return <span className={styles.blank}>{t('game.paused')}</span>;
  if (status === 'feedback') {
    const face = people.face(question.card);
    return <img className={styles.whole} src={question.picture} alt={face ? wordsOf(face) : ''} />;
  }
  const alt = colours === '' ? t('game.part') : `${t('game.part')}: ${colours}`;
  return <Cropped src={question.picture} alt={alt} crop={crop} distortions={question.distortions} />;
}

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
