import { Button } from '@mantine/core';
import { FileDown, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StoryCommand } from '#model/media/story/editing/commands';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('../files/import-dialog.tsx')).ImportDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await import('../files/export-dialog.tsx')).ExportDialog,
}));

interface Props {
  readonly actor: StoryEditorActor;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Takes what was imported, and shows its first line. */
function take(actor: StoryEditorActor, command: StoryCommand): void {
  const there = new Set(
    command.kind === 'replace' ? [] : currentView(actor).sheet.actions.map(({ id }) => id),
  );
  currentView(actor).run(command);
  const { sheet, moveTo } = currentView(actor);
  const line = sheet.actions.find(({ id, json }) => !there.has(id) && json.type === 'talk');
  if (line) moveTo(line.id);
}

/** Makes actions of a text, a document or a source. */
export function ImportButton({ actor }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  return (
    <>
      <Button leftSection={<Upload {...ICON} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('storyEditor.draft.import')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            opened
            sheet={sheet}
            onClose={() => setOpen(false)}
            onTake={(command) => take(actor, command)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Saves the story as a file. */
export function ExportButton({ actor, title }: Props & { readonly title: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  return (
    <>
      <Button leftSection={<FileDown {...ICON} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('storyEditor.draft.export')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ExportDialog opened sheet={sheet} title={title} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
