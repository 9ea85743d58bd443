import { widened } from '#model/games/crop';
import type { Standing } from '#model/games/play';
import type { GuessQuestion } from '#model/games/questions';
import type { GameView } from '#src/actors/late/use-game.ts';
import { useCardWords } from '#src/components/card-thumb.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { Cropped } from '#src/parts/games/cropped.tsx';
import type { People } from '#src/parts/games/use-people.ts';
import styles from './guesswho.module.css';

interface Props {
  readonly question: GuessQuestion;
  readonly standing: Standing;
  readonly status: GameView['status'];
  readonly people: People;
}

/** Part of the picture; all of it, named and as it is, once the round is decided. Unnamed before. */
export function CropPicture({ question, standing, status, people }: Props) {
  const { t } = useTranslation();
  const wordsOf = useCardWords();
  if (status === 'preloading') {
    return <span className={styles.blank} role="status" aria-label={t('action.loading')} />;
  }
  if (status === 'paused') return <span className={styles.blank}>{t('game.paused')}</span>;
  if (status !== 'question') {
    const face = people.face(question.card);
    return <img className={styles.whole} src={question.picture} alt={face ? wordsOf(face) : ''} />;
  }
  const crop = standing.hints.includes('wider') ? widened(question.crop) : question.crop;
  return (
    <Cropped src={question.picture} alt={t('game.part')} crop={crop} distortions={question.distortions} />
  );
}
