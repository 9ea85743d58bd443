import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from '#model/site/routes';
import { useArrival } from './use-arrival.ts';

interface Props {
  readonly title: Route['title'];
  readonly children: ReactNode;
}

/** A page that tells when it shows. */
export function ArrivedPage({ title, children }: Props) {
  const { t } = useTranslation();
  useArrival(t(title));
  return children;
}
