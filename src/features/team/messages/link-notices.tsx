import { TriangleAlert } from 'lucide-react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import { shortList } from '../sources/names.ts';
import { useSources } from '../sources/sources.tsx';

interface Props {
  readonly question: Question;
}

/** Things that the link names and that are missing here, above the answer found without them. Missing songs are shown where songs are chosen. */
export function LinkNotices({ question }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { game } = useSources();
  const { inputs, event } = question;
  const profile = useMissingProfile(question);
  const cards = [...inputs.must, ...inputs.exclude, ...inputs.temporary];
  const unknown = [...new Set(cards)].filter((id) => !game.cards.has(id)).map((id) => `#${id}`);
  const isEventUnknown = inputs.event !== null && event === null && game.eventsState === 'ready';
  const notices = [
    profile !== null && t('profile.missing', { name: profile }),
    isEventUnknown && t('builder.link.event', { id: inputs.event }),
    unknown.length > 0 && t('builder.link.cards', { cards: shortList(unknown, format) }),
  ].filter((notice) => notice !== false);
  return notices.map((notice) => (
    <Banner key={notice} kind="warning" icon={<TriangleAlert size={16} />}>
      {notice}
    </Banner>
  ));
}

/** As it is shown; null while profiles load and when there are none to choose another from. */
function useMissingProfile({ inputs }: Question): string | null {
  const { profiles, isLoading } = useProfiles();
  const shownName = useProfileName();
  if (inputs.profile === null || isLoading || profiles.length === 0) return null;
  return profiles.some(({ name }) => name === inputs.profile) ? null : shownName(inputs.profile);
}
