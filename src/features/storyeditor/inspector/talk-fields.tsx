import { Button, Textarea, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { JsonObject } from '#model/records/reading';
import { Face } from '#src/kit/card/face.tsx';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePeople } from '../use-people.ts';
import { flagIn, litIn, numbered, partsIn, textIn, withPart } from './act-fields.ts';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';
import { PersonSelect } from './person-select.tsx';
import { TalkMotion } from './talk-motion.tsx';
import { VoiceFields } from './voice-fields.tsx';

const FACE = 28;
/** What the game's window has room for, roughly. */
const ROOMY = 120;

const NARRATION = ' ';

/** A line: who says it, what, how, and with which voice. */
export function TalkFields(props: FieldsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { action, server, stage, onChange } = props;
  const { json } = action;
  const people = usePeople(server);
  const lit = litIn(json);
  const motions = partsIn(json, 'motions');
  const body = textIn(json, 'body');
  const speak = (id: number) => {
    const plate = people.get(id)?.plate ?? '';
    onChange({
      name: id === 0 ? NARRATION : plate || textIn(json, 'name'),
      characters: id === 0 ? [] : [id],
    });
  };
  const changeMotion = (nth: number, change: JsonObject | null) =>
    onChange({ motions: withPart(motions, nth, change) });
  const figures = stage.figures.map(({ characterId }) => characterId);
  return (
    <>
      <div className={styles.pair}>
        <PersonSelect
          label={t('storyEditor.field.speaker')}
          people={people}
          value={lit[0] ?? 0}
          none={t('storyEditor.narration')}
          onChange={speak}
        />
        <TextInput
          aria-label={t('storyEditor.field.shownAs')}
          placeholder={t('storyEditor.field.shownAs')}
          value={textIn(json, 'name')}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      </div>
      <Textarea
        data-line
        aria-label={t('storyEditor.field.line')}
        placeholder={t('storyEditor.field.line')}
        rows={2}
        classNames={{ input: styles.written ?? '' }}
        value={body}
        onChange={({ currentTarget }) => onChange({ body: currentTarget.value })}
      />
      <p className={styles.count}>
        {t('storyEditor.letters', { number: integer([...body].length), room: integer(ROOMY) })}
      </p>
      <Lit ids={[...new Set([...figures, ...lit])]} lit={lit} people={people} onChange={onChange} />
      {numbered(motions).map(({ part, nth }) => (
        <TalkMotion
          key={nth}
          part={part}
          people={people}
          server={server}
          stage={stage}
          onChange={(change) => changeMotion(nth, change)}
        />
      ))}
      <VoiceFields {...props} people={people}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange({ motions: [...motions, newMotion(lit[0] ?? figures[0] ?? 0)] })}
        >
          {t('storyEditor.addMotion')}
        </Button>
        <CheckField
          label={t('storyEditor.field.close')}
          checked={flagIn(json, 'close')}
          onChange={(close) => onChange({ close })}
        />
      </VoiceFields>
    </>
  );
}

const newMotion = (character: number): JsonObject => ({ character, motion: '', expression: '', delay: 0 });

interface LitProps {
  readonly ids: readonly number[];
  readonly lit: readonly number[];
  readonly people: ReturnType<typeof usePeople>;
  readonly onChange: FieldsProps['onChange'];
}

/** Who is lit while the line is said. */
function Lit({ ids, lit, people, onChange }: LitProps) {
  const { t } = useTranslation();
  if (ids.length < 2) return null;
  const toggle = (id: number) =>
    onChange({ characters: lit.includes(id) ? lit.filter((each) => each !== id) : [...lit, id] });
  return (
    <fieldset className={styles.lit}>
      <legend>{t('storyEditor.field.lit')}</legend>
      {ids.map((id) => {
        const person = people.get(id);
        const name = person?.name ?? `#${id}`;
        return (
          <FilterChip key={id} pressed={lit.includes(id)} label={name} onPress={() => toggle(id)}>
            {person ? <Face {...person} size={FACE} /> : name}
          </FilterChip>
        );
      })}
    </fieldset>
  );
}
