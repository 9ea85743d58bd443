import type { CharacterProfile, SeasonCostume } from '#model/records/character-profile';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

interface Props extends Pick<CharacterProfile, 'seasonal'> {
  readonly id: number;
}

/** What she wears by season; absent where a dump has none. */
export function SeasonalPanel({ id, seasonal }: Props) {
  const { t } = useTranslation();
  if (seasonal.length === 0) return null;
  return (
    <Panel id="seasonal" title={t('characters.seasonal')}>
      <ul className={styles.seasonal}>
        {seasonal.map((costume, index) => (
          <li key={costume.model}>
            <PageLink to={`/tool/live2d/seasonal/${id}/${index}`}>
              {costume.wear ? t(`characters.wear.${costume.wear}`) : t('characters.wearUnknown')}
            </PageLink>
            <Worn costume={costume} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** When it is worn, and of which year it is. */
function Worn({ costume: { seasons, year } }: { readonly costume: SeasonCostume }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const words = SEASONS.filter((season) => seasons.includes(Number(season))).map((season) =>
    t(`characters.seasonOf.${season}`),
  );
  const said = [...(words.length > 0 ? [list(words)] : []), ...(year === null ? [] : [String(year)])];
  return said.length > 0 && <span className="muted">{said.join(' · ')}</span>;
}

const SEASONS = ['1', '2', '3', '4'] as const;
