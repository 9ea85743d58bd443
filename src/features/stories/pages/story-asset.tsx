import { useParams } from 'react-router';
import { readScriptAddress } from '#model/media/story/catalogue/story-ref';
import { serverIndex } from '#model/vocabulary/servers';
import { aboutFile } from '../about/parted.ts';
import { NoStory } from '../frame/story-fault.tsx';
import { StoryFrame } from '../frame/story-frame.tsx';

/** `/tool/storyviewer/asset/{path*}`: a script by its path in the asset explorer. */
export function Screen() {
  const { '*': rest = '' } = useParams();
  const address = readScriptAddress(rest);
  const server = address && serverIndex(address.server);
  if (address === null || server === null) return <NoStory />;
  return <StoryFrame key={rest} about={aboutFile(address.path)} server={server} />;
}
