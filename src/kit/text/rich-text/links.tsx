import { ExternalLink } from 'lucide-react';
import { use } from 'react';
import type { NodeOf, RichObject } from '#model/records/rich-text';
import { folderPath, objectPath, userPath } from '#model/site/objects';
import { routeAt } from '#model/site/patterns';
import { PageLink } from '../../page/page-link.tsx';
import { useTranslation } from '../translation.tsx';
import { Aids } from './aids.ts';
import styles from './rich-text.module.css';
import { Words } from './words.tsx';

/**
 * Links out are marked, open beside the page, and reveal nothing of it to the other site; search engines are not sent along.
 */
export function AddressView({ node }: { readonly node: NodeOf<'address'> }) {
  const { t } = useTranslation();
  const { address, words } = node;
  if (address.startsWith('/')) {
    const title = routeAt(address.replace(/[?#].*$/, ''))?.title;
    const own = title === undefined ? address : t(title);
    return <PageLink to={address}>{words ? <Words words={words} /> : own}</PageLink>;
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {words ? <Words words={words} /> : address.replace(/^https?:\/\//i, '')}
      <ExternalLink className={styles.out} size={14} aria-hidden="true" />
      <span className="visually-hidden"> {t('richText.otherSite')}</span>
    </a>
  );
}

export function FolderView({ node }: { readonly node: NodeOf<'folder'> }) {
  return (
    <PageLink to={folderPath(node.path)}>{node.words ? <Words words={node.words} /> : node.path}</PageLink>
  );
}

interface ThingProps {
  readonly object: RichObject;
  readonly id: number;
}

/** A thing of the game by its name, or by its number where the name is unknown. */
export function ThingLink({ object, id }: ThingProps) {
  const { t } = useTranslation();
  const name = use(Aids).nameOf(object, id);
  return (
    <PageLink to={objectPath(object, id)}>
      {name ? <span lang={name.lang ?? undefined}>{name.text}</span> : t(`richText.object.${object}`, { id })}
    </PageLink>
  );
}

export function ObjectView({ node }: { readonly node: NodeOf<'object'> }) {
  const { object, id, words } = node;
  const { Thing = ThingLink } = use(Aids);
  if (words === null) return <Thing object={object} id={id} />;
  return (
    <PageLink to={objectPath(object, id)}>
      <Words words={words} />
    </PageLink>
  );
}

export function MentionView({ node }: { readonly node: NodeOf<'mention'> }) {
  return <PageLink to={userPath(node.username)}>@{node.username}</PageLink>;
}
