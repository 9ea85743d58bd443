import { CalendarDays, ChartLine, FileQuestion, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ArchiveItem, FAMILY } from '#model/families/eventarchives/family';
import { isKeptOn } from '#model/records/archive';
import { archivePath, eventBoardPath } from '#model/site/event-paths';
import { objectPath } from '#model/site/objects';
import { comparable, spanOn } from '#model/tracker/lines';
import { SERVERS } from '#model/vocabulary/servers';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ArchivePage } from '../../archive/archive.types.ts';
import { BestPanel } from '../../archive/best-panel.tsx';
import { ComparedPanel } from '../../archive/compared-panel.tsx';
import { CurvesPanel } from '../../archive/curves-panel.tsx';
import { CutoffsPanel } from '../../archive/cutoffs-panel.tsx';
import styles from '../../archive/eventarchive.module.css';

const MAX_EARLIER = 5;
const CURVES_HEIGHT = 420;
/** The rank that most servers keep. */
const USUAL_TIER = 100;

/** `/info/eventarchives/{server}/{id}/{name?}`: how an event ended on one server. */
export const Screen = () => <FamilyPage family={FAMILY}>{(props) => <Archive {...props} />}</FamilyPage>;

function Archive({ item, data }: PageProps<ArchiveItem, null>) {
  const { t } = useTranslation();
  const { event, archive } = item;
  const { archives } = data.context.lists;
  const server = data.context.server ?? data.context.main;
  const page = useMemo((): ArchivePage => {
    const kept = data.all.filter((each) => isKeptOn(each.archive, server)).map((each) => each.event);
    return { event, server, archives, earlier: comparable(kept, event, server, MAX_EARLIER) };
  }, [data.all, event, server, archives]);
  const kept = useMemo(
    () => data.items.filter((each) => isKeptOn(each.archive, server)).sort((a, b) => a.id - b.id),
    [data.items, server],
  );
  return (
    <FamilyDetail
      family={FAMILY}
      item={item}
      data={data}
      ordered={kept}
      tools={[
        {
          label: t('archives.toEvent'),
          icon: <CalendarDays size={16} aria-hidden="true" />,
          to: objectPath('event', event.id),
        },
        {
          label: t('page.eventBoard'),
          icon: <Trophy size={16} aria-hidden="true" />,
          to: eventBoardPath(server, event.id),
        },
        {
          label: t('page.eventTracker'),
          icon: <ChartLine size={16} aria-hidden="true" />,
          to: `/tool/eventtracker/${SERVERS[server]}/${USUAL_TIER}/${event.id}`,
        },
      ]}
      aside={isKeptOn(archive, server) ? <BestPanel page={page} /> : null}
      Comments={ThreadPlace}
    >
      <ServerLinks event={event} server={server} />
      {isKeptOn(archive, server) ? (
        <Kept page={page} />
      ) : (
        <EmptyState
          icon={<FileQuestion size={28} />}
          title={t('archives.emptyTitle')}
          text={t('archives.emptyText')}
        />
      )}
    </FamilyDetail>
  );
}

function ServerLinks({ event, server }: Pick<ArchivePage, 'event' | 'server'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.servers}>
      <SegmentedChoice
        label={t('server.label')}
        choices={useServerOptions()}
        value={server}
        onChange={(next) => void navigate(archivePath(next, event.id))}
      />
    </div>
  );
}

function Kept({ page }: { readonly page: ArchivePage }) {
  const { event, server, archives } = page;
  const tiers = archives.get(event.id)?.cutoffs[server] ?? [];
  const [chosen, choose] = useState<number | null>(null);
  const usual = tiers.find(({ tier }) => tier === USUAL_TIER)?.tier ?? tiers[0]?.tier ?? USUAL_TIER;
  const tier = chosen ?? usual;
  const span = useMemo(() => spanOn(event, server), [event, server]);
  return (
    <>
      <CutoffsPanel page={page} />
      <ComparedPanel page={page} tier={tier} onTier={choose} />
      {span && (
        <WhenNear id="curves" height={CURVES_HEIGHT}>
          <CurvesPanel page={page} tier={tier} span={span} />
        </WhenNear>
      )}
    </>
  );
}
