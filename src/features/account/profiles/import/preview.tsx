import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import { ProblemRows } from './problem-rows.tsx';
import type { ImportingView } from './use-importing.ts';
import { type Planned, type Reading, usePlan } from './use-plan.ts';

interface Props {
  readonly planned: Planned;
  /** Shown where there are several. */
  readonly isAlone: boolean;
}

const SHOWN_IDS = 12;

/** How many cards of one profile are added, changed and unchanged. */
function PreviewCounts({ planned, isAlone }: Props) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const shownName = useProfileName();
  const { profile, isNew, isServerOpen, added, changed, lowered, same, untouched, items, unknown } = planned;
  const facts = [
    ['added', added.length],
    ['changed', changed.length],
    ['lowered', lowered.length],
    ['same', same],
    ['untouched', untouched],
    ['items', items],
  ] as const;
  const ids = unknown.slice(0, SHOWN_IDS).map((id) => `#${id}`);
  return (
    <div className={styles.planned}>
      {(isNew || !isAlone) && (
        <p className={styles.name}>
          {t('profile.choice', {
            name: shownName(profile.name),
            server: t(`server.${SERVERS[profile.server]}`),
          })}
        </p>
      )}
      {isServerOpen && <p className="muted">{t('import.mainServer')}</p>}
      <dl className={styles.counts}>
        {facts
          .filter(([fact, count]) => count > 0 || fact === 'added' || (fact === 'changed' && !isNew))
          .filter(([fact]) => !isNew || fact === 'added' || fact === 'items')
          .map(([fact, count]) => (
            <div key={fact} data-fact={fact}>
              <dt>{t(`import.fact.${fact}`)}</dt>
              <dd>{integer(count)}</dd>
            </div>
          ))}
      </dl>
      {unknown.length > 0 && (
        <p className={styles.warning}>
          {t('import.unknownCards', { number: integer(unknown.length), ids: list(ids) })}
        </p>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly importing: ImportingView;
  readonly reading: Reading;
  readonly onApplied: () => void;
}

/** What an import would change, and the choice to let it. */
export function Preview({ importing, reading, onApplied }: PreviewProps) {
  const { t } = useTranslation();
  const { plan, apply } = usePlan(importing, reading);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  // Another text is another preview to announce.
  useEffect(() => {
    if (!reading) return;
    heading.current?.focus({ preventScroll: true });
    // All of it, down to its buttons: the focus alone would leave them below the screen.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [reading]);
  return (
    <section ref={section} className={styles.preview} aria-labelledby="import-preview">
      <h3 ref={heading} tabIndex={-1} id="import-preview">
        {t('import.previewTitle')}
      </h3>
      <p className="muted">{t(`import.found.${reading.form}`)}</p>
      {reading.profiles.length === 1 && <Choices importing={importing} plan={plan} />}
      {plan.map((planned) => (
        <PreviewCounts key={planned.key} planned={planned} isAlone={plan.length === 1} />
      ))}
      <ProblemRows reading={reading} />
      <div className={styles.buttons}>
        <Button
          variant="filled"
          leftSection={<Check size={16} aria-hidden="true" />}
          onClick={() => {
            apply();
            onApplied();
          }}
        >
          {t('import.apply')}
        </Button>
        <Button onClick={importing.discard}>{t('import.discard')}</Button>
      </div>
    </section>
  );
}

interface ChoicesProps extends Pick<PreviewProps, 'importing'> {
  readonly plan: readonly Planned[];
}

/** Where the one profile goes, and how cards begin that are known by their ids alone. */
function Choices({ importing, plan }: ChoicesProps) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const shownName = useProfileName();
  const { target, fill, chooseTarget, chooseFill } = importing;
  return (
    <>
      {activeProfile && (
        <FieldRow label={t('import.target')}>
          <SegmentedChoice
            label={t('import.target')}
            value={target}
            choices={[
              { value: 'new', label: t('import.targetOf.new') },
              {
                value: 'active',
                label: t('import.targetOf.active', { name: shownName(activeProfile.name) }),
              },
            ]}
            onChange={chooseTarget}
          />
        </FieldRow>
      )}
      {plan.some(({ hasBareCards }) => hasBareCards) && (
        <FieldRow label={t('import.fill')} hint={t('import.fillHint')}>
          <SegmentedChoice
            label={t('import.fill')}
            value={fill}
            choices={[
              { value: 'start', label: t('import.fillOf.start') },
              { value: 'finished', label: t('import.fillOf.finished') },
            ]}
            onChange={chooseFill}
          />
        </FieldRow>
      )}
    </>
  );
}
