import { lazy } from 'react';
import { useTranslation } from '../../kit/text/translation.tsx';
import { useCodeAhead } from '../../kit/page/use-code-ahead.ts';
import { GameFlow } from '#src/parts/games/game-flow.tsx';
import { GamePage } from '#src/parts/games/game-page.tsx';
import { ChartChoice } from '#src/parts/games/rounds/chartmaster/chart-choice.tsx';
import { loadBoard, Round } from '#src/parts/games/rounds/chartmaster/round.tsx';
import { usePeople } from '#src/parts/games/use-people.ts';
import { usePlay } from '#src/parts/games/use-play.ts';

const load = () => import('./chartmaster/result-words.tsx');
const ResultWords = lazy(async () => ({ default: (await load()).ResultWords }));
const ResultJacket = lazy(async () => ({ default: (await load()).ResultJacket }));

/** `/game/chartmaster`: of which song is this part of a chart, and of which moment (reference R81)? */
export function ChartMaster() {
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
