import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCostumeNames } from '../cast-names.ts';
import styles from './controls.module.css';

/** A costume that the story shows, and who wears it. */
export interface WornCostume {
  readonly characterId: number;
  readonly costume: string;
}

/** Who is in the story, each costume with its page in the Live2D viewer. */
export function CostumeList({ costumes }: { readonly costumes: readonly WornCostume[] }) {
  const { t } = useTranslation();
  const { nameOf } = useCostumeNames();
  if (costumes.length === 0) return null;
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{t('stories.theatre.costumes')}</h3>
      <ul className={styles.costumes}>
        {costumes.map(({ characterId, costume }) => {
          const { characterName, name, page } = nameOf(costume, characterId);
          return (
            <li key={costume}>
              <PageLink to={page}>{characterName === '' ? name : `${characterName} · ${name}`}</PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
