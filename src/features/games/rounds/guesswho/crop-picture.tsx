import { widened } from '#model/games/crop';
import type { GuessQuestion } from '#model/games/questions';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { People } from '../../play/use-people.ts';
import { Cropped } from '../cropped.tsx';
import type { RoundView } from '../round.types.ts';
import { useColours } from '../use-colours.ts';
import styles from './guesswho.module.css';

interface Props {
  readonly question: GuessQuestion;
  readonly round: RoundView;
  readonly people: People;
}

/** Part of the picture; all of it, named and as it is, once the round is decided. Before that, only its colours are described. */
export function CropPicture({ question, round, people }: Props) {
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
