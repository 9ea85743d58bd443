import type { BlockOf, RichObject } from '#model/records/rich-text';
import { localised } from '#model/rules/localised';
import { otherPath } from '#model/site/others';
import type { TextKey } from '#model/texts/groups';
import type { Member } from '#src/features/account/people/people.data.ts';
import { ThingList } from '#src/features/posts/things/thing-views.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useBands } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './member.module.css';

const BAND = 56;

interface Strip {
  readonly title: TextKey;
  readonly object: RichObject;
  readonly ids: readonly number[];
}

const stripsOf = ({ favCharacters, favCards, favSongs, favCostumes }: Member): readonly Strip[] =>
  [
    { title: 'page.characters' as const, object: 'character' as const, ids: favCharacters },
    { title: 'page.cards' as const, object: 'card' as const, ids: favCards },
    { title: 'page.songs' as const, object: 'song' as const, ids: favSongs },
    { title: 'page.costumes' as const, object: 'costume' as const, ids: favCostumes },
  ].filter(({ ids }) => ids.length > 0);

/** Favourites, each with a link to its page; nothing without any. */
export function Favourites({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const strips = stripsOf(member);
  const { favBands } = member;
  if (strips.length === 0 && favBands.length === 0) return null;
  return (
    <Panel id="favourites" title={t('member.favourites')}>
      {strips.map(({ title, object, ids }) => {
        const block: BlockOf<'objects'> = { type: 'objects', object, ids, size: 'icon' };
        return (
          <section key={object} className={styles.strip} aria-labelledby={`favourite-${object}`}>
            <h3 id={`favourite-${object}`}>{t(title)}</h3>
            <ThingList block={block} />
          </section>
        );
      })}
      {favBands.length > 0 && <Bands ids={favBands} />}
    </Panel>
  );
}

/** Bands have one page for all. */
function Bands({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { data: bands } = useBands();
  return (
    <section className={styles.strip} aria-labelledby="favourite-band">
      <h3 id="favourite-band">{t('member.bands')}</h3>
      <ul className={styles.bands}>
        {ids.map((id) => {
          const names = bands?.byId.get(id)?.name;
          const name = (names && localised(names, main, sub)?.value) ?? `#${id}`;
          return (
            <li key={id}>
              <PageLink to={`${otherPath('bands')}?q=${encodeURIComponent(name)}`}>
                <BandMark bandId={id} size={BAND} label={name} />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
