import { useTranslation } from '#src/components/translation.tsx';
import { GameFlow } from '#src/parts/games/game-flow.tsx';
import { GamePage } from '#src/parts/games/game-page.tsx';
import { usePeople } from '#src/parts/games/use-people.ts';
import { usePlay } from '#src/parts/games/use-play.ts';
import { ChartChoice } from './chartmaster/chart-choice.tsx';
import { ResultWords } from './chartmaster/result-words.tsx';
import { Round } from './chartmaster/round.tsx';
import { SongPicture } from './chartmaster/song-picture.tsx';

/** `/game/chartmaster`: of which song is this part of a chart, and of which moment (reference R81)? */
export function ChartMaster() {
  const { t } = useTranslation();
  const playing = usePlay('chartmaster');
  const people = usePeople(playing.data.lists);
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
          picture: <SongPicture people={people} song={result.question.answer} size={48} />,
          words: <ResultWords people={people} result={result} />,
        })}
      />
    </GamePage>
  );
}
