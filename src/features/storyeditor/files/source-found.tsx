import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TakeButtons } from './take-buttons.tsx';
import { fitting, insertion } from './taking.ts';

interface Props {
  readonly found: StorySheet;
  readonly sheet: StorySheet;
  readonly onClose: () => void;
  readonly onTake: (command: StoryCommand) => void;
}

/** A source, as it is published: it takes the place of the story with all that it says, or its actions come behind the others. */
export function SourceFound({ found, sheet, ...ends }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const command = (isReplacing: boolean): StoryCommand | null => {
    // One that is too large to be published is opened, so that its author can part it (reference R144).
    if (isReplacing) return { kind: 'replace', sheet: found };
    const actions = found.actions.map(({ json }) => json);
    return fitting(sheet, insertion(sheet, actions, false));
  };
  return (
    <>
      <p>
        <b>{t('storyEditor.files.sourceFound')}</b> ·{' '}
        {t('storyEditor.files.actions', { number: integer(found.actions.length) })}
      </p>
      <TakeButtons hasStory={sheet.actions.length > 0} command={command} {...ends} />
    </>
  );
}
