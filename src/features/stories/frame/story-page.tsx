import { useParams } from 'react-router';
import { serverIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { NotYet } from '#src/kit/list/not-yet.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AboutState } from '../about/about.types.ts';
import { NoStory } from './story-fault.tsx';
import { StoryFrame } from './story-frame.tsx';

const NUMBER = /^[1-9]\d{0,11}$/;

/** The numbers that an address names; null for what is none. */
export function useNumbers(): { readonly id: number | null; readonly part: number | null } {
  const { id = '', chapter, episode } = useParams();
  const part = chapter ?? episode ?? '';
  return {
    id: NUMBER.test(id) ? Number(id) : null,
    part: NUMBER.test(part) ? Number(part) : null,
  };
}

/** The page of a story on the server of its address, once it is known what it is. */
export function StoryPage({ state }: { readonly state: AboutState }) {
  const { t } = useTranslation();
  const { main } = useServers();
  const { server: code } = useParams();
  const server = code === undefined ? main : serverIndex(code);
  if (server === null || state.state === 'unknown') return <NoStory />;
  if (state.state !== 'known') {
    const [failure, retry] = state.state === 'failed' ? [state.error, state.retry] : [null, () => undefined];
    return <NotYet title={t('page.story')} failure={failure} retry={retry} />;
  }
  const { ref } = state.about;
  const key = ref ? `${ref.kind} ${ref.id} ${ref.part} ${server}` : state.about.named;
  return <StoryFrame key={key} about={state.about} server={server} />;
}
