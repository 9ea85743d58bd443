import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadTexts } from '#src/browser/language/i18n.ts';
import { useSession } from '#src/kit/actors/use-session.ts';

/** Guests and most members have no use for it. */
const WaitingCards = lazy(async () => {
  const [code] = await Promise.all([import('./waiting-cards.tsx'), loadTexts(['late'])]);
  return { default: code.WaitingCards };
});

interface Props {
  /** The other ways out; the first of them stands out unless there are cards to get. */
  readonly children: (look: 'filled' | 'default') => ReactNode;
}

/** Ways out of an empty collection: first of all the cards of the account, where it holds some (reference R58). */
export function CardsFirst({ children }: Props) {
  const { user } = useSession();
  const [isOffered, setOffered] = useState(false);
  return (
    <>
      {user !== null && (
        <Suspense fallback={null}>
          <WaitingCards onOffered={setOffered} />
        </Suspense>
      )}
      {children(isOffered ? 'default' : 'filled')}
    </>
  );
}
