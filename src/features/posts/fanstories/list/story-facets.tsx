import { Select } from '@mantine/core';
import { STORY_WARNINGS } from '#model/contract/community/warnings';
import {
  NO_STORIES_QUERY,
  STORY_RATINGS,
  STORY_TYPES,
  type StoriesQuery,
  storyParams,
} from '#model/listing/stories-query';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { toggled } from '#src/kit/card/card-filter.ts';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FacetsFold } from '../../list/facets-fold.tsx';
import styles from './story-facets.module.css';

type Props = Pick<InAddress<StoriesQuery>, 'inputs' | 'change'>;

/** What stories are searched by besides what all posts are. */
export function StoryFacets({ inputs, change }: Props) {
  const { t } = useTranslation();
  const { storyType, rating, allowedWarnings } = inputs;
  return (
    <FacetsFold isSet={storyParams(inputs).length > 0}>
      <Select
        className={styles.choice ?? ''}
        aria-label={t('fanStories.kind')}
        placeholder={t('fanStories.anyKind')}
        clearable
        value={storyType}
        data={STORY_TYPES.map((value) => ({ value, label: t(`fanStories.kindOf.${value}`) }))}
        onChange={(value) => change({ storyType: STORY_TYPES.find((each) => each === value) ?? null })}
      />
      <div className={styles.named}>
        <span aria-hidden="true">{t('fanStories.ratingTo')}</span>
        <Select
          className={styles.choice ?? ''}
          aria-label={t('fanStories.ratingTo')}
          allowDeselect={false}
          value={rating}
          data={STORY_RATINGS.map((value) => ({ value, label: t(`fanStories.ratingOf.${value}`) }))}
          onChange={(value) =>
            change({ rating: STORY_RATINGS.find((each) => each === value) ?? NO_STORIES_QUERY.rating })
          }
        />
      </div>
      <fieldset className={styles.named}>
        <legend>{t('fanStories.include')}</legend>
        {STORY_WARNINGS.map((warning) => (
          <FilterChip
            key={warning}
            label={t(`warned.of.${warning}`)}
            pressed={allowedWarnings.includes(warning)}
            onPress={() => change((now) => ({ allowedWarnings: toggled(now.allowedWarnings, warning) }))}
          >
            {t(`warned.of.${warning}`)}
          </FilterChip>
        ))}
      </fieldset>
    </FacetsFold>
  );
}
