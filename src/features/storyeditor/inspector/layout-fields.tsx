import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { SIDES } from '#model/media/story/script.types';
import type { JsonObject } from '#model/records/reading';
import { costumeThumbPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useCostumeNames } from '#src/features/stories/theatre/cast-names.ts';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CostumePicker } from '../pickers/costume-picker.tsx';
import { usePeople } from '../use-people.ts';
import { characterIn, numberIn, textIn } from './act-fields.ts';
import { FigureAct } from './figure-act.tsx';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';
import { LabelledNumber } from './labelled-number.tsx';
import { MAX_OFFSET } from './limits.ts';
import { PersonSelect } from './person-select.tsx';

const LAYOUTS = ['appear', 'move', 'hide', 'shakeX', 'shakeY'] as const;
type Layout = (typeof LAYOUTS)[number];

const asLayout = (value: string): Layout => LAYOUTS.find((each) => each === value) ?? 'appear';

/** Which ends of its way a figure has. */
const ENDS: Readonly<Record<Layout, readonly ('From' | 'To')[]>> = {
  appear: ['From', 'To'],
  move: ['From', 'To'],
  hide: ['From', 'To'],
  shakeX: [],
  shakeY: [],
};

/** Who comes, goes or moves, from where to where, and in what. */
export function LayoutFields({ action, server, stage, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const { json } = action;
  const people = usePeople(server);
  const layout = asLayout(textIn(json, 'layoutType'));
  const id = characterIn(json);
  const own = textIn(json, 'costume');
  const worn = own || (stage.figures.find(({ characterId }) => characterId === id)?.costume ?? '');
  return (
    <>
      <SegmentedChoice
        label={t('storyEditor.field.layout')}
        value={layout}
        choices={LAYOUTS.map((value) => ({ value, label: t(`storyEditor.layout.${value}`) }))}
        onChange={(layoutType) => onChange({ layoutType })}
      />
      <PersonSelect
        label={t('storyEditor.field.figure')}
        people={people}
        value={id}
        onChange={(character) => onChange({ character })}
      />
      {layout === 'appear' && (
        <Costume characterId={id} server={server} costume={own} worn={worn} onChange={onChange} />
      )}
      {ENDS[layout].map((end) => (
        <End key={end} end={end} json={json} onChange={onChange} />
      ))}
      <FigureAct
        server={server}
        costume={worn}
        motion={textIn(json, 'motion')}
        expression={textIn(json, 'expression')}
        onChange={onChange}
      />
    </>
  );
}

interface EndProps extends Pick<FieldsProps, 'onChange'> {
  readonly end: 'From' | 'To';
  readonly json: JsonObject;
}

/** One end of the way: a place, and how far beside it. */
function End({ end, json, onChange }: EndProps) {
  const { t } = useTranslation();
  const [side, offset] = [`side${end}`, `side${end}OffsetX`];
  const value = textIn(json, side) || 'none';
  const isKnown = SIDES.some((each) => each === value);
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={t(`storyEditor.field.side${end}`)}
        value={value}
        data={[
          ...(isKnown ? [] : [{ value, label: value }]),
          ...SIDES.map((each) => ({ value: each, label: t(`storyEditor.side.${each}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ [side]: currentTarget.value })}
      />
      <LabelledNumber
        label={t('storyEditor.field.offset')}
        value={numberIn(json, offset)}
        min={-MAX_OFFSET}
        max={MAX_OFFSET}
        onChange={(px) => onChange({ [offset]: px })}
      />
    </div>
  );
}

interface CostumeProps extends Pick<FieldsProps, 'server' | 'onChange'> {
  readonly characterId: number;
  readonly costume: string;
  /** What the figure wears where the action names nothing. */
  readonly worn: string;
}

/** What a figure wears, with its picture. */
function Costume({ characterId, server, costume, worn, onChange }: CostumeProps) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const { nameOf, recordOf } = useCostumeNames();
  const record = recordOf(costume || worn);
  const name = costume === '' ? '' : nameOf(costume, characterId).name;
  const words = name || (worn === '' ? t('storyEditor.noCostume') : t('storyEditor.sameCostume'));
  return (
    <>
      <PickerButton
        tall
        label={t('storyEditor.field.costume')}
        clearLabel={t('action.clear')}
        onOpen={() => open(true)}
        onClear={costume === '' ? undefined : () => onChange({ costume: '' })}
      >
        {record && <img className={styles.thumb} src={costumeThumbPath(SERVERS[server], record)} alt="" />}
        {words}
      </PickerButton>
      <CostumePicker
        opened={isOpen}
        characterId={characterId}
        costume={costume}
        onClose={() => open(false)}
        onPick={(picked) => onChange({ costume: picked })}
      />
    </>
  );
}
