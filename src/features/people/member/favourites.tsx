import { bandName } from '#model/listing/views/bands';
import type { BlockOf } from '#model/records/rich-text';
import { otherPath } from '#model/site/others';
import type { Member } from '#src/features/account/people/people.data.ts';
import { ThingList } from '#src/features/posts/things/thing-views.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useLists } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { namedKinds } from './favourite-kinds.ts';
import styles from './member.module.css';

const BAND = 56;

/** Favourites, each with a link to its page; nothing without any. */
export function Favourites({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const kinds = namedKinds(member);
  const { favBands } = member;
  const count = kinds.reduce((sum, { list }) => sum + member[list].length, favBands.length);
  if (count === 0) return null;
  const note = <span className={styles.quiet}>{t('member.inAll', { total: count })}</span>;
  return (
    <Panel id="favourites" title={t('member.favourites')} note={note}>
      <div className={styles.strips}>
        {kinds.map(({ list, kind, title }) => {
          const block: BlockOf<'objects'> = {
            type: 'objects',
            object: kind,
            ids: member[list],
            size: 'icon',
          };
          return (
            <section key={kind} className={styles.strip} aria-labelledby={`favourite-${kind}`}>
              <h3 id={`favourite-${kind}`}>{t(title)}</h3>
              <ThingList block={block} />
            </section>
          );
        })}
        {favBands.length > 0 && <Bands ids={favBands} />}
      </div>
    </Panel>
  );
}

/** Bands have one page for all. */
function Bands({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { lists } = useLists(['bands']);
  return (
    <section className={styles.strip} aria-labelledby="favourite-band">
      <h3 id="favourite-band">{t('member.bands')}</h3>
      <ul className={styles.bands}>
        {ids.map((id) => {
          const name = bandName(lists.bands, id, main, sub);
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
