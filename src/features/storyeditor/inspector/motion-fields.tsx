import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePeople } from '../use-people.ts';
import { characterIn, textIn } from './act-fields.ts';
import { FigureAct } from './figure-act.tsx';
import type { FieldsProps } from './inspector.types.ts';
import { PersonSelect } from './person-select.tsx';

/** What a figure does between two lines. */
export function MotionFields({ action, server, stage, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const { json } = action;
  const people = usePeople(server);
  const id = characterIn(json);
  return (
    <>
      <PersonSelect
        label={t('storyEditor.field.figure')}
        people={people}
        value={id}
        onChange={(character) => onChange({ character })}
      />
      <FigureAct
        server={server}
        costume={stage.figures.find(({ characterId }) => characterId === id)?.costume ?? ''}
        motion={textIn(json, 'motion')}
        expression={textIn(json, 'expression')}
        onChange={onChange}
      />
    </>
  );
}
