import { Select } from '@mantine/core';
import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import type { WrittenLine } from '#model/media/story/writing/text/written-line';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePeople } from '../use-people.ts';
import { CastBar } from './cast-bar.tsx';
import styles from './files.module.css';
import type { ImportChoice, ImportChoices } from './import-choices.ts';
import { LineList } from './line-list.tsx';
import { NamesTable } from './names-table.tsx';
import { TakeButtons } from './take-buttons.tsx';
import { serverOf } from './taking.ts';
import { useCastDrag } from './use-cast-drag.ts';
import { type TextImport, useTextImport } from './use-text-import.ts';

interface Props {
  readonly all: readonly WrittenLine[];
  readonly sheet: StorySheet;
  readonly choices: ImportChoices;
  readonly change: (choice: ImportChoice) => void;
  readonly onClose: () => void;
  readonly onTake: (command: StoryCommand) => void;
}

/** What was found in a text: who is who, who says what, and the way onto the stage. */
export function TextFound({ all, sheet, choices, change, ...ends }: Props) {
  const { t } = useTranslation();
  const people = usePeople(serverOf(sheet));
  const found = useTextImport(all, sheet, people, choices);
  const drag = useCastDrag(choices, change);
  return (
    <>
      <Summary found={found} chapter={choices.chapter} change={change} />
      {found.plates.length > 0 && (
        <NamesTable plates={found.plates} roleOf={found.roleOf} people={people} change={change} />
      )}
      <section className={styles.part} aria-labelledby="story-import-lines">
        <h3 id="story-import-lines">{t('storyEditor.files.linesTitle')}</h3>
        <p className="muted">{t('storyEditor.files.linesText')}</p>
        <CastBar cast={found.cast} people={people} choices={choices} drag={drag} change={change} />
        <LineList found={found} people={people} choices={choices} drag={drag} change={change} />
      </section>
      {found.lines.some(({ kind }) => kind === 'direction') && (
        <CheckField
          label={t('storyEditor.files.directions')}
          checked={choices.keepsDirections}
          onChange={(keeps) => change({ kind: 'directions', keeps })}
        />
      )}
      <TakeButtons hasStory={sheet.actions.length > 0} command={found.command} {...ends} />
    </>
  );
}

interface SummaryProps {
  readonly found: TextImport;
  readonly chapter: number | null;
  readonly change: (choice: ImportChoice) => void;
}

/** How much it is, and which chapter of it is taken. */
function Summary({ found: { chapters, lines }, chapter, change }: SummaryProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const said = lines.filter(({ kind }) => kind === 'said' || kind === 'narration' || kind === 'direction');
  const scenes = lines.filter(({ kind }) => kind === 'scene');
  return (
    <div className={styles.summary}>
      <p>
        {t('storyEditor.files.lines', { number: integer(said.length) })} ·{' '}
        {t('storyEditor.files.scenes', { number: integer(scenes.length) })}
      </p>
      {chapters.length > 0 && (
        <Select
          label={t('storyEditor.files.chapter')}
          allowDeselect={false}
          value={`${chapter ?? ''}`}
          data={[
            { value: '', label: t('storyEditor.files.wholeText') },
            ...chapters.map(({ title }, nth) => ({
              value: `${nth}`,
              label: title || t('storyEditor.files.beginning'),
            })),
          ]}
          onChange={(value) => change({ kind: 'chapter', chapter: value ? Number(value) : null })}
        />
      )}
    </div>
  );
}
