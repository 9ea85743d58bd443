import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { type HelpsRequest, helpsTarget } from '#model/compute/helps';
import { COPY_STATES, type CopyState, newCopy } from '#model/profile/new-copy';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import type { EventRecord } from '#model/records/event';
import { runningEvent } from '#model/tracker/lines';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '../../kit/actors/use-clock.ts';
import { useServers } from '../../kit/actors/use-servers.ts';
import { useEventSongs } from '../../kit/data/event-songs.ts';
import { useEvents, useSongs } from '../../kit/data/lists.ts';
import { EventChoice } from '../../kit/event/event-choice.tsx';
import { SegmentedChoice } from '../../kit/field/segmented-choice.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './helps.module.css';
import { HelpsResult } from './helps-result.tsx';
import { SongChoice } from './song-choice.tsx';

interface Props {
  readonly profile: Profile;
  /** What the profile lacks. */
  readonly missing: readonly CardRecord[];
  /** The event that is chosen at first. */
  readonly first: EventRecord | null;
}

const SCOPES = ['event', 'song', 'all'] as const;
type Scope = (typeof SCOPES)[number];

interface Choice {
  /** All songs where the event names none. */
  readonly scope: Scope;
  readonly song: number | null;
  /** `running`: whichever runs on the main server. */
  readonly event: number | 'running' | null;
  readonly copy: CopyState;
}

/** The songs that an event is played on, as far as they have an EXPERT chart; null until they are known. */
function useSongsOf(event: EventRecord | null): readonly number[] | null {
  const { main } = useServers();
  const { ids, isKnown } = useEventSongs(event?.id ?? null, main);
  const songs = useSongs().data?.byId;
  return useMemo(() => {
    if (event !== null && !isKnown) return null;
    return ids.filter((id) => songs?.get(id)?.difficulties.expert !== undefined);
  }, [event, ids, isKnown, songs]);
}

/** The chosen event; undefined until it is known which one runs. */
function useEvent(chosen: Choice['event'], first: EventRecord | null): EventRecord | null | undefined {
  const { main } = useServers();
  const events = useEvents().data?.byId;
  const now = useNow(MINUTE_MS);
  return useMemo(() => {
    if (chosen === null) return null;
    if (chosen === first?.id) return first;
    if (events === undefined || now === 0) return;
    return chosen === 'running' ? runningEvent(events.values(), main, now) : (events.get(chosen) ?? null);
  }, [chosen, first, events, main, now]);
}

/** Null while it is not known. */
function songsAsked(
  { scope, song }: Pick<Choice, 'scope' | 'song'>,
  ofEvent: readonly number[] | null,
): HelpsRequest['songs'] | null {
  if (scope === 'all') return scope;
  if (scope === 'event') return ofEvent;
  return song === null ? null : [song];
}

/** What is asked, at once for all songs and the event that runs; a changed question ends the running search and starts another. */
export function HelpsForm({ profile, missing, first }: Props) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>({
    scope: 'event',
    song: null,
    event: first?.id ?? 'running',
    copy: 'trained',
  });
  const [isAsked, setAsked] = useState(true);
  const change = (patch: Partial<Choice>) => setChoice({ ...choice, ...patch });
  const { main, sub } = useServers();
  const events = useEvents().data?.byId;
  const event = useEvent(choice.event, first);
  const ofEvent = useSongsOf(event ?? null);
  const { song, copy } = choice;
  const scope = choice.scope === 'event' && ofEvent?.length === 0 ? 'all' : choice.scope;
  const songs = useMemo(() => songsAsked({ scope, song }, ofEvent), [scope, song, ofEvent]);
  const request = useMemo((): HelpsRequest | null => {
    if (songs === null || event === undefined) return null;
    return { profile, songs, event, candidates: missing.map((card) => newCopy(card, copy)) };
  }, [profile, missing, songs, event, copy]);
  const labels = { event: t('events.rankedSongs'), song: t('live.song'), all: t('helps.allSongs') };
  return (
    <div className={styles.form}>
      <EventChoice
        events={events}
        selected={event?.id ?? null}
        main={main}
        sub={sub}
        missing={t('helps.noEvent')}
        clearLabel={t('helps.noEvent')}
        onClear={event ? () => change({ event: null, scope: 'event' }) : undefined}
        onPick={({ id }) => change({ event: id, scope: 'event' })}
      />
      {event && <EventNote event={event} />}
      <SegmentedChoice
        label={t('helps.scope')}
        value={scope}
        choices={SCOPES.filter((value) => value !== 'event' || ofEvent?.length !== 0).map((value) => ({
          value,
          label: labels[value],
        }))}
        onChange={(value) => change({ scope: value })}
      />
      {scope === 'song' && (
        <SongChoice label={t('live.song')} song={song} onPick={(id) => change({ song: id, scope: 'song' })} />
      )}
      <SegmentedChoice
        label={t('helps.copy')}
        value={copy}
        choices={COPY_STATES.map((value) => ({ value, label: t(`helps.state.${value}`) }))}
        onChange={(value) => change({ copy: value })}
      />
      {!isAsked && (
        <Button variant="filled" disabled={request === null} onClick={() => setAsked(true)}>
          {t('helps.start')}
        </Button>
      )}
      {isAsked && request && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <HelpsResult
            key={`${profile.name} ${request.songs} ${event?.id} ${copy}`}
            request={request}
            onEnd={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What the event changes. */
function EventNote({ event }: { readonly event: EventRecord }) {
  const { t } = useTranslation();
  const target = helpsTarget(event);
  return target && <p className="muted">{t(`helps.inEvent.${target}`)}</p>;
}
