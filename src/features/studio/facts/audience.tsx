import { type PostDraft, type PostRating, RATINGS, WARNINGS } from '#model/writing/post/draft';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Fold } from '#src/kit/overlay/fold.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../write.module.css';

const RATING_NAMES = ['general', 'teen', 'mature', 'explicit'] as const;

type Said = Pick<PostDraft, 'rating' | 'warnings'>;

interface Props {
  readonly post: Said;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<Said>) => void;
}

/** For whom the post is, and what it contains that some do not want to read. */
export function Audience({ post: { rating, warnings }, disabled, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Fold title={t('write.audience')} isSet={rating !== 0 || warnings.length > 0}>
      <fieldset className={styles.audience} disabled={disabled}>
        <SegmentedChoice<PostRating>
          label={t('write.rating')}
          value={rating}
          choices={RATINGS.map((value) => ({ value, label: t(`write.ratingOf.${RATING_NAMES[value]}`) }))}
          onChange={(value) => onChange({ rating: value })}
        />
        <p className="muted">{t('write.ratingText')}</p>
        {WARNINGS.map((warning) => (
          <CheckField
            key={warning}
            label={t(`write.warningOf.${warning}`)}
            checked={warnings.includes(warning)}
            onChange={(isSet) =>
              onChange({
                warnings: WARNINGS.filter((each) => (each === warning ? isSet : warnings.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </Fold>
  );
}
