import type { SongRecord } from '#model/records/song';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';

interface Props {
  readonly question: Question;
}

/** The charts of the song with their levels. */
export function DifficultyField({ question: { inputs, song, change } }: Props) {
  const { t } = useTranslation();
  return (
    <ChartChoice
      label={t('live.difficulty')}
      song={song}
      value={inputs.difficulty}
      onChange={(difficulty) => change({ difficulty })}
    />
  );
}

interface ChartProps {
  readonly label: string;
  readonly song: SongRecord | null;
  readonly value: Difficulty;
  readonly onChange: (difficulty: Difficulty) => void;
}

/** One of the charts that a song has; of all difficulties while there is no song. */
export function ChartChoice({ label, song, value, onChange }: ChartProps) {
  const { t } = useTranslation();
  const choices = DIFFICULTIES.map((difficulty) => {
    const level = song?.difficulties[difficulty]?.level;
    return {
      value: difficulty,
      name: `${t(`difficulty.${difficulty}`)} ${level ?? ''}`.trim(),
      disabled: song !== null && level === undefined,
      label: (
        <>
          {t(`difficulty.short.${difficulty}`)} <b>{level}</b>
        </>
      ),
    };
  });
  return (
    <SegmentedChoice
      label={label}
      value={value}
      choices={song ? choices.filter((choice) => !choice.disabled) : choices}
      onChange={onChange}
    />
  );
}
