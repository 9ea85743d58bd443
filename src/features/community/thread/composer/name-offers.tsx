import { shownName } from '#model/rules/shown-name';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './composer.module.css';
import type { NameOffers as Offers } from './use-name-offers.ts';

interface Props {
  readonly id: string;
  readonly offers: Pick<Offers, 'people' | 'active' | 'take'>;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Names that may be meant, below the field. The focus stays in the field. */
export function NameOffers({ id, offers: { people, active, take } }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {people.length > 0 && t('composer.offers', { count: people.length })}
      </p>
      {people.length > 0 && (
        <div id={id} className={styles.offers} role="listbox" aria-label={t('composer.names')}>
          {people.map((person, index) => (
            <div
              key={person.username}
              id={optionId(id, index)}
              className={styles.offer}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The press must not take the focus out of the field.
              onPointerDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              <bdi>{shownName(person)}</bdi>
              <span className={styles.username}>@{person.username}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
