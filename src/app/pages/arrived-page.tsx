import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { bareAddress } from '#model/site/canonical';
import type { Route } from '#model/site/routes';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';
import { useNavigation } from '../../kit/actors/use-navigation.ts';
import { goToPlace } from '../../kit/address/place-of-address.ts';
import { SentContent } from '../../kit/page/meanwhile.tsx';
import { PageName } from '../../kit/page/page-name.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import type { SentPage } from './sent-page.ts';
import { useArrival } from './use-arrival.ts';
import { useCanonicalAddress } from './use-canonical-address.ts';
import { useFirstPlace } from './use-first-place.ts';

interface Props {
  readonly title: Route['title'];
  readonly sent: SentPage;
  readonly children: ReactNode;
}

/** Of one page, to be drawn for each: scrolls to the part that the address names. */
function PlaceOfAddress() {
  useEffect(() => {
    const { hash } = window.location;
    return hash === '' ? undefined : goToPlace(hash);
  }, []);
  return null;
}

/** A page that reports when it shows; the page of one thing goes by the name of that thing. */
export function ArrivedPage({ title, sent, children }: Props) {
  const { t } = useTranslation();
  const path = bareAddress(useLocation().pathname);
  const name = useNavigation(({ nameOf }) => nameOf(path));
  const navigation = useMachineActor('navigation');
  const report = useCallback(
    (named: string | null) => navigation.send({ type: 'PAGE.NAMED', path, name: named }),
    [navigation, path],
  );
  useArrival(name ?? t(title));
  useCanonicalAddress(name);
  useFirstPlace();
  return (
    <PageName value={report}>
      <PlaceOfAddress key={path} />
      <SentContent value={sent.at(path)}>{children}</SentContent>
    </PageName>
  );
}
