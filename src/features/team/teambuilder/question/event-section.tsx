import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Check, Pencil, RotateCcw, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { bonusOf, eventChange, kindOf } from '#model/compute/asked/request';
import { TARGETS } from '#model/compute/points';
import type { EventBonus, EventRecord } from '#model/records/event';
import { liftsPower } from '#model/rules/event-play';
import { localised } from '#model/rules/localised';
import { runningAt } from '#model/rules/running';
import type { ServerIndex } from '#model/vocabulary/servers';
import { STATS, type Stat } from '#model/vocabulary/stats';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useEvents } from '#src/kit/data/lists.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Banner } from '#src/kit/page/banner.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { Chip } from '#src/kit/text/chip.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { EventField } from '../../fields/event-field.tsx';
import { PlayFields } from '../../fields/play-fields.tsx';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';
import { BonusEditor } from './bonus-editor.tsx';
import styles from './event-section.module.css';

interface Props {
  readonly question: Question;
}

/** Which event, and what it gives. */
export function EventSection({ question }: Props) {
  const { t } = useTranslation();
  const { event, inputs } = question;
  const kind = kindOf(event, inputs);
  const bonus = bonusOf(inputs, event);
  const lifts = event !== null && liftsPower(event.type, kind);
  const note = event && (lifts || kind) && (
    <>
      <Check size={14} aria-hidden="true" />
      {inputs.bonus ? t('builder.event.edited') : t('builder.event.loaded')}
    </>
  );
  return (
    <Section id="event" title={t('builder.section.event')} note={note}>
      <FieldRow label={t('event.label')}>
        <EventField question={question} changeFor={eventChange} />
        {inputs.event === null && <RunningEvents question={question} />}
      </FieldRow>
      {inputs.event !== null && <EventsNotice />}
      {bonus && (lifts || kind) && <BonusRow question={question} bonus={bonus} lifts={lifts} />}
      {kind &&
        (lifts ? <p className="muted">{t('builder.target.same')}</p> : <TargetField question={question} />)}
      {kind && <PlayFields question={question} kind={kind} />}
      {event && !lifts && (kind === null || inputs.target === 'score') && (
        <p className="muted">{t('builder.event.points')}</p>
      )}
    </Section>
  );
}

/** What nearly everybody wants is one press: the event that runs on the server. */
function RunningEvents({ question }: Props) {
  const { t } = useTranslation();
  const { game, main, sub } = useSources();
  const { server, change } = question;
  const now = useNow(HOUR_MS);
  const running = useMemo(
    () => runningAt(game.events.values(), (event) => spanOn(event, server), now),
    [game.events, server, now],
  );
  return running.current.map((event) => (
    <Button
      key={event.id}
      variant="light"
      classNames={{ root: styles.running ?? '', label: styles.name ?? '' }}
      onClick={() => change(eventChange(question, event))}
    >
      {t('builder.event.now', { name: localised(event.name, main, sub)?.value ?? `#${event.id}` })}
    </Button>
  ));
}

/** An event without an end is none that runs: its times are not known. */
const spanOn = ({ startAt, endAt }: EventRecord, server: ServerIndex) => ({
  startAt: endAt[server] === null ? null : startAt[server],
  endAt: endAt[server],
});

/** The search waits for the bonus of a chosen event; says so when it does not come. */
function EventsNotice() {
  const { t } = useTranslation();
  const { game } = useSources();
  const { refetch } = useEvents();
  if (game.eventsState !== 'failed') return null;
  return (
    <Banner kind="warning" icon={<TriangleAlert size={16} />}>
      {t('builder.event.failed')}{' '}
      <Button variant="subtle" onClick={() => void refetch()}>
        {t('action.retry')}
      </Button>
    </Banner>
  );
}

interface BonusProps {
  readonly bonus: EventBonus;
  /** Whether the bonus is added to power; else it raises points. */
  readonly lifts: boolean;
}

