import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router';
import { GetCards } from '#src/features/account/copies/get-cards.tsx';
import { type CloudOfferKind, cardsIn, offerOf } from '#src/features/account/copies/offer.ts';
import { type CloudView, useCloud } from '#src/features/account/copies/use-cloud.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './low-bar.module.css';

interface Props {
  /** Of a member who has just signed up, on the page that they came back to; null for all others. */
  readonly newcomer: string | null;
  readonly onClose: () => void;
}

/** Greets who signed up, and offers the cards in the cloud after logging in, or the first backup (reference R44). */
export function CloudOffer({ newcomer, onClose }: Props) {
  const { t } = useTranslation();
  const cloud = useCloud();
  const offer = offerOf(cloud);
  const isAbout = cloud.done !== null || cloud.failure !== null || offer !== null;
  if (!isAbout && newcomer === null) return null;
  return (
    <section className={styles.bar} aria-label={t('offer.title')}>
      <p className={styles.text} role="status">
        {newcomer !== null && (
          <>
            <b>{t('offer.welcome', { name: newcomer })}</b>{' '}
          </>
        )}
        {isAbout && <Said cloud={cloud} offer={offer} />}
      </p>
      {isAbout && cloud.done === null && <Act cloud={cloud} offer={offer} onClose={onClose} />}
      <CloseButton aria-label={t('action.close')} onClick={onClose} />
    </section>
  );
}

interface PartProps {
  readonly cloud: CloudView;
  readonly offer: CloudOfferKind | null;
}

function Said({ cloud, offer }: PartProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (cloud.done !== null) return t(cloud.done === 'upload' ? 'offer.backedUp' : 'offer.got');
  if (cloud.failure !== null || offer === null) return t('offer.failed');
  return t(`offer.${offer}`, { number: integer(cardsIn(cloud.cloud)) });
}

/** Where a press would need an answer, the page that asks for it is the way. */
function Act({ cloud, offer, onClose }: PartProps & Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const isAsked = cloud.isDeciding || cloud.confirming !== null || cloud.failure !== null;
  if (offer === 'get') return <GetCards cloud={cloud} onLeave={onClose} />;
  if (offer === 'backUp' && !isAsked)
    return (
      <Button variant="filled" loading={cloud.isBusy} onClick={cloud.upload}>
        {t('offer.backUpNow')}
      </Button>
    );
  return (
    <Button component={Link} to="/profile/manager#cloud" onClick={onClose}>
      {t('offer.compare')}
    </Button>
  );
}
