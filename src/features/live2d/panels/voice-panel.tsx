import { ActionIcon, Select } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { characterOf, useModelNames } from '../model-names.ts';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';
import { type SpokenLine, useVoiceLines } from './use-voice-lines.ts';

const ICON = 16;
/** No character has more; all of them are in the list at once. */
const MAX_OPTIONS = 200;
const KINDS = ['card', 'stamp'] as const satisfies readonly SpokenLine['kind'][];

/** What she says; the mouth of the figure goes along. Absent where the data has no voice of hers. */
export function VoicePanel() {
  const { t } = useTranslation();
  const layer = useLive2dPart((view) => view.selected);
  const isReady = useLive2dPart(({ figure }) => figure?.status === 'ready');
  const lacksVoice = useLive2dPart((view) => view.lacksVoice);
  const nameOf = useModelNames();
  const hers = layer ? (nameOf(layer.model).costume?.characterId ?? characterOf(layer.model)) : null;
  const lines = useVoiceLines(hers);
  if (!layer || !isReady || lines.length === 0) return null;
  return (
    <Section id="voices" title={t('live2d.voices')}>
      <VoiceChoice layer={layer.id} lines={lines} />
      <p role="status" className={styles.hint}>
        {lacksVoice && t('live2d.noVoice')}
      </p>
    </Section>
  );
}

interface ChoiceProps {
  readonly layer: number;
  readonly lines: readonly SpokenLine[];
}

function VoiceChoice({ layer, lines }: ChoiceProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const isSpeaking = useLive2dPart((view) => view.isSpeaking);
  const [chosen, choose] = useState<string | null>(null);
  const line = lines.find(({ key }) => key === chosen) ?? lines[0];
  const groups = KINDS.map((kind) => ({
    group: t(`live2d.voiceKind.${kind}`),
    items: lines
      .filter((each) => each.kind === kind)
      .map(({ key, id, title }) => ({ value: key, label: `${title} #${id}`.trim() })),
  }));
  const { say, quiet } = currentView(viewer);
  return (
    <div className={styles.voice}>
      <Select
        className={styles.grow ?? ''}
        aria-label={t('live2d.voiceOf')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('list.noOption')}
        limit={MAX_OPTIONS}
        value={line?.key ?? null}
        data={groups.filter(({ items }) => items.length > 0)}
        onChange={choose}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={isSpeaking ? t('live2d.quiet') : t('live2d.say')}
        onClick={() => (isSpeaking ? quiet() : line && say({ layer, paths: line.paths }))}
      >
        {isSpeaking ? <Square size={ICON} aria-hidden="true" /> : <Play size={ICON} aria-hidden="true" />}
      </ActionIcon>
    </div>
  );
}
