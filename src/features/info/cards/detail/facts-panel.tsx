import type { CardItem } from '#model/families/cards/item';
import { isCardType } from '#model/vocabulary/card-types';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Fact, Facts, PerServerText } from '#src/kit/detail/facts.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Stars } from '../stars.tsx';

/** Who and what it is. */
export function FactsPanel({ item: { card, view } }: { readonly item: CardItem }) {
  const { t } = useTranslation();
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <Facts>
        <Fact label={t('card.name')}>
          <PerServerText values={card.name} />
        </Fact>
        <Fact label={t('page.character')}>
          <PageLink to={`/info/characters/${card.characterId}`} className={pieces.marked}>
            <BandMark bandId={view.bandId} />
            {view.character} · {view.band}
          </PageLink>
        </Fact>
        <Fact label={t('filter.attribute')}>
          <span className={pieces.marked}>
            <AttributeMark attribute={card.attribute} />
            {t(`attribute.${card.attribute}`)}
          </span>
        </Fact>
        <Fact label={t('filter.rarity')}>
          <Stars rarity={card.rarity} />
        </Fact>
        <Fact label={t('card.type')}>
          {isCardType(card.type) ? t(`card.typeOf.${card.type}`) : card.type}
        </Fact>
      </Facts>
    </Panel>
  );
}
