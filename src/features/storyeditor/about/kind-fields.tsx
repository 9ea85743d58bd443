import { Select } from '@mantine/core';
import { STORY_TYPES } from '#model/listing/stories-query';
import { postPath } from '#model/site/objects';
import type { FanStoryAbout, FanStoryKind } from '#model/writing/story/about';
import type { RefusedStory } from '#model/writing/story/refused';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RefusedMark } from '../../drafts/about/refused-mark.tsx';
import styles from './about.module.css';
import { useOwnSeries } from './series.data.ts';

interface Props {
  readonly about: FanStoryAbout;
  readonly disabled: boolean;
  readonly isFixed: boolean;
  readonly refused: RefusedStory;
  readonly onChange: (change: Partial<FanStoryAbout>) => void;
}

/** A story of its own, a series, or a chapter of one. */
export function KindFields(props: Props) {
  const { t } = useTranslation();
  const { about, disabled, isFixed, refused, onChange } = props;
  if (isFixed) return <Fixed about={about} />;
  return (
    <>
      <RefusedMark isRefused={refused.parts.includes('kind')}>
        <fieldset className={styles.choice} disabled={disabled}>
          <span aria-hidden="true">{t('fanStories.kind')}</span>
          <SegmentedChoice<FanStoryKind>
            label={t('fanStories.kind')}
            value={about.kind}
            choices={STORY_TYPES.map((value) => ({ value, label: t(`fanStories.kindOf.${value}`) }))}
            onChange={(kind) => onChange({ kind })}
          />
        </fieldset>
      </RefusedMark>
      {about.kind === 'chapter' && <SeriesField {...props} />}
    </>
  );
}

/** The series that a chapter belongs to: one of the author's own. */
function SeriesField({ about: { parent }, disabled, refused, onChange }: Props) {
  const { t } = useTranslation();
  const username = useSession().user?.username ?? null;
  const { data = [], isError, isPending } = useOwnSeries(username);
  if (username === null) return <p className="muted">{t('storyEditor.about.seriesLogIn')}</p>;
  // One that was chosen before stays among them.
  const known = parent === null || data.some(({ id }) => id === parent.id) ? data : [parent, ...data];
  const isNone = !isPending && !isError && known.length === 0;
  return (
    <>
      <Select
        label={t('fanStories.partOf')}
        placeholder={t('storyEditor.about.chooseSeries')}
        searchable
        clearable
        disabled={disabled || isNone}
        value={parent === null ? null : String(parent.id)}
        data={known.map(({ id, title }) => ({ value: String(id), label: title || t('draft.untitled') }))}
        error={refused.parts.includes('parent') ? t('draft.refused') : null}
        onChange={(value) => onChange({ parent: known.find(({ id }) => String(id) === value) ?? null })}
      />
      {isNone && <p className="muted">{t('storyEditor.about.noSeries')}</p>}
      {isError && <p role="alert">{t('storyEditor.about.seriesLost')}</p>}
    </>
  );
}

/** What was said when it was published. */
function Fixed({ about: { kind, parent } }: Pick<Props, 'about'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice}>
      <p>
        {t('fanStories.kind')}: {t(`fanStories.kindOf.${kind}`)}
        {parent && (
          <>
            {' · '}
            {t('fanStories.partOf')}:{' '}
            <PageLink to={postPath(parent.id, 'story')}>{parent.title || t('draft.untitled')}</PageLink>
          </>
        )}
      </p>
      <p className="muted">{t('storyEditor.about.fixed')}</p>
    </div>
  );
}
