import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { JsonObject } from '#model/records/reading';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import { characterIn, numberIn, textIn } from './act-fields.ts';
import { FigureAct } from './figure-act.tsx';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';
import { MAX_SECONDS } from './limits.ts';
import { PersonSelect } from './person-select.tsx';

interface Props extends Pick<FieldsProps, 'server' | 'stage'> {
  readonly part: JsonObject;
  readonly people: ReadonlyMap<number, StagePerson>;
  /** Null takes it out. */
  readonly onChange: (change: JsonObject | null) => void;
}

/** What one figure does while a line is said. */
export function TalkMotion({ part, people, server, stage, onChange }: Props) {
  const { t } = useTranslation();
  const id = characterIn(part);
  const costume = stage.figures.find(({ characterId }) => characterId === id)?.costume ?? '';
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <PersonSelect
          label={t('storyEditor.field.mover')}
          people={people}
          value={id}
          onChange={(character) => onChange({ character })}
        />
        <NumberField
          label={t('storyEditor.field.delay')}
          value={numberIn(part, 'delay')}
          max={MAX_SECONDS}
          decimals={2}
          suffix={t('unit.seconds', { seconds: '' })}
          onChange={(delay) => onChange({ delay })}
        />
        <ActionIcon
          variant="subtle"
          aria-label={t('storyEditor.removeMotion')}
          title={t('storyEditor.removeMotion')}
          onClick={() => onChange(null)}
        >
          <Trash2 size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FigureAct
        server={server}
        isBare
        costume={costume}
        motion={textIn(part, 'motion')}
        expression={textIn(part, 'expression')}
        onChange={onChange}
      />
    </div>
  );
}
