import { Button } from '@mantine/core';
import { useState } from 'react';
import { gachaPictures } from '#model/families/gacha/item';
import { type Featuring, gachasFeaturing } from '#model/gacha/pickups';
import { objectPath } from '#model/site/objects';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useGacha } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Offers } from '#src/kit/detail/offers.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const FIRST_SHOWN = 5;

/** The gachas that feature the card on the visitor's server, the newest first; absent for a card that none does. */
export function GachasPanel({ cardId }: { readonly cardId: number }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data } = useGacha();
  const featuring = data ? gachasFeaturing(cardId, data.byId.values(), main, sub) : null;
  if (!featuring) return null;
  return (
    <Panel id="gachas" title={t('cards.pickupGachas')} note={<ServerTag server={featuring.server} />}>
      <Gachas {...featuring} />
    </Panel>
  );
}

function Gachas({ server, gachas }: Featuring) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [isOpen, open] = useState(false);
  const shown = isOpen ? gachas : gachas.slice(0, FIRST_SHOWN);
  return (
    <>
      <Offers
        server={server}
        offers={shown.map((gacha) => ({
          id: gacha.id,
          path: objectPath('gacha', gacha.id),
          name: gacha.name,
          ...gachaPictures(gacha, server),
          opens: gacha.publishedAt,
          closes: gacha.closedAt,
        }))}
      />
      {gachas.length > shown.length && (
        <Button variant="subtle" onClick={() => open(true)}>
          {t('cards.allGachas', { number: integer(gachas.length) })}
        </Button>
      )}
    </>
  );
}
