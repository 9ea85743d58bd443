import { periodText } from '#model/families/periods';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { useDates } from '../actors/use-dates.ts';
import { useServers } from '../actors/use-servers.ts';
import { EventBanner } from '../event/event-banner.tsx';
import { PageLink } from '../page/page-link.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './offers.module.css';

/** What is on for a time and has a page of its own: a gacha, a login campaign, a set of missions. */
export interface Offer {
  readonly id: number;
  readonly path: string;
  readonly name: PerServer<string>;
  /** Null leaves its place empty. */
  readonly picture: string | null;
  /** What stands in where that one is missing. */
  readonly logo?: string;
  /** Epoch milliseconds. */
  readonly opens: PerServer<number>;
  /** Epoch milliseconds; far ahead for what never ends. */
  readonly closes: PerServer<number>;
}

interface Props {
  readonly offers: readonly Offer[];
  /** Whose names and dates are shown. */
  readonly server: ServerIndex;
}

/** Links to things that are on for a time, each with its picture and when that is on the server. */
export const Offers = ({ offers, server }: Props) => (
  <ul className={styles.offers}>
    {offers.map((offer) => (
      <li key={offer.id}>
        <OfferLink offer={offer} server={server} />
      </li>
    ))}
  </ul>
);

function OfferLink({ offer, server }: { readonly offer: Offer; readonly server: ServerIndex }) {
  const { id, path, picture, logo, opens, closes } = offer;
  const { t } = useTranslation();
  const { sub } = useServers();
  const dates = useDates();
  const name = localised(offer.name, server, sub);
  const from = opens[server];
  return (
    <PageLink to={path} className={styles.offer}>
      <span className={styles.picture}>
        <EventBanner src={picture} second={logo} isLazy isWhole />
      </span>
      <span className={styles.words}>
        <strong lang={name ? SERVER_LANGUAGES[name.server] : undefined}>{name?.value ?? `#${id}`}</strong>
        <span>{periodText(from, closes[server], from ?? 0, { t, dates })}</span>
      </span>
    </PageLink>
  );
}
