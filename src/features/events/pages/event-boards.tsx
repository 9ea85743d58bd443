import { useNavigate, useParams } from 'react-router';
import { FAMILY } from '#model/families/events/boards/family';
import { eventBoardsPath } from '#model/site/event-paths';
import { type ServerIndex, serverIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useSearch } from '#src/kit/address/address-ahead.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { bannerPicture } from '#src/kit/list/family/banner-picture.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const VIEW = { Picture: bannerPicture(FAMILY), sizes: { row: 64, cell: 36 }, isWide: true };

/** `/leaderboard/events/{server?}`: the events with rankings; without a server those of the visitor's main one. */
export function Screen() {
  const { main } = useServers();
  const server = serverIndex(useParams().server ?? '') ?? main;
  return <FamilyList family={FAMILY} view={VIEW} intro={<ServerChoice server={server} />} />;
}

/** Filters and order stay when the server changes. */
function ServerChoice({ server }: { readonly server: ServerIndex }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useSearch();
  return (
    <SegmentedChoice
      label={t('server.label')}
      choices={useServerOptions()}
      value={server}
      onChange={(next) =>
        void navigate({ pathname: eventBoardsPath(next), search }, { preventScrollReset: true })
      }
    />
  );
}
