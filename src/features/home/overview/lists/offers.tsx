import type { RecentGacha, RecentLoginCampaign } from '#model/records/recent';
import { gachaBannerPath, loginBackgroundPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { gachaScreenPath } from '#model/rules/media-paths';
import { endInSight, runningAt } from '#model/rules/running';
import type { Widget } from '#model/vocabulary/home';
import { type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { Countdown } from '#src/kit/text/countdown.tsx';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import type { HomeData } from '../home-data.ts';
import { Panel } from '../panel.tsx';
import { type OnServer, ofBothServers } from './both-servers.ts';
import styles from './offers.module.css';
import { Row, Rows } from './rows.tsx';

/** Something that can be used for a while. */
interface Offer {
  readonly id: number;
  readonly name: PerServer<string>;
  readonly publishedAt: PerServer<number>;
  readonly closedAt: PerServer<number>;
  pictureOf(server: ServerIndex): string | null;
  /** What stands in where that picture is missing; null where the data has no second one. */
  logoOf(server: ServerIndex): string | null;
}

interface Props {
  readonly data: HomeData | null;
}

function gachaOffer(gacha: RecentGacha): Offer {
  const { resourceName } = gacha;
  const logoOf = (server: ServerIndex) =>
    resourceName === null ? null : gachaScreenPath(SERVERS[server], { resourceName }, 'logo');
  return {
    ...gacha,
    pictureOf: (server) => gachaBannerPath(SERVERS[server], gacha) ?? logoOf(server),
    logoOf,
  };
}

const campaignOffer = (campaign: RecentLoginCampaign): Offer => ({
  ...campaign,
  name: campaign.caption,
  pictureOf: (server) => loginBackgroundPath(SERVERS[server], campaign),
  logoOf: () => null,
});

/** The newest gacha that can be drawn from, on both servers. */
export const Gacha = ({ data }: Props) => (
  <Offers
    widget="gacha"
    path="/info/gacha"
    each={[3, 3]}
    data={data}
    offers={data && [...data.recent.gacha.values()].map(gachaOffer)}
  />
);

/** What is given for logging in, on both servers. */
export const Campaigns = ({ data }: Props) => (
  <Offers
    widget="campaigns"
    path="/info/logincampaigns"
    each={[2, 2]}
    data={data}
    offers={data && [...data.recent.loginCampaigns.values()].map(campaignOffer)}
  />
);

interface OffersProps extends Props {
  readonly widget: Widget;
  readonly path: string;
  readonly each: readonly [number, number];
  readonly offers: readonly Offer[] | null;
}

const spanOn = ({ publishedAt, closedAt }: Offer, server: ServerIndex) => ({
  startAt: publishedAt[server],
  endAt: closedAt[server],
});

function Offers({ widget, path, each, data, offers }: OffersProps) {
  const shown =
    data &&
    offers &&
    ofBothServers(data, {
      listOf: (server) => runningAt(offers, (offer) => spanOn(offer, server), data.now).current,
      timesOf: ({ publishedAt }) => publishedAt,
      each,
    });
  return (
    <Panel widget={widget} more={path} isLoading={!data}>
      <div className={styles.offers}>
        <Rows
          count={each[0] + each[1]}
          rows={
            data && shown
              ? shown.map((offer) => <OfferRow key={offer.thing.id} offer={offer} data={data} path={path} />)
              : null
          }
        />
      </div>
    </Panel>
  );
}

interface OfferProps {
  readonly offer: OnServer<Offer>;
  readonly data: HomeData;
  readonly path: string;
}

function OfferRow({ offer: { thing, server }, data: { main, sub, now }, path }: OfferProps) {
  const { startAt, endAt } = spanOn(thing, server);
  const countdown = useCountdown('offer', { startAt, endAt: endInSight(endAt, now) });
  return (
    <Row
      picture={<OfferPicture src={thing.pictureOf(server)} logo={thing.logoOf(server)} />}
      title={localised(thing.name, main, sub)?.value ?? `#${thing.id}`}
      to={`${path}/${thing.id}`}
      note={
        <>
          <ServerTag server={server} /> <Countdown countdown={countdown} />
        </>
      }
    />
  );
}

interface PictureProps {
  readonly src: string | null;
  readonly logo: string | null;
}

/** The name stands beside it. */
const OfferPicture = ({ src, logo }: PictureProps) => (
  <span className={styles.picture}>
    <EventBanner src={src} second={logo ?? undefined} isLazy isWhole={logo !== null} />
  </span>
);
