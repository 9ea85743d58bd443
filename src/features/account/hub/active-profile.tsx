import { Suspense, useMemo } from 'react';
import { completionOfProfile } from '#model/profile/edit/completion';
import type { Profile } from '#model/profile/profile';
import { SERVERS } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useCards } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsFirst } from '../copies/cards-first.tsx';
import { useBackups } from '../copies/use-backups.ts';
import styles from './hub.module.css';

/** The profile in use: whose, where, how much of what there is, and when it was backed up last. */
export function ActiveProfile() {
  const { t } = useTranslation();
  const { activeProfile, isLoading } = useProfiles();
  if (isLoading) return null;
  return (
    <section className={styles.active} aria-labelledby="active-profile">
      <h2 id="active-profile">{t('profile.active')}</h2>
      {activeProfile ? (
        <Facts profile={activeProfile} />
      ) : (
        <>
          <p>{t('hub.none')}</p>
          <CardsFirst>{() => null}</CardsFirst>
        </>
      )}
    </section>
  );
}

function Facts({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const shownName = useProfileName();
  const { name, server, cards } = profile;
  const records = useCards().data?.byId;
  const now = useNow(HOUR_MS);
  const completion = useMemo(
    () => (records ? completionOfProfile(records.values(), { cards, server }, now) : null),
    [records, cards, server, now],
  );
  return (
    <p>
      {t('profile.choice', { name: shownName(name), server: t(`server.${SERVERS[server]}`) })}
      <br />
      {completion === null
        ? t('hub.cards', { count: cards.length })
        : t('hub.cardsOf', { number: integer(completion.owned), total: integer(completion.total) })}
      <br />
      <Suspense fallback={<br />}>
        <LastBackup />
      </Suspense>
    </p>
  );
}

const nothing = () => undefined;

function LastBackup() {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { backups, isLoading, problem } = useBackups(nothing);
  const [latest] = backups;
  if (isLoading || problem !== null) return <br />;
  return <span>{latest ? t('hub.lastBackup', { time: dateTime(latest.at) }) : t('hub.noBackup')}</span>;
}
