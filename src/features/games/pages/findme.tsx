import { lazy } from 'react';
import { Face } from '#src/kit/card/face.tsx';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { GameFlow } from '../play/game-flow.tsx';
import { GamePage } from '../play/game-page.tsx';
import { usePeople } from '../play/use-people.ts';
import { usePlay } from '../play/use-play.ts';
import { foundIn } from '../rounds/findme/found-in.ts';

/** Of what is asked alone. */
const loadRound = async () => ({ default: (await import('../rounds/findme/round.tsx')).Round });
const Round = lazy(loadRound);

const FACE = 48;

/** `/game/findme`: which of nine cards are hers (reference R81)? */
export function Screen() {
  const { t } = useTranslation();
  const playing = usePlay('findme');
  const people = usePeople(playing.data.lists);
  useCodeAhead(loadRound);
  const title = t('page.findMe');
  return (
    <GamePage title={title} lead={t('find.lead')} playing={playing}>
      <GameFlow
        title={title}
        playing={playing}
        people={people}
        aside={t('find.pictures')}
        Round={Round}
        row={({ question, standing }) => {
          const name = people.name(question.answer);
          return {
            picture: (
              <Face
                id={question.answer}
                bandId={question.bandId}
                monogram={people.monogram(question.answer)}
                size={FACE}
              />
            ),
            words: (
              <>
                <b>{name}</b>
                <p>{standing.said ? t('find.found', foundIn(question, standing.said)) : t('find.late')}</p>
              </>
            ),
          };
        }}
      />
    </GamePage>
  );
}
