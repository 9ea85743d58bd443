import { useLocation } from 'react-router';
import { useLocale } from '../../actors/use-locale.ts';

const ADDRESS = /^\/info\/([a-z]+)\/0*([1-9]\d*)/;

/** The picture that links to this page show in chats, as a file; the server draws it. Null where it draws none. */
export function useSharePicture(): { readonly href: string; readonly download: string } | null {
  const { locale } = useLocale();
  const [, kind, id] = ADDRESS.exec(useLocation().pathname) ?? [];
  if (kind === undefined || id === undefined) return null;
  return { href: `/preview/${locale}/${kind}/${id}.png`, download: `setori-${kind}-${id}.png` };
}
