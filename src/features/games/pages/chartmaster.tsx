import { lazy } from 'react';
import { useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { GameFlow } from '../play/game-flow.tsx';
import { GamePage } from '../play/game-page.tsx';
import { usePeople } from '../play/use-people.ts';
import { usePlay } from '../play/use-play.ts';
import { ChartChoice } from '../rounds/chartmaster/chart-choice.tsx';
import { loadBoard, Round } from '../rounds/chartmaster/round.tsx';

const load = () => import('../chartmaster/result-words.tsx');
const ResultWords = lazy(async () => ({ default: (await load()).ResultWords }));
const ResultJacket = lazy(async () => ({ default: (await load()).ResultJacket }));

/** `/game/chartmaster`: of which song is this part of a chart, and of which moment (reference R81)? */
export function Screen() {
  const { t } = useTranslation();
  const playing = usePlay('chartmaster');
  const people = usePeople(playing.data.lists);
  useCodeAhead(loadBoard);
  useCodeAhead(load);
  const title = t('page.chartMaster');
  return (
    <GamePage title={title} lead={t('master.lead')} playing={playing}>
      <GameFlow
        title={title}
        playing={playing}
        people={people}
        aside={t('master.pictures')}
        choice={<ChartChoice playing={playing} people={people} />}
        Round={Round}
        row={(result) => ({
          picture: <ResultJacket people={people} result={result} />,
          words: <ResultWords people={people} result={result} />,
        })}
      />
    </GamePage>
  );
}
