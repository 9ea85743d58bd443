import { Button } from '@mantine/core';
import { Copy, LayoutGrid, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SheetAction } from '#model/media/story/editing/sheet';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CostumePicker } from '../pickers/costume-picker.tsx';
import { usePeople } from '../use-people.ts';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import { characterIn } from './act-fields.ts';
import styles from './inspector.module.css';
import { PersonSelect } from './person-select.tsx';

interface Props {
  readonly actor: StoryEditorActor;
  readonly server: ServerIndex;
  /** Those that are selected. */
  readonly actions: readonly SheetAction[];
}

/** What can be done with several actions at once. */
export function ManyFields({ actor, server, actions }: Props) {
  const { t } = useTranslation();
  const people = usePeople(server);
  const [dressed, dress] = useState<number | null>(null);
  const ids = actions.map(({ id }) => id);
  const lines = actions.filter(({ json }) => json.type === 'talk').map(({ id }) => id);
  const figures = new Set(actions.map(({ json }) => characterIn(json)).filter((id) => id > 0));
  const { run } = currentView(actor);
  const speak = (characterId: number) =>
    run({ kind: 'speaker', ids: lines, characterId, name: people.get(characterId)?.plate ?? ' ' });
  return (
    <>
      {lines.length > 0 && (
        <PersonSelect
          label={t('storyEditor.speakerOfAll', { count: lines.length })}
          people={people}
          value={0}
          onChange={speak}
        />
      )}
      <div className={styles.buttons}>
        {[...figures].map((id) => (
          <Button key={id} size="xs" variant="default" onClick={() => dress(id)}>
            {t('storyEditor.dress', { name: people.get(id)?.name ?? `#${id}` })}
          </Button>
        ))}
        {figures.size > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<LayoutGrid size={14} aria-hidden="true" />}
            onClick={() => run({ kind: 'place', ids })}
          >
            {t('storyEditor.placeThem')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<Copy size={14} aria-hidden="true" />}
          onClick={() => run({ kind: 'duplicate', ids })}
        >
          {t('storyEditor.duplicate')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Trash2 size={14} aria-hidden="true" />}
          onClick={() => run({ kind: 'remove', ids })}
        >
          {t('storyEditor.remove')}
        </Button>
      </div>
      <CostumePicker
        opened={dressed !== null}
        characterId={dressed ?? 0}
        costume=""
        onClose={() => dress(null)}
        onPick={(costume) => dressed !== null && run({ kind: 'costume', characterId: dressed, costume, ids })}
      />
    </>
  );
}
