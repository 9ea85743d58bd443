import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GuessQuestion } from '#model/games/questions';
import type { GameView } from '#src/actors/late/use-game.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { RoundProps } from '#src/parts/games/game-flow.tsx';
import pieces from '#src/parts/games/games.module.css';
import { Hints } from '#src/parts/games/hints.tsx';
import { Marks, Worth } from '#src/parts/games/marks.tsx';
import type { People } from '#src/parts/games/use-people.ts';
import { NextButton, Verdict } from '#src/parts/games/verdict.tsx';
import { CharacterGrid } from './character-grid.tsx';
import { CropPicture } from './crop-picture.tsx';
import styles from './guesswho.module.css';
import { useGuessKeys } from './use-guess-keys.ts';

const NameField = lazy(() => import('./name-field.tsx'));

/** One question: the part of the picture at the top or left, all answers below or beside it. */
export function Round({ actor, view, commands, people }: RoundProps) {
  const { t } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const { question, standing, status } = view;
  const bands = people.bands.filter(({ id }) => isAsked(view, id));
  const answer = (character: number) => commands.answer({ game: 'guesswho', character });
  const isAnswered = status === 'feedback' || status === 'lingering';
  const { row, onKeyDown } = useGuessKeys({ view, bands, commands, answer, type: () => setTyping(true) });
  if (question?.game !== 'guesswho' || !standing) return null;
  const name = people.name(question.answer);
  return (
    <div className={styles.round}>
      <div className={styles.side}>
        <div className={styles.stage}>
          <CropPicture question={question} standing={standing} status={status} people={people} />
          <Marks view={view} />
          <span className={pieces.low}>
            {isAnswered ? (
              <Verdict view={view} name={name} wrong={t('game.verdict.wrong', { name })} />
            ) : (
              <Worth actor={actor} />
            )}
            {isAnswered ? (
              <NextButton onNext={commands.next} />
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
        <Hints view={view} onTake={commands.takeHint} told={toldOf(question, view, people)} />
      </div>
      <CharacterGrid
        bands={bands}
        people={people}
        view={view}
        row={row}
        onPick={answer}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Bands that the settings leave out hold no answer. */
const isAsked = ({ settings }: GameView, band: number): boolean =>
  !settings || settings.bands.length === 0 || settings.bands.includes(band);

function toldOf({ bandId, card }: GuessQuestion, { standing }: GameView, people: People): string {
  const band = standing?.hints.includes('band') ? people.bandName(bandId) : '';
  const title = standing?.hints.includes('title') ? (people.face(card)?.title ?? '') : '';
  return [band, title].filter((text) => text !== '').join(' · ');
}
