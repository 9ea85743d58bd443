import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Context } from '#model/families/family';
import { type ChooserQuery, ownerNames } from '#model/families/stories/choosing';
import { objectPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chooser.module.css';
import { chooserPath } from './chooser-address.ts';
import { NamePair } from './name-pair.tsx';

interface Props {
  readonly inputs: ChooserQuery;
  readonly context: Context;
}

/** Whose stories are shown, with the way back to all such things and, of events and cards, to their pages. */
export function OwnerHead({ inputs, context }: Props) {
  const { t } = useTranslation();
  const { kind, of } = inputs;
  if (of === null) return null;
  const names = ownerNames(kind, of, context.lists);
  const name = <NamePair names={names} named={`#${of}`} context={context} />;
  return (
    <header className={styles.owner}>
      <Link className={styles.way} to={chooserPath({ ...inputs, of: null, more: 0 })}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t(`stories.browse.${kind}`)}
      </Link>
      <h2>
        {kind === 'event' || kind === 'card' ? <PageLink to={objectPath(kind, of)}>{name}</PageLink> : name}
      </h2>
    </header>
  );
}
