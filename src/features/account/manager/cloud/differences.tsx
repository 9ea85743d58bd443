import type { CopyDifferences, ProfileDifference } from '#model/rules/copies/differences';
import { SERVERS } from '#model/vocabulary/servers';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './cloud.module.css';

/** What tells two copies apart, also where both count as much. */
export function Differences({ differences }: { readonly differences: CopyDifferences }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const shownName = useProfileName();
  const { onlyHere, onlyThere, profiles } = differences;
  // Several may have one name.
  const keyed = profiles.map((profile, place) => ({ key: `${place} ${profile.name}`, profile }));
  const namesOf = (names: readonly string[]) => list(names.map(shownName));
  const isAlike = onlyHere.length + onlyThere.length + profiles.length === 0;
  return (
    <section aria-labelledby="cloud-differences">
      <h3 id="cloud-differences" className={styles.copyTitle}>
        {t('cloud.differs.title')}
      </h3>
      <ul className={styles.differences}>
        {onlyHere.length > 0 && <li>{t('cloud.differs.here', { names: namesOf(onlyHere) })}</li>}
        {onlyThere.length > 0 && <li>{t('cloud.differs.there', { names: namesOf(onlyThere) })}</li>}
        {keyed.map(({ key, profile }) => (
          <li key={key}>
            <ProfileLine profile={profile} />
          </li>
        ))}
        {isAlike && <li>{t('cloud.differs.order')}</li>}
      </ul>
    </section>
  );
}

const COUNTS = ['onlyHere', 'onlyThere', 'furtherHere', 'furtherThere', 'otherwise', 'items'] as const;

function ProfileLine({ profile }: { readonly profile: ProfileDifference }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const shownName = useProfileName();
  const { name, otherName, otherServer } = profile;
  const facts = [
    otherName !== null && t('cloud.differs.name', { name: shownName(otherName) }),
    otherServer !== null && t('cloud.differs.server', { server: t(`server.${SERVERS[otherServer]}`) }),
    ...COUNTS.map((key) => profile[key] > 0 && t(`cloud.differs.${key}`, { number: integer(profile[key]) })),
  ];
  return (
    <>
      <b>{shownName(name)}</b>
      {facts
        .filter((fact) => fact !== false)
        .map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
    </>
  );
}
