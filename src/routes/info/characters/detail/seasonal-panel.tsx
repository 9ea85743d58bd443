import { useTranslation } from 'react-i18next';
import type { CharacterProfile } from '#model/records/character-profile';
import { PageLink } from '#src/components/page-link.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import styles from '../characters.module.css';

interface Props extends Pick<CharacterProfile, 'seasonal'> {
  readonly id: number;
}

/** What she wears by season, by the names of the models; absent where a dump has none. */
export function SeasonalPanel({ id, seasonal }: Props) {
  const { t } = useTranslation();
  if (seasonal.length === 0) return null;
  return (
    <Panel id="seasonal" title={t('characters.seasonal')}>
      <ul className={styles.seasonal}>
        {seasonal.map(({ wear, model }, index) => (
          <li key={model}>
            <PageLink to={`/tool/live2d/seasonal/${id}/${index}`}>
              {wear ? t(`characters.wear.${wear}`) : model}
            </PageLink>
            {wear && <span className="muted">{model}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
