import type { ReactNode } from 'react';
import { hubCards } from '#model/site/hub-cards';
import type { PageSection } from '#model/site/sections';
import { holdsPage } from '#src/kit/data/absent-lists.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './hub.module.css';
import { HubCard } from './hub-card.tsx';
import { PageIcon } from './page-icon.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page of a section: what is in it. */
export function HubPage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** Pages, side by side. */
export function HubCards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

interface SectionProps {
  readonly section: PageSection;
  /** Cards of pages elsewhere, after those of the section. */
  readonly children?: ReactNode;
}

/** The pages of the section, without those whose list the data lacks. */
export function SectionCards({ section, children }: SectionProps) {
  const { t } = useTranslation();
  const cards = hubCards(section).filter(({ path }) => holdsPage(path));
  return (
    <HubCards>
      {cards.map(({ path, icon, title, lead }) => (
        <HubCard key={path} to={path} icon={<PageIcon name={icon} />} title={t(title)} text={t(lead)} />
      ))}
      {children}
    </HubCards>
  );
}
