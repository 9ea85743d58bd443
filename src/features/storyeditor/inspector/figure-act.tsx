import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCostumeActs } from '../pickers/game-files.data.ts';
import styles from './inspector.module.css';
import { NameField } from './name-field.tsx';

interface Props {
  readonly server: ServerIndex;
  /** What the figure wears; empty where no one knows. */
  readonly costume: string;
  readonly motion: string;
  readonly expression: string;
  readonly isBare?: boolean;
  readonly onChange: (fields: { readonly motion?: string; readonly expression?: string }) => void;
}

const FIRST_FACES = 6;

/** What a figure does and looks like; the faces of its costume are a press away. */
export function FigureAct({ server, costume, motion, expression, isBare = false, onChange }: Props) {
  const { t } = useTranslation();
  const { motions, expressions } = useCostumeActs(SERVERS[server], costume);
  return (
    <div className={styles.act}>
      <div className={styles.pair}>
        <NameField
          label={t('storyEditor.field.motion')}
          value={motion}
          names={motions}
          isBare={isBare}
          onChange={(name) => onChange({ motion: name })}
        />
        <NameField
          label={t('storyEditor.field.expression')}
          value={expression}
          names={expressions}
          isBare={isBare}
          onChange={(name) => onChange({ expression: name })}
        />
      </div>
      {expressions.length > 0 && (
        <fieldset className={styles.chips} aria-label={t('storyEditor.field.expression')}>
          {expressions.slice(0, FIRST_FACES).map((name) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={name === expression}
              onClick={() => onChange({ expression: name === expression ? '' : name })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
