import { ActionIcon, Select } from '@mantine/core';
import { Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { localised } from '#model/rules/localised';
import { gachaVoicePaths } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCards } from '#src/kit/data/lists.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { characterOf, useModelNames } from '../model-names.ts';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';

const ICON = 16;

/** What she says when she is drawn in a gacha; the mouth of the figure goes along. Absent where the data has no voice of hers. */
export function VoicePanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { main, sub } = useServers();
  const layer = useLive2dPart((view) => view.selected);
  const isReady = useLive2dPart(({ figure }) => figure?.status === 'ready');
  const isSpeaking = useLive2dPart((view) => view.isSpeaking);
  const lacksVoice = useLive2dPart((view) => view.lacksVoice);
  const nameOf = useModelNames();
  const cards = useCards().data?.byId;
  const hers = layer ? (nameOf(layer.model).costume?.characterId ?? characterOf(layer.model)) : null;
  const lines = useMemo(
    () =>
      [...(cards?.values() ?? [])]
        .filter(({ characterId, resourceSetName }) => characterId === hers && resourceSetName !== '')
        .sort((a, b) => b.id - a.id),
    [cards, hers],
  );
  const [chosen, choose] = useState<string | null>(null);
  const card = lines.find(({ id }) => String(id) === chosen) ?? lines[0];
  if (!layer || !card || !isReady) return null;
  const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
  const { say, quiet } = currentView(viewer);
  return (
    <Section id="voices" title={t('live2d.voices')}>
      <div className={styles.voice}>
        <Select
          className={styles.grow ?? ''}
          aria-label={t('live2d.voiceOf')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('list.noOption')}
          limit={60}
          value={String(card.id)}
          data={lines.map((one) => ({
            value: String(one.id),
            label: `${localised(one.name, main, sub)?.value ?? ''} #${one.id}`.trim(),
          }))}
          onChange={choose}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={isSpeaking ? t('live2d.quiet') : t('live2d.say')}
          onClick={() =>
            isSpeaking ? quiet() : say({ layer: layer.id, paths: gachaVoicePaths(server, card) })
          }
        >
          {isSpeaking ? <Square size={ICON} aria-hidden="true" /> : <Play size={ICON} aria-hidden="true" />}
        </ActionIcon>
      </div>
      <p role="status" className={styles.hint}>
        {lacksVoice && t('live2d.noVoice')}
      </p>
    </Section>
  );
}
