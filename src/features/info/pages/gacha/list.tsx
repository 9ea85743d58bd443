import { Link } from 'react-router';
import { FAMILY } from '#model/families/gacha/family';
import type { GachaItem } from '#model/families/gacha/item';
import { endInSight } from '#model/rules/running';
import type { PerServer } from '#model/vocabulary/servers';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { timelineView } from '#src/kit/list/family/timeline-view.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Faces } from '../../gacha/faces.tsx';
import styles from '../../gacha/gacha.module.css';
import { Picture } from '../../gacha/picture.tsx';

const NEVER: PerServer<number> = [null, null, null, null, null];

const VIEW: ListView<GachaItem> = {
  Picture,
  sizes: { row: 64, cell: 36 },
  isWide: true,
  Faces,
  cells: {
    status: (item, context) => {
      const status = FAMILY.badge?.(item, context);
      return status && <WordView word={status} />;
    },
    cast: (item, context) =>
      item.cards.length > 0 && (
        <span className={styles.cast}>
          <Faces item={item} context={context} />
          <span>{FAMILY.fields.cast.text?.(item, context)}</span>
        </span>
      ),
  },
  views: [
    timelineView(FAMILY, ({ opens, closes }, { now }) => ({
      startAt: opens,
      endAt: closes.map((at) => endInSight(at, now)),
      estimates: NEVER,
    })),
  ],
};

/** On the line of time: those that are open or come next on the main server. */
function NowAndNext() {
  const { t } = useTranslation();
  return <Link to="?status=ongoing,upcoming&view=timeline">{t('gacha.nowAndNext')}</Link>;
}

/** `/info/gacha`: every gacha, by kind, time and whom it features. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} note={<NowAndNext />} />;
