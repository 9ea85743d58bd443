import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useCodeAhead } from '#src/components/use-code-ahead.ts';
import { GameFlow } from '#src/parts/games/game-flow.tsx';
import { GamePage } from '#src/parts/games/game-page.tsx';
import { ChartChoice } from '#src/parts/games/rounds/chartmaster/chart-choice.tsx';
import { loadBoard, Round } from '#src/parts/games/rounds/chartmaster/round.tsx';
import { useSongs } from '#src/parts/games/rounds/chartmaster/use-songs.ts';
import { usePeople } from '#src/parts/games/use-people.ts';
import { usePlay } from '#src/parts/games/use-play.ts';
import { ResultWords } from './chartmaster/result-words.tsx';

/** `/game/chartmaster`: of which song is this part of a chart, and of which moment (reference R81)? */
export function ChartMaster() {
  const { t } = useTranslation();
  const playing = usePlay('chartmaster');
  const people = usePeople(playing.data.lists);
  const songs = useSongs(playing.data.lists);
  useCodeAhead(loadBoard);
  const title = t('page.chartMaster');
  return (
    <GamePage title={title} lead={t('master.lead')} playing={playing}>
      <GameFlow
        title={title}
        playing={playing}
        people={people}
        aside={t('master.pictures')}
        choice={<ChartChoice playing={playing} bandName={people.bandName} />}
        Round={Round}
        row={(result) => ({
          picture: <SongJacket src={songs.view(result.question.answer)?.jacket ?? null} size={48} />,
          words: <ResultWords songs={songs} result={result} />,
        })}
      />
    </GamePage>
  );
}
