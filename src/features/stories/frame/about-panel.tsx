import { useMemo } from 'react';
import { Link } from 'react-router';
import { castOfScript } from '#model/media/story/catalogue/script-cast';
import type { StoryScript } from '#model/media/story/script.types';
import { localised } from '#model/rules/localised';
import { objectPath } from '#model/site/objects';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCharacters } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Fact, Facts, NearestText, PerServerText } from '#src/kit/detail/facts.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StoryAbout } from '../about/about.types.ts';

const says = (texts: readonly (string | null)[]): boolean =>
  texts.some((text) => text !== null && text !== '');

interface Props {
  readonly about: StoryAbout;
  /** Says who is in it; null while it is on its way, and where there is none. */
  readonly script: StoryScript | null;
}

/** Its titles, what happens, what it belongs to, who is in it, what opens it. */
export function AboutPanel({ about, script }: Props) {
  const { t } = useTranslation();
  const { title, caption, synopsis, owners, condition, publishedAt } = about;
  const characterIds = useMemo(
    () => (script ? castOfScript(script) : about.characterIds),
    [script, about.characterIds],
  );
  const hasDates = publishedAt.some((at) => at !== null && at > 0);
  return (
    <>
      <Panel id="about" title={t('stories.about')}>
        <Facts>
          {says(title) && (
            <Fact label={t('stories.story')}>
              <PerServerText values={title} />
            </Fact>
          )}
          {says(caption) && (
            <Fact label={t('stories.chapter')}>
              <NearestText values={caption} />
            </Fact>
          )}
          {says(synopsis) && (
            <Fact label={t('stories.synopsis')}>
              <PerServerText values={synopsis} />
            </Fact>
          )}
          {owners.length > 0 && (
            <Fact label={t('stories.of')}>
              {owners.map(({ name, path }) =>
                path === null ? (
                  <NearestText key="chapter" values={name} />
                ) : (
                  <Link key={path} to={path}>
                    <NearestText values={name} />
                  </Link>
                ),
              )}
            </Fact>
          )}
          {characterIds.length > 0 && <Cast ids={characterIds} />}
          {says(condition) && (
            <Fact label={t('stories.condition')}>
              <NearestText values={condition} />
            </Fact>
          )}
        </Facts>
      </Panel>
      {hasDates && (
        <Panel id="release" title={t('card.release')}>
          <Releases at={publishedAt} />
        </Panel>
      )}
    </>
  );
}

function Cast({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const characters = useCharacters().data?.byId;
  return (
    <Fact label={t('stories.characters')}>
      {ids.map((id) => {
        const person = characters?.get(id);
        return (
          <Link key={id} to={objectPath('character', id)}>
            {(person && localised(person.name, main, sub)?.value) ?? `#${id}`}
          </Link>
        );
      })}
    </Fact>
  );
}
