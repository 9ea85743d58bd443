import { assetFilePath, explorerPath, readAssetPlace, targetOf } from '#model/media/explorer/asset-address';
import { crumbsOf, folderAbove } from '#model/media/explorer/crumbs';
import { explorerAddress, explorerParams, readExplorerQuery } from '#model/media/explorer/explorer-query';
import { kindOf } from '#model/media/explorer/file-kinds';
import { SERVERS } from '#model/vocabulary/servers';
import type { AssetListings } from '../../published/asset-listings.ts';
import { timesIn } from '../list.ts';
import type { SentSearch } from '../sent.ts';
import type { Visitor } from '../visitor.ts';
import type { PrerenderedExplorer, PrerenderedFile } from './content.ts';
import { contentsOf, type Shown } from './contents.ts';

const crumbs = ({ place, visitor }: Shown): PrerenderedExplorer['crumbs'] => {
  const { server, target } = place;
  const above = crumbsOf(target);
  return {
    label: visitor.text('explorer.path'),
    up: {
      path: target.path === '' ? null : explorerAddress(place, folderAbove(target.path)),
      label: visitor.text('explorer.up'),
    },
    links: [{ name: server, target: { kind: 'folder', path: '' } as const }, ...above].map((crumb, nth) => ({
      path: explorerAddress(place, crumb.target),
      label: crumb.name,
      isShown: nth === above.length,
    })),
  };
};

function search({ place, visitor, folders }: Shown): SentSearch {
  const { server, target, query } = place;
  return {
    path: explorerPath(server, target),
    label:
      folders === null || folders === 'missing'
        ? visitor.text('explorer.search')
        : visitor.text('explorer.searchOf', { paths: visitor.number(folders.totals.paths) }),
    text: query.words,
    submit: visitor.text('search.open'),
    kept: explorerParams({ ...query, words: '' }),
  };
}

/** What shows of the file that the address names; null where it names none, and while files are sought. */
function file({ place, visitor, names }: Shown): PrerenderedFile | null {
  const { server, target, query } = place;
  if (target.kind !== 'bundle' || target.file === null || query.words.trim() !== '') return null;
  const listed = names === null || names === 'missing' ? [] : names;
  const at = listed.indexOf(target.file);
  const pathOf = (name: string | undefined) =>
    at < 0 || name === undefined ? null : explorerAddress(place, { ...target, file: name });
  const own = assetFilePath(server, target.path, target.file);
  return {
    label: visitor.text('explorer.preview'),
    name: target.file,
    nth:
      at < 0
        ? ''
        : visitor.text('explorer.nth', { nth: visitor.number(at + 1), of: visitor.number(listed.length) }),
    previous: { path: pathOf(listed[at - 1]), label: visitor.text('explorer.previous') },
    next: { path: pathOf(listed[at + 1]), label: visitor.text('explorer.next') },
    close: { path: explorerAddress(place, { ...target, file: null }), label: visitor.text('action.close') },
    src: kindOf(target.file) === 'picture' ? own : null,
    download: { path: own, label: visitor.text('explorer.download') },
  };
}

async function shownAt(
  listings: AssetListings,
  rest: string,
  params: URLSearchParams,
  visitor: Visitor,
): Promise<Shown> {
  const named = readAssetPlace(rest);
  const server = named.server ?? SERVERS[visitor.servers.main];
  const folders = await listings.folders(server);
  const answer = folders === null || folders === 'missing' ? null : folders.at(named.parts);
  const target = answer?.isThere ? answer.target : targetOf(named.parts);
  // Of an origin that does not answer nothing else is asked.
  const hasFiles = target.kind === 'bundle' && folders !== null && answer?.isThere !== false;
  const names = hasFiles ? await listings.files(server, target.path) : null;
  const place = { server, target, query: readExplorerQuery(params) };
  return { place, folders, answer, names, times: timesIn(params), visitor };
}

/**
 * The files of a server (reference R122, R123) as the address asks for them, `rest` being what follows `/tool/explorer/asset/` in it.
 * Without the list where the origin takes its time: all else answers, and another try may have it.
 */
export async function prerenderExplorer(
  listings: AssetListings,
  rest: string,
  params: URLSearchParams,
  visitor: Visitor,
): Promise<PrerenderedExplorer> {
  const shown = await shownAt(listings, rest, params, visitor);
  const { place, folders } = shown;
  const { server, target } = place;
  const isRead = folders !== null && folders !== 'missing';
  return {
    kind: 'explorer',
    locale: visitor.locale,
    heading: visitor.text('page.explorer'),
    lead: visitor.text('explorer.lead'),
    servers: {
      label: visitor.text('explorer.server'),
      links: SERVERS.map((code) => ({
        path: explorerAddress(place, target, code),
        label: visitor.text(`server.short.${code}`),
        name: visitor.text(`server.${code}`),
        isShown: code === server,
      })),
    },
    copy: visitor.text('copy.link'),
    crumbs: crumbs(shown),
    search: search(shown),
    tree: {
      name: visitor.text(`server.${server}`),
      files: isRead ? visitor.text('explorer.files', { count: folders.totals.files }) : '',
    },
    contents: await contentsOf(shown),
    late: visitor.text('explorer.lostIndex'),
    file: file(shown),
  };
}
