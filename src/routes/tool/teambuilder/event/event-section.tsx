import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Check, Pencil, RotateCcw, TriangleAlert } from 'lucide-react';
import { liftsPower } from '#model/rules/event-play';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { BandMark } from '#src/components/band-mark.tsx';
import { Banner } from '#src/components/banner.tsx';
import { Chip } from '#src/components/chip.tsx';
import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { Section } from '#src/components/section.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useEvents } from '#src/data/lists.ts';
import { PlayFields } from '../points/play-fields.tsx';
import { TargetField } from '../points/target-field.tsx';
import type { Builder } from '../state/builder.ts';
import { eventChange } from '../state/request.ts';
import { BonusEditor } from './bonus-editor.tsx';
import { bonusFacts } from './bonus-facts.ts';
import { EventField } from './event-field.tsx';

interface Props {
  readonly builder: Builder;
}

/** Which event, and what it gives. */
export function EventSection({ builder }: Props) {
  const { t } = useTranslation();
  const { event, inputs, kind } = builder;
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
        <EventField builder={builder} changeFor={eventChange} />
      </FieldRow>
      {inputs.event !== null && <EventsNotice builder={builder} />}
      {event && (lifts || kind) && <BonusRow builder={builder} lifts={lifts} />}
      {kind &&
        (lifts ? <p className="muted">{t('builder.target.same')}</p> : <TargetField builder={builder} />)}
      {kind && <PlayFields builder={builder} kind={kind} />}
      {event && !lifts && (kind === null || inputs.target === 'score') && (
        <p className="muted">{t('builder.event.points')}</p>
      )}
    </Section>
  );
}

/** The search waits for the bonus of a chosen event; says so when it does not come. */
function EventsNotice({ builder: { game } }: Props) {
  const { t } = useTranslation();
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

interface BonusProps extends Props {
  /** Whether the bonus is added to power; else it raises points. */
  readonly lifts: boolean;
}

function BonusRow({ builder, lifts }: BonusProps) {
  const { t } = useTranslation();
  const [isOpen, editor] = useDisclosure(false);
  const { bonus, inputs, change } = builder;
  return (
    <FieldRow label={t('event.bonus')}>
      <BonusChips builder={builder} lifts={lifts} />
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
      {bonus && (
        <BonusEditor opened={isOpen} builder={builder} bonus={bonus} lifts={lifts} onClose={editor.close} />
      )}
    </FieldRow>
  );
}

function BonusChips({ builder, lifts }: BonusProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { bonus, game } = builder;
  if (!bonus) return null;
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
            <BandMark bandId={characters.bandId} label={builder.bandName(characters.bandId)} />
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
