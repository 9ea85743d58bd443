import { useMemo } from 'react';
import { BAND_IDS } from '#model/listing/views/bands';
import { EVENT_STATUSES } from '#model/listing/views/event-view';
import { localised } from '#model/rules/localised';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import { SERVERS } from '#model/vocabulary/servers';
import { STATS } from '#model/vocabulary/stats';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { BandMark } from '#src/components/band-mark.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { FacetView, Option } from '#src/parts/listing/listing.ts';
import { type EventItem, MIXED } from '../event-item.ts';
import type { EventGame } from '../use-events-of-page.ts';

/** All characters by name, as choices. */
export const characterOptions = ({
  characters,
  main,
  sub,
}: Pick<EventGame, 'characters' | 'main' | 'sub'>): readonly Option[] =>
  [...characters.values()].map((one) => ({
    value: String(one.id),
    label: localised(one.name, main, sub)?.value ?? `#${one.id}`,
  }));

/** Whose cards have the bonus: of one band or of several, and of which characters. */
function usePeople({ bands, characters, main, sub }: EventGame) {
  const { t } = useTranslation();
  return useMemo(() => {
    const bandName = (id: number): string => {
      const known = bands.get(id);
      return (known && localised(known.name, main, sub)?.value) ?? `#${id}`;
    };
    const band: FacetView<EventItem> = {
      ...{ key: 'band', title: t('filter.band'), look: 'chips' },
      of: (item) => (item.band === null ? [] : [item.band]),
      options: [
        ...BAND_IDS.map((id) => ({ value: String(id), label: bandName(id), icon: <BandMark bandId={id} /> })),
        { value: MIXED, label: t('events.mixed') },
      ],
    };
    const character: FacetView<EventItem> = {
      ...{ key: 'char', title: t('page.character'), look: 'select' },
      of: ({ characterIds }) => characterIds.map(String),
      options: characterOptions({ characters, main, sub }),
    };
    return { band, character };
  }, [t, bands, characters, main, sub]);
}

/** What kind of event it is, and whether it runs. */
function useKinds() {
  const { t } = useTranslation();
  return useMemo(() => {
    const status: FacetView<EventItem> = {
      ...{ key: 'status', title: t('events.status'), look: 'chips' },
      of: ({ view }) => (view.status === null ? [] : [view.status]),
      options: EVENT_STATUSES.map((value) => ({ value, label: t(`event.${value}`) })),
    };
    const type: FacetView<EventItem> = {
      ...{ key: 'type', title: t('card.type'), look: 'chips' },
      of: ({ event }) => [event.type],
      options: EVENT_TYPES.map((value) => ({ value, label: t(`eventType.${value}`) })),
    };
    const attribute: FacetView<EventItem> = {
      ...{ key: 'attr', title: t('filter.attribute'), look: 'chips' },
      of: ({ event }) => event.bonus.attributes.map((one) => one.attribute),
      options: ATTRIBUTES.map((value) => ({
        value,
        label: t(`attribute.${value}`),
        icon: <AttributeMark attribute={value} />,
      })),
    };
    const server: FacetView<EventItem> = {
      ...{ key: 'server', title: t('card.servers'), look: 'chips' },
      of: ({ servers }) => servers,
      options: SERVERS.map((value) => ({
        value,
        label: t(`server.${value}`),
        short: t(`server.short.${value}`),
      })),
    };
    const stat: FacetView<EventItem> = {
      ...{ key: 'stat', title: t('events.statBonus'), look: 'chips' },
      of: ({ event }) => STATS.filter((_, at) => (event.bonus.statPercent[at] ?? 0) > 0),
      options: STATS.map((value) => ({ value, label: t(`stat.${value}`) })),
    };
    return { status, type, attribute, server, stat };
  }, [t]);
}

export function useEventFacets(game: EventGame): readonly FacetView<EventItem>[] {
  const { band, character } = usePeople(game);
  const { status, type, attribute, server, stat } = useKinds();
  return useMemo(
    () => [status, type, attribute, stat, band, server, character],
    [status, type, attribute, stat, band, server, character],
  );
}
