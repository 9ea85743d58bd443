import type { ServerIndex } from '#model/vocabulary/servers';
import { LinkTabs } from '#src/kit/page/link-tabs.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { BOARD_KINDS, type BoardQuery, boardPath } from './board-address.ts';

interface Props {
  readonly server: ServerIndex;
  readonly query: BoardQuery;
}

/** What players are compared by. */
export function BoardTabs({ server, query }: Props) {
  const { t } = useTranslation();
  return (
    <LinkTabs
      label={t('board.by')}
      shown={query.kind}
      tabs={BOARD_KINDS.map((kind) => ({
        name: kind,
        to: boardPath(server, { ...query, kind, page: 1 }),
        text: t(`board.stat.${kind}`),
      }))}
    />
  );
}
