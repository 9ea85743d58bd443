import { gachaPictures } from '#model/families/gacha/item';
import { eventOf } from '#model/families/missions/item';
import type { GachaRecord } from '#model/records/gacha';
import type { Lists, RecordList } from '#model/records/list-readers';
import type { LoginCampaignRecord } from '#model/records/login-campaign';
import type { MissionSetRecord } from '#model/records/mission';
import { homeBannerPath, loginBackgroundPath } from '#model/rules/asset-paths';
import { cameIn, type Period } from '#model/rules/event-period';
import { localised } from '#model/rules/localised';
import { objectPath } from '#model/site/objects';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useLists } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { type Offer, Offers } from '#src/kit/detail/offers.tsx';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';

const NEEDS: readonly RecordList[] = ['events'];
const SHOWN: readonly RecordList[] = ['gacha', 'loginCampaigns', 'missions'];

/** The gachas, login campaigns and missions that began while it ran. */
export function MeanwhilePanel({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const { lists } = useLists(NEEDS, SHOWN);
  const { server } = period;
  const gachas = cameIn(lists.gacha.values(), (gacha) => gacha.publishedAt, period);
  const campaigns = cameIn(lists.loginCampaigns.values(), (campaign) => campaign.publishedAt, period);
  const missions = cameIn(lists.missions.values(), (set) => set.startAt, period);
  if (gachas.length + campaigns.length + missions.length === 0) return null;
  return (
    <Panel id="meanwhile" title={t('events.meanwhile')} note={<ServerTag server={server} />}>
      <Group title={t('page.gachas')} server={server} offers={gachas.map((one) => gachaOffer(one, server))} />
      <Group
        title={t('page.loginCampaigns')}
        server={server}
        offers={campaigns.map((one) => campaignOffer(one, server))}
      />
      <Group
        title={t('page.missions')}
        server={server}
        offers={missions.map((one) => missionOffer(one, server, lists.events))}
      />
    </Panel>
  );
}

interface GroupProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly server: ServerIndex;
}

function Group({ title, offers, server }: GroupProps) {
  if (offers.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <Offers offers={offers} server={server} />
    </>
  );
}

const gachaOffer = (gacha: GachaRecord, server: ServerIndex): Offer => ({
  id: gacha.id,
  path: objectPath('gacha', gacha.id),
  name: gacha.name,
  ...gachaPictures(gacha, server),
  opens: gacha.publishedAt,
  closes: gacha.closedAt,
});

const campaignOffer = (campaign: LoginCampaignRecord, server: ServerIndex): Offer => ({
  id: campaign.id,
  path: objectPath('logincampaign', campaign.id),
  name: campaign.caption,
  picture: loginBackgroundPath(
    SERVERS[localised(campaign.assetBundleName, server, server)?.server ?? server],
    campaign,
  ),
  opens: campaign.publishedAt,
  closes: campaign.closedAt,
});

/** Sets of missions have no picture but that of their event. */
function missionOffer(set: MissionSetRecord, server: ServerIndex, events: Lists['events']): Offer {
  const event = eventOf(set, events);
  return {
    id: set.id,
    path: objectPath('mission', set.id),
    name: set.title,
    picture: event && homeBannerPath(SERVERS[server], event),
    opens: set.startAt,
    closes: set.endAt,
  };
}
