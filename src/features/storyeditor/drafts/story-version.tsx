import { actionCount, lineCount, type StoryDraft } from '#model/writing/story/draft';
import { countOnlyIn } from '#model/writing/work/comparison';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly version: StoryDraft;
  readonly other: StoryDraft | null;
}

const jsonOf = ({ sheet }: StoryDraft): readonly unknown[] => sheet.actions.map(({ json }) => json);

/** What an author needs to know of a version to choose it. */
export function StoryVersion({ version, other }: Props) {
  const { t } = useTranslation();
  const only = other ? countOnlyIn(jsonOf(version), jsonOf(other)) : 0;
  return (
    <>
      <p>
        <bdi>{version.about.title}</bdi>
      </p>
      <p>
        {t('storyEditor.draft.actions', { count: actionCount(version) })} ·{' '}
        {t('fanStories.lines', { count: lineCount(version) })}
      </p>
      <p>{t('storyEditor.draft.only', { number: only })}</p>
    </>
  );
}
