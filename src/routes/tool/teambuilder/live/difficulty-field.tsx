import { useTranslation } from 'react-i18next';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
}

/** The charts of the song with their levels. */
export function DifficultyField({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, song, change } = builder;
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
      label={t('builder.live.difficulty')}
      value={inputs.difficulty}
      choices={song ? choices.filter((choice) => !choice.disabled) : choices}
      onChange={(difficulty) => change({ difficulty })}
    />
  );
}
