import { Loader } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import { requestOf } from '#model/compute/asked/request';
import type { GainRequest } from '#model/compute/upgrades';
import type { AreaItem } from '#model/families/items/family';
import { itemLevelsById } from '#model/profile/item-lists';
import type { Profile } from '#model/profile/profile';
import { topItemLevel } from '#model/rules/area-items';
import { useGain } from '#src/features/team/asking/use-question.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useSongs } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SongChoice } from '../../helps/song-choice.tsx';

interface Props {
  readonly item: AreaItem;
}

/** What the next level of an item brings the best team of the profile in use. */
export function NextLevelPanel({ item }: Props) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  return (
    <Panel id="next" title={t('others.item.next')}>
      <p className="muted">{t('others.item.nextLead')}</p>
      {activeProfile === null ? (
        <p>
          {t('others.item.noProfile')} <PageLink to="/profile/items">{t('page.areaItems')}</PageLink>
        </p>
      ) : (
        <NextLevel item={item} profile={activeProfile} />
      )}
    </Panel>
  );
}

interface NextProps extends Props {
  readonly profile: Profile;
}

const NO_EVENTS = { events: new Map(), eventsState: 'ready' } as const;

function NextLevel({ item, profile }: NextProps) {
  const { t } = useTranslation();
  const [song, choose] = useState<number | null>(null);
  const songs = useSongs().data?.byId;
  // As profiles keep it: the first level is 0.
  const to = (itemLevelsById(profile.items).get(item.id) ?? -1) + 1;
  const request = useMemo((): GainRequest | null => {
    const inputs = { ...DEFAULT_INPUTS, song };
    const now = songs ? requestOf(inputs, profile, { songs, ...NO_EVENTS }) : null;
    return now && { now, upgrades: [{ kind: 'item', item: item.id, to }] };
  }, [songs, song, profile, item.id, to]);
  if (to >= topItemLevel(item.record, profile.server)) return <p>{t('others.item.atTop')}</p>;
  return (
    <>
      <p>{t('others.item.step', { from: to, to: to + 1 })}</p>
      <SongChoice label={t('live.song')} song={song} onPick={choose} />
      {request && (
        <Suspense fallback={<Loader size={16} color="var(--accent)" />}>
          <Gain request={request} key={song} />
        </Suspense>
      )}
    </>
  );
}

/** The comparison, which begins with this component and ends with it. */
function Gain({ request }: { readonly request: GainRequest }) {
  const { t } = useTranslation();
  const { integer, signedPercent } = useFormat();
  const { status, isBusy, result, failure, retry } = useGain(request);
  if (status === 'failed' || status === 'stopped')
    return <DataError message={`${t('helps.failed')} ${failure ?? ''}`} onRetry={retry} />;
  const { before = null, after = null } = result?.answer ?? {};
  const gain = (after ?? 0) - (before ?? 0);
  const outcome = () => {
    if (before === null) return t('helps.noTeam');
    if (gain === 0) return t('others.item.nothing');
    return t('others.item.gain', {
      gain: integer(gain),
      percent: signedPercent(Math.round((gain / before) * 10_000) / 100),
    });
  };
  return (
    <p role="status">
      {isBusy && <Loader size={16} color="var(--accent)" />} {isBusy ? t('helps.busy') : outcome()}
      {!isBusy && before !== null && (
        <>
          <br />
          <span className="muted">{t('helps.before', { points: integer(before) })}</span>
        </>
      )}
    </p>
  );
}
