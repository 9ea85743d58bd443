import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { onlyIn } from '#model/writing/chart/comparison';
import { type ChartDraft, noteCount } from '#model/writing/chart/draft';
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
  return (
    <>
      <p>
        <bdi>{title}</bdi>{' '}
        {difficulty && level !== null && <DifficultyTag difficulty={difficulty} level={level} named />}
      </p>
      <p>{t('chart.notes', { count, notes: integer(count) })}</p>
      <p>{t('chartDraft.only', { number: other ? onlyIn(version, other) : 0 })}</p>
    </>
  );
}
