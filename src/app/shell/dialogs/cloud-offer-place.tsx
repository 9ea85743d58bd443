import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { loadTexts } from '#src/browser/language/i18n.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { Late } from './late.tsx';

const CloudOffer = lazy(async () => {
  const [code] = await Promise.all([import('./cloud-offer.tsx'), loadTexts(['late'])]);
  return { default: code.CloudOffer };
});

/** Of the page that has the copies itself. */
const MANAGER = '/profile/manager';

/** Fetches the offer on logging in, not at the start of a visit that is logged in already. */
export function CloudOfferPlace() {
  const { user, isKnown } = useSession();
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<'nothing' | 'nobody' | 'logIn' | 'closed'>('nothing');
  if (isKnown && user === null && seen !== 'nobody') setSeen('nobody');
  if (user !== null && seen === 'nobody') setSeen('logIn');
  if (seen !== 'logIn' || user === null || pathname === MANAGER) return null;
  return (
    <Late>
      <CloudOffer onClose={() => setSeen('closed')} />
    </Late>
  );
}
