import { lazy } from 'react';
import { idOf } from '#model/games/questions';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { GameFlow } from '../play/game-flow.tsx';
import { GamePage } from '../play/game-page.tsx';
import { usePeople } from '../play/use-people.ts';
import { usePlay } from '../play/use-play.ts';

/** Of what is asked alone. */
const loadRound = async () => ({
  default: (await import('../rounds/guesswho/round.tsx')).Round,
});
const Round = lazy(loadRound);

/** `/game/guesswho`: who is on the card of which a part is shown (reference R81)? */
export function Screen() {
  const { t } = useTranslation();
  const playing = usePlay('guesswho');
  const people = usePeople(playing.data.lists);
  useCodeAhead(loadRound);
  const title = t('page.guessWho');
  return (
    <GamePage title={title} lead={t('guess.lead')} playing={playing}>
      <GameFlow
        title={title}
        playing={playing}
        people={people}
        aside={t('guess.pictures')}
        Round={Round}
        row={({ question, standing }) => {
          const face = people.face(idOf(question));
          const said = standing.wrong.flatMap((answer) =>
            answer.game === 'guesswho' ? people.name(answer.character) : [],
          );
          return {
            picture: face && <CardThumb card={face} size={56} decorative />,
            words: (
              <>
                <b>{people.name(question.answer)}</b> {face?.title}
                {said.length > 0 && <p>{t('guess.said', { names: said.join(', ') })}</p>}
              </>
            ),
          };
        }}
      />
    </GamePage>
  );
}
