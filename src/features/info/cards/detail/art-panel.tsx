import { useState } from 'react';
import type { CardRecord } from '#model/records/card';
import { type ArtKind, artKinds, cardArtPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';
import { useArtKinds } from './use-art-kinds.ts';

const CUTS = ['card', 'trim'] as const;

interface Choice {
  readonly kind: ArtKind;
  readonly cut: (typeof CUTS)[number];
}

interface Props {
  readonly card: CardRecord;
  readonly title: string;
}

/** The card's pictures, to be looked at closely. */
export function ArtPanel({ card, title }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [{ kind: chosen, cut }, choose] = useState<Choice>({
    kind: artKinds(card).at(-1) ?? 'normal',
    cut: 'card',
  });
  const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
  const { kinds, report } = useArtKinds(card, server, cut);
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen);
  const src = cardArtPath(server, card, kind, cut);
  const isLost = kinds.length === 0;
  const label = t('card.artOf', { title });
  return (
    <section id="art" className={styles.art} aria-label={t('card.art')}>
      {isLost ? (
        <p className={styles.noArt}>{t('cards.noArt')}</p>
      ) : (
        <ZoomView key={src} label={label}>
          <img
            src={src}
            alt={label}
            draggable={false}
            fetchPriority="high"
            onError={() => report(src, false)}
          />
        </ZoomView>
      )}
      <div className={styles.artBar}>
        {kinds.length > 1 && (
          <SegmentedChoice
            label={t('card.training')}
            choices={kinds.map((value) => ({ value, label: t(`card.artKind.${value}`) }))}
            value={kind}
            onChange={(value) => choose({ kind: value, cut })}
          />
        )}
        <SegmentedChoice
          label={t('cards.cut')}
          choices={CUTS.map((value) => ({ value, label: t(`cards.cutOf.${value}`) }))}
          value={cut}
          onChange={(value) => choose({ kind: chosen, cut: value })}
        />
        {!isLost && (
          <a href={src} download className={styles.save}>
            {t('cards.saveArt')}
          </a>
        )}
      </div>
    </section>
  );
}
