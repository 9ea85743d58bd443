import { useMemo } from 'react';
import { aligned, spanOn } from '#model/tracker/lines';
import { type EventSpan, fromStart } from '#model/tracker/pace';
import { SERVERS } from '#model/vocabulary/servers';
import { CurveChart } from '#src/kit/curve/curve-chart.tsx';
import type { CurveData, CurveLine } from '#src/kit/curve/curves.types.ts';
import { useCalendar } from '#src/kit/curve/use-calendar.ts';
import { useCurveFormat } from '#src/kit/curve/use-curve-format.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useManyCutoffs } from '../tracker.data.ts';
import type { ArchivePage } from './archive.types.ts';

/** Of this event, then of those before it. */
const COLORS = ['--accent', '--series-1', '--series-2', '--ok', '--cool', '--powerful'];

interface Props {
  readonly page: ArchivePage;
  readonly tier: number;
  readonly span: EventSpan;
}

/** How a rank rose in this event and in those of its kind before, from their starts; absent where it was not tracked. */
export function CurvesPanel({ page, tier, span }: Props) {
  const { t } = useTranslation();
  const { event, server } = page;
  const format = useCurveFormat();
  const { midnights, weekends } = useCalendar(span);
  const lines = useLines(page, tier, span);
  const data = useMemo((): CurveData => {
    const ends = lines.map(({ points }) => points.at(-1)?.time ?? span.endAt);
    const range = { from: span.startAt, to: Math.max(span.endAt, ...ends) };
    return { lines, bands: [], marks: [], shades: weekends, days: midnights, range };
  }, [lines, span, weekends, midnights]);
  if (lines.length === 0) return null;
  return (
    <Panel
      id="curves"
      title={t('archives.curves')}
      note={
        <PageLink to={`/tool/eventtracker/${SERVERS[server]}/${tier}/${event.id}`}>
          {t('page.eventTracker')}
        </PageLink>
      }
    >
      <CurveChart label={t('archives.curves')} data={data} format={format} />
    </Panel>
  );
}

function useLines({ event, earlier, server }: ArchivePage, tier: number, span: EventSpan) {
  const events = useMemo(() => [event, ...earlier], [event, earlier]);
  const all = useManyCutoffs(events.map(({ id }) => ({ server, event: id, tier })));
  return useMemo(
    () =>
      events.flatMap((each, at): readonly CurveLine[] => {
        const own = spanOn(each, server);
        const samples = own && fromStart(all[at] ?? [], own.startAt);
        if (!own || !samples || samples.length === 0) return [];
        const points = aligned(samples, own, span, 'start').map(({ time, ep }) => ({ time, value: ep }));
        const color = COLORS[at] ?? '--bars';
        const [id, tag] = [String(each.id), `#${each.id}`];
        return [{ id, label: `${tag} T${tier}`, tag, color, points, isMain: at === 0 }];
      }),
    [events, all, server, tier, span],
  );
}
