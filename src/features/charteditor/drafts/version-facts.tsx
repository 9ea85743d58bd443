import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { type ChartDraft, noteCount } from '#model/writing/chart/draft';
import { publishedChart } from '#model/writing/chart/needs';
import { countOnlyIn } from '#model/writing/work/comparison';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly version: ChartDraft;
  readonly other: ChartDraft | null;
}

/** What an author needs to know of a version to choose it. */
export function VersionFacts({ version, other }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { diff, level, title } = version.about;
  const difficulty = DIFFICULTIES[diff ?? -1];
  const count = noteCount(version);
  const only = other ? countOnlyIn(publishedChart(version.sheet), publishedChart(other.sheet)) : 0;
  return (
    <>
      <p>
        <bdi>{title}</bdi>{' '}
        {difficulty && level !== null && <DifficultyTag difficulty={difficulty} level={level} named />}
      </p>
      <p>{t('chart.notes', { count, notes: integer(count) })}</p>
      <p>{t('chartDraft.only', { number: only })}</p>
    </>
  );
}
