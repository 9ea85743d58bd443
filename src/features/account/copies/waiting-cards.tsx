import { useEffect } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { GetCards } from './get-cards.tsx';
import { cardsIn, offerOf } from './offer.ts';
import { useCloud } from './use-cloud.ts';

interface Props {
  readonly onOffered: (isOffered: boolean) => void;
}

/** The button to the cards that a member's account holds and this device does not. Waits for its code and texts. */
export function WaitingCards({ onOffered }: Props) {
  const { integer } = useFormat();
  const cloud = useCloud();
  const isOffered = offerOf(cloud) === 'get';
  useEffect(() => {
    onOffered(isOffered);
    return () => onOffered(false);
  }, [isOffered, onOffered]);
  return isOffered ? <GetCards cloud={cloud} count={integer(cardsIn(cloud.cloud))} /> : null;
}
