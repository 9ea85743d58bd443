import { ActionIcon, Button } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ActionKind } from '#machines/storyeditor/storyeditor.types';
import type { SheetAction } from '#model/media/story/editing/sheet';
import type { StoryStage } from '#model/media/story/story-state';
import { asInteger, type JsonObject } from '#model/records/reading';
import { isServerIndex } from '#model/vocabulary/servers';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KindIcon } from '../kind-icon.tsx';
import { addAction } from '../list/add-bar.tsx';
import { kindOf } from '../list/new-action.ts';
import { shift } from '../list/shift.ts';
import { currentView, type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';
import { flagIn, numberIn, textIn } from './act-fields.ts';
import { EffectFields } from './effect-fields.tsx';
import styles from './inspector.module.css';
import type { FieldsProps } from './inspector.types.ts';
import { LabelledNumber } from './labelled-number.tsx';
import { LayoutFields } from './layout-fields.tsx';
import { MAX_SECONDS } from './limits.ts';
import { ManyFields } from './many-fields.tsx';
import { MotionFields } from './motion-fields.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { OtherFields } from './other-fields.tsx';
import { SoundFields } from './sound-fields.tsx';
import { TalkFields } from './talk-fields.tsx';

const ICON = 16;

const FIELDS: Readonly<Record<Exclude<ActionKind, 'other'>, ComponentType<FieldsProps>>> = {
  talk: TalkFields,
  layout: LayoutFields,
  motion: MotionFields,
  effect: EffectFields,
  sound: SoundFields,
};

interface Props {
  readonly actor: StoryEditorActor;
  /** What the stage shows at the cursor. */
  readonly stage: StoryStage;
}

/** What the action at the cursor says, field by field; of several what they have in common; of none how the story begins. */
export function Inspector({ actor, stage }: Props) {
  const { t } = useTranslation();
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const selection = useStoryEditorPart(actor, (view) => view.selection);
  const cursor = useStoryEditorPart(actor, (view) => view.cursor);
  const index = asInteger(sheet.head.server) ?? 0;
  const server = isServerIndex(index) ? index : 0;
  const selected = sheet.actions.filter(({ id }) => selection.has(id));
  const at = sheet.actions.findIndex(({ id }) => id === cursor);
  const action = sheet.actions[at];
  const voiceBundle = textIn(sheet.head, 'voice');
  // An action that is deleted takes the button along that was pressed.
  const panel = useKeptFocus();
  return (
    <section
      {...panel}
      className={styles.inspector}
      tabIndex={-1}
      aria-label={t('storyEditor.inspector')}
      data-inspector
    >
      {selected.length > 1 ? (
        <>
          <h2 className={styles.title}>{t('storyEditor.selected', { count: selected.length })}</h2>
          <ManyFields actor={actor} server={server} actions={selected} />
        </>
      ) : action ? (
        <One
          key={action.id}
          actor={actor}
          number={at + 1}
          fields={{
            action,
            server,
            voiceBundle,
            stage,
            onChange: (fields) => changeAction(actor, action.id, fields),
          }}
        />
      ) : (
        <>
          <h2 className={styles.title}>{t('storyEditor.opening')}</h2>
          <OpeningFields head={sheet.head} server={server} onChange={(fields) => changeHead(actor, fields)} />
        </>
      )}
    </section>
  );
}

const fieldNames = (fields: JsonObject): string => Object.keys(fields).join(' ');

const changeAction = (actor: StoryEditorActor, id: number, fields: JsonObject) =>
  currentView(actor).run({ kind: 'change', id, fields }, `${id} ${fieldNames(fields)}`);

const changeHead = (actor: StoryEditorActor, fields: JsonObject) =>
  currentView(actor).run({ kind: 'head', fields }, `head ${fieldNames(fields)}`);

interface OneProps {
  readonly actor: StoryEditorActor;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly fields: FieldsProps;
}

function One({ actor, number, fields }: OneProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { action, onChange } = fields;
  const kind = kindOf(action.json);
  const Fields = kind === 'other' ? null : FIELDS[kind];
  return (
    <>
      <header className={styles.head}>
        <KindIcon kind={kind} size={18} />
        <h2 className={styles.title}>{t(`storyEditor.kind.${kind}`)}</h2>
        <span className={styles.hint}>{t('storyEditor.action', { number: integer(number) })}</span>
        <Buttons actor={actor} action={action} />
      </header>
      {Fields ? <Fields {...fields} /> : <OtherFields json={action.json} />}
      {Fields && (
        <div className={styles.line}>
          <LabelledNumber
            label={t('storyEditor.field.delay')}
            value={numberIn(action.json, 'delay')}
            max={MAX_SECONDS}
            decimals={2}
            suffix={t('unit.seconds', { seconds: '' })}
            onChange={(delay) => onChange({ delay })}
          />

          {/* A line waits for the reader in any case. */}
          {kind === 'talk' ? (
            <Button
              size="xs"
              variant="default"
              leftSection={<Plus size={14} aria-hidden="true" />}
              onClick={() => addAction(actor, 'talk')}
            >
              {t('storyEditor.nextLine')}
            </Button>
          ) : (
            <CheckField
              label={t('storyEditor.field.wait')}
              checked={flagIn(action.json, 'wait')}
              onChange={(wait) => onChange({ wait })}
            />
          )}
        </div>
      )}
    </>
  );
}

function Buttons({ actor, action }: { readonly actor: StoryEditorActor; readonly action: SheetAction }) {
  const { t } = useTranslation();
  const ids = [action.id];
  const acts = [
    { name: t('storyEditor.moveUp'), Icon: ArrowUp, act: () => shift(actor, -1) },
    { name: t('storyEditor.moveDown'), Icon: ArrowDown, act: () => shift(actor, 1) },
    {
      name: t('storyEditor.duplicate'),
      Icon: Copy,
      act: () => currentView(actor).run({ kind: 'duplicate', ids }),
    },
    {
      name: t('storyEditor.remove'),
      Icon: Trash2,
      act: () => currentView(actor).run({ kind: 'remove', ids }),
    },
  ];
  return (
    <span className={styles.acts}>
      {acts.map(({ name, Icon, act }) => (
        <ActionIcon key={name} variant="default" aria-label={name} title={name} onClick={act}>
          <Icon size={ICON} aria-hidden="true" />
        </ActionIcon>
      ))}
    </span>
  );
}
