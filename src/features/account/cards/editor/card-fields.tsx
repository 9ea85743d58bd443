import { Slider, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { BOUNDS } from '#model/profile/defaults';
import type { CardPatch } from '#model/profile/edit/card-values';
import type { ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { artKinds } from '#model/rules/asset-paths';
import { cardMaxLevel } from '#model/rules/card-parameters';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import styles from './card-editor.module.css';

interface LevelFieldProps {
  readonly id: number;
  readonly level: number;
  readonly max: number;
  /** `key` is the same as long as it is one setting, such as a number being typed. */
  readonly onChange: (level: number, key: string) => void;
}

/** The level by a slider and as a number. Every level on the way counts at once, so that none is lost. */
function LevelField({ id, level, max, onChange }: LevelFieldProps) {
  const { t } = useTranslation();
  const slides = useRef(0);
  return (
    <div className={styles.level}>
      <Slider
        className={styles.slider ?? ''}
        value={level}
        min={1}
        max={max}
        label={null}
        thumbLabel={t('card.level')}
        onChange={(value) => onChange(value, `level ${id} slide ${slides.current}`)}
        onChangeEnd={() => {
          slides.current += 1;
        }}
      />
      <StepperField
        label={t('collection.levelNumber')}
        value={level}
        min={1}
        max={max}
        onChange={(value) => onChange(value, `level ${id} typed`)}
      />
    </div>
  );
}

interface Props {
  readonly card: CardRecord;
  readonly entry: ProfileCard;
  readonly onSet: (patch: CardPatch, key?: string) => void;
}

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, value) => value);

/** The values of one owned card, each within what the card can have. */
export function CardFields({ card, entry, onSet }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const isTrained = entry.train === 1;
  return (
    <div className={styles.fields}>
      <Row label={t('card.level')}>
        <LevelField
          id={entry.id}
          level={entry.level}
          max={cardMaxLevel(card, isTrained)}
          onChange={(level, key) => onSet({ level }, key)}
        />
      </Row>
      {card.training && (
        <Row label={t('card.trained')}>
          <Switch
            aria-label={t('card.trained')}
            checked={isTrained}
            onChange={(event) => onSet({ train: event.currentTarget.checked ? 1 : 0 })}
          />
        </Row>
      )}
      <Row label={t('card.skillLevel')}>
        <SegmentedChoice
          label={t('card.skillLevel')}
          choices={upTo(BOUNDS.skill).map((value) => ({ value, label: integer(value + 1) }))}
          value={entry.skill}
          onChange={(skill) => onSet({ skill })}
        />
      </Row>
      <Row label={t('card.master')}>
        <SegmentedChoice
          label={t('card.master')}
          choices={upTo(BOUNDS.master).map((value) => ({ value, label: integer(value) }))}
          value={entry.master}
          onChange={(master) => onSet({ master })}
        />
      </Row>
      {card.episodes.length > 0 && (
        <Row label={t('card.episodes')}>
          <SegmentedChoice
            label={t('card.episodes')}
            choices={upTo(card.episodes.length).map((value) => ({ value, label: integer(value) }))}
            value={entry.ep}
            onChange={(ep) => onSet({ ep })}
          />
        </Row>
      )}
      {isTrained && artKinds(card).length > 1 && <ArtRow entry={entry} onSet={onSet} />}
      <Row label={t('card.mineOf.excluded')}>
        <Switch
          aria-label={t('collection.exclude')}
          checked={entry.exclude}
          onChange={(event) => onSet({ exclude: event.currentTarget.checked })}
        />
      </Row>
    </div>
  );
}

function ArtRow({ entry, onSet }: Pick<Props, 'entry' | 'onSet'>) {
  const { t } = useTranslation();
  return (
    <Row label={t('card.art')}>
      <SegmentedChoice
        label={t('card.art')}
        choices={[
          { value: 0, label: t('card.artKind.normal') },
          { value: 1, label: t('card.artKind.after_training') },
        ]}
        value={entry.art}
        onChange={(art) => onSet({ art: art === 1 ? 1 : 0 })}
      />
    </Row>
  );
}

/** Label and control side by side; the control says its own name. */
function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div>{children}</div>
    </>
  );
}
