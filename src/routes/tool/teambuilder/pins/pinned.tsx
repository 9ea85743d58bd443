import { Button } from '@mantine/core';
import { Pin as PinIcon, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { useProfileName } from '#src/components/profile-name.ts';
import { eventTerm, termsOf } from '../../share/terms.ts';
import { lineUpOf } from '../answer/team-views.ts';
import { useSearchedLater } from '../answer/use-searched.ts';
import { isByPoints } from '../points/rank-value.ts';
import type { Builder } from '../state/builder.ts';
import { isSameRequest } from '../state/request.ts';
import { type FigureKind, figuresOf } from './figures.ts';
import styles from './pinned.module.css';
import { type Pin, type Shown, usePins } from './use-pins.ts';

interface Props {
  readonly builder: Builder;
}

/** Results side by side: each pinned one with what it has more or less than the one on show. */
export function Pinned({ builder }: Props) {
  const { t } = useTranslation();
  const { pins, pin, remove } = usePins();
  const searched = useSearchedLater(builder);
  const [best] = searched?.answer.teams ?? [];
  const event = searched?.isStale || searched?.isOld ? null : builder.event;
  const shown = searched && best ? { request: searched.request, team: best, event } : null;
  if (shown === null && pins.length === 0) return null;
  const isPinned = shown !== null && pins.some((each) => isSameResult(each, shown));
  return (
    <section className={styles.pinned} aria-labelledby="pinned">
      <div className={styles.head}>
        <h3 id="pinned">{t('builder.pins.title')}</h3>
        {shown && (
          <Button
            leftSection={<PinIcon size={16} aria-hidden="true" />}
            disabled={isPinned}
            onClick={() => pin(shown)}
          >
            {t('builder.pins.pin')}
          </Button>
        )}
      </div>
      {pins.length === 0 && <p className={styles.facts}>{t('builder.pins.lead')}</p>}
      <ul className={styles.list}>
        {pins.map((each) => (
          <PinnedResult
            key={each.nth}
            builder={builder}
            pin={each}
            shown={shown}
            onRemove={() => remove(each)}
          />
        ))}
      </ul>
    </section>
  );
}

const isSameResult = (a: Shown, b: Shown): boolean =>
  isSameRequest(a.request, b.request) && a.team.cards.join() === b.team.cards.join();

interface ResultProps extends Props {
  readonly pin: Pin;
  readonly shown: Shown | null;
  readonly onRemove: () => void;
}

function PinnedResult({ builder, pin, shown, onRemove }: ResultProps) {
  const { t } = useTranslation();
  const { request, team } = pin;
  const song = builder.game.songs.get(request.songId);
  const title = (song && localised(song.title, builder.main, builder.sub)?.value) ?? `#${request.songId}`;
  const level = song?.difficulties[request.difficulty]?.level;
  return (
    <li className={styles.result}>
      <p className={styles.title}>
        <b>{title}</b>{' '}
        {level !== undefined && <DifficultyTag difficulty={request.difficulty} level={level} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('builder.pins.remove', { title })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </p>
      <Facts builder={builder} pin={pin} />
      <div className={styles.team}>
        {lineUpOf(builder, request, team).map(({ card }) => (
          <span key={card.id} data-other={(shown && !shown.team.cards.includes(card.id)) || undefined}>
            <CardThumb card={card} />
          </span>
        ))}
      </div>
      <Figures pin={pin} shown={shown} />
    </li>
  );
}

/** What it answers: how it is played, the event, and whatever is not as usual. */
function Facts({ builder, pin: { request, event } }: Pick<ResultProps, 'builder' | 'pin'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  const words = { builder, t, format };
  const { live, play, cards, constraints } = termsOf(words, request, 'brief');
  const facts = [
    t(`builder.live.${request.live}`),
    format.percent(request.perfectRate * 100),
    nameOf(request.profile.name),
    t(`server.short.${SERVERS[request.server]}`),
    ...live,
    ...eventTerm(words, event),
    ...play,
    ...cards,
    ...constraints,
  ];
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

const LABELS = {
  average: 'score.average',
  min: 'score.min',
  max: 'score.max',
  power: 'power.short',
  points: 'builder.target.points',
} as const satisfies Record<FigureKind, string>;

/** Like beside like: what can be compared with the result on show has its difference. */
function Figures({ pin, shown }: Pick<ResultProps, 'pin' | 'shown'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const isShown = shown !== null && isSameResult(pin, shown);
  const ranked = isByPoints(pin.request) ? 'points' : 'average';
  return (
    <div>
      <table className={styles.figures}>
        <tbody>
          {figuresOf(pin.team, isShown ? null : (shown?.team ?? null)).map(({ kind, value, difference }) => (
            <tr key={kind} data-ranked={kind === ranked || undefined}>
              <th scope="row">{t(LABELS[kind])}</th>
              <td>{format.integer(value)}</td>
              <td className={styles.difference} data-sign={difference === null ? 0 : Math.sign(difference)}>
                {difference !== null && format.signed(difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShown && <p className={styles.facts}>{t('builder.pins.shown')}</p>}
    </div>
  );
}