function BonusRow({ question, bonus, lifts }: Props & BonusProps) {
  const { t } = useTranslation();
  const [isOpen, editor] = useDisclosure(false);
  const { inputs, change } = question;
  return (
    <FieldRow label={t('event.bonus')}>
      <BonusChips bonus={bonus} lifts={lifts} />
      <ActionIcon variant="subtle" aria-label={t('builder.event.edit')} onClick={editor.open}>
        <Pencil size={16} aria-hidden="true" />
      </ActionIcon>
      {inputs.bonus && (
        <ActionIcon
          variant="subtle"
          aria-label={t('builder.event.reload')}
          onClick={() => change({ bonus: null })}
        >
          <RotateCcw size={16} aria-hidden="true" />
        </ActionIcon>
      )}
      <BonusEditor opened={isOpen} question={question} bonus={bonus} lifts={lifts} onClose={editor.close} />
    </FieldRow>
  );
}

function BonusChips({ bonus, lifts }: BonusProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { game, bandName } = useSources();
  const facts = bonusFacts(bonus, lifts, (id) => game.characters.get(id)?.bandId ?? 0);
  const { characters, members } = facts;
  return (
    <>
      {bonus.attributes.map(({ attribute, percent }) => (
        <Chip key={attribute}>
          <AttributeMark attribute={attribute} label={t(`attribute.${attribute}`)} />
          {format.signedPercent(percent)}
        </Chip>
      ))}
      {characters && (
        <Chip>
          {characters.bandId !== null && (
            <BandMark bandId={characters.bandId} label={bandName(characters.bandId)} />
          )}
          {characters.bandId === null && t('builder.event.characterCount', { count: characters.count })}{' '}
          {format.signedPercent(characters.percent)}
        </Chip>
      )}
      {members && (
        <Chip>
          {t('builder.event.memberCount', { count: members.count })} {format.signedPercent(members.percent)}
        </Chip>
      )}
      {facts.stats.map(({ stat, percent }) => (
        <Chip key={stat}>
          {t(`stat.${stat}`)} {format.signedPercent(percent)}
        </Chip>
      ))}
      {facts.both > 0 && (
        <Chip>
          {t('event.both')} {format.signedPercent(facts.both)}
        </Chip>
      )}
      {facts.isEmpty && <span className="muted">{t('builder.event.noBonus')}</span>}
    </>
  );
}

interface TargetFieldProps {
  readonly question: Question;
}

/** What the best team is best for. */
function TargetField({ question }: TargetFieldProps) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  return (
    <FieldRow
      label={t('builder.target.label')}
      hint={inputs.target === 'both' ? t('builder.target.bothHint') : undefined}
    >
      <SegmentedChoice
        label={t('builder.target.label')}
        value={inputs.target}
        choices={TARGETS.map((target) => ({ value: target, label: t(`builder.target.${target}`) }))}
        onChange={(target) => change({ target })}
      />
    </FieldRow>
  );
}

interface BonusFacts {
  /** `bandId` when all the event's characters are of one band. */
  readonly characters: {
    readonly count: number;
    readonly percent: number;
    readonly bandId: number | null;
  } | null;
  readonly members: { readonly count: number; readonly percent: number } | null;
  readonly stats: readonly { readonly stat: Stat; readonly percent: number }[];
  readonly both: number;
  readonly isEmpty: boolean;
}

const highest = (rows: readonly { readonly percent: number }[]): number =>
  Math.max(...rows.map((row) => row.percent));

/** A bonus, to power if it `lifts` that and else to points, in the few facts that fit beside the event's name. */
function bonusFacts(bonus: EventBonus, lifts: boolean, bandOf: (characterId: number) => number): BonusFacts {
  const bands = new Set(bonus.characters.map((row) => bandOf(row.characterId)));
  const [band] = bands;
  const stats = STATS.map((stat, i) => ({ stat, percent: bonus.statPercent[i] ?? 0 })).filter(
    ({ percent }) => lifts && percent > 0,
  );
  const both = lifts ? bonus.parameterPercent : bonus.pointPercent;
  const { attributes, characters, members } = bonus;
  return {
    characters:
      characters.length === 0
        ? null
        : {
            count: characters.length,
            percent: highest(characters),
            bandId: bands.size === 1 && band ? band : null,
          },
    members: members.length === 0 ? null : { count: members.length, percent: highest(members) },
    stats,
    both,
    isEmpty: attributes.length + characters.length + members.length + stats.length === 0 && both === 0,
  };
}
