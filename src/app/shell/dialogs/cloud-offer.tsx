import { Button, CloseButton } from '@mantine/core';
import { Link } from 'react-router';
import { type CloudView, useCloud } from '#src/features/account/copies/use-cloud.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './low-bar.module.css';

interface Props {
  readonly onClose: () => void;
}

/** What there is to do between a device and the account that has just logged in on it. */
type Offer = 'get' | 'backUp' | 'differs';

const cardsIn = (copy: CloudView['cloud']): number =>
  copy?.profiles.reduce((all, { cards }) => all + cards, 0) ?? 0;

function offerOf(cloud: CloudView): Offer | null {
  const { relation, isReady } = cloud;
  if (!isReady || relation === null || relation === 'same') return null;
  const [here, there] = [cardsIn(cloud.local), cardsIn(cloud.cloud)];
  if (there === 0) return here === 0 ? null : 'backUp';
  return here === 0 || relation === 'behind' ? 'get' : 'differs';
}

/** Offers the cards in the cloud after logging in, and the first backup after signing up (reference R44). */
export function CloudOffer({ onClose }: Props) {
  const { t } = useTranslation();
  const cloud = useCloud();
  const offer = offerOf(cloud);
  if (cloud.done === null && cloud.failure === null && offer === null) return null;
  return (
    <section className={styles.bar} aria-label={t('offer.title')}>
      <p className={styles.text} role="status">
        <Said cloud={cloud} offer={offer} />
      </p>
      {cloud.done === null && <Act cloud={cloud} offer={offer} onClose={onClose} />}
      <CloseButton aria-label={t('action.close')} onClick={onClose} />
    </section>
  );
}

interface PartProps {
  readonly cloud: CloudView;
  readonly offer: Offer | null;
}

function Said({ cloud, offer }: PartProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (cloud.done !== null) return t(cloud.done === 'upload' ? 'offer.backedUp' : 'offer.got');
  if (cloud.failure !== null || offer === null) return t('offer.failed');
  return t(`offer.${offer}`, { number: integer(cardsIn(cloud.cloud)) });
}

/** Where a press would need an answer, the page that asks for it is the way. */
function Act({ cloud, offer, onClose }: PartProps & Props) {
  const { t } = useTranslation();
  const isAsked = cloud.isDeciding || cloud.confirming !== null || cloud.failure !== null;
  if (offer === 'get' && !isAsked)
    return (
      <Button variant="filled" loading={cloud.isBusy} onClick={cloud.download}>
        {t('offer.getIt')}
      </Button>
    );
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
