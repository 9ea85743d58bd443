import { Angry, Annoyed, Frown, Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { useState } from 'react';
import type { LayerModel } from '#model/media/live2d/scene/scene';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ModelPicker } from '../picker/model-picker.tsx';
import { currentView, missingNames, useLive2dPart, useViewer } from '../use-live2d.ts';
import { NotThere } from './act-list.tsx';
import { Borrowed } from './borrowed.tsx';
import { Nothing } from './nothing.tsx';
import styles from './panels.module.css';

const NONE: readonly string[] = [];

/** Signs for the moods that names of expressions begin with. */
const SIGNS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(smile|kime|nf)/, Smile],
  [/^(laugh|surprised|shy)/, Laugh],
  [/^(angry|odoodo)/, Angry],
  [/^(sad|cry)/, Frown],
  [/^(wink|serious|nnf)/, Annoyed],
];

const signOf = (name: string): LucideIcon => SIGNS.find(([names]) => names.test(name))?.[1] ?? Meh;

/** Faces of the figure, and motions and faces of other models. */
export function ExpressionPanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [isOpen, open] = useState(false);
  const [lender, lend] = useState<LayerModel | null>(null);
  const layer = useLive2dPart((view) => view.selected);
  const names = useLive2dPart(({ figure }) => (figure?.status === 'ready' ? figure.facts.expressions : NONE));
  const figure = useLive2dPart((view) => view.figure);
  const missing = missingNames(figure, 'expression', null);
  const { wear } = currentView(viewer);
  const own = layer?.expression?.of === null ? layer.expression.name : null;
  const from = lender ?? layer?.motion?.of ?? layer?.expression?.of ?? null;
  return (
    <Section
      id="expressions"
      title={t('live2d.expressions')}
      note={
        layer && (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => open(true)}>
            {t('live2d.ofAnother')}
          </button>
        )
      }
    >
      <Nothing isThere={names.length > 0} text={t('live2d.noExpressions')}>
        <div className={styles.faces}>
          {names.map((name) => {
            const Sign = signOf(name);
            return (
              <button
                key={name}
                type="button"
                className={styles.face}
                aria-pressed={name === own}
                data-missing={missing.includes(name) || undefined}
                onClick={() => layer && wear(layer.id, name === own ? null : { name, of: null })}
              >
                <Sign size={18} aria-hidden="true" />
                <span>{name}</span>
                {missing.includes(name) && <NotThere />}
              </button>
            );
          })}
        </div>
      </Nothing>
      {layer && from && <Borrowed layer={layer} from={from} />}
      <ModelPicker
        opened={isOpen}
        title={t('live2d.borrowFrom')}
        selected={from}
        onClose={() => open(false)}
        onPick={lend}
      />
    </Section>
  );
}
