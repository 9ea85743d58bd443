import { PackageOpen } from 'lucide-react';
import type { OtherName } from '#model/site/others';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** A sub-page whose list the data lacks. */
export function NothingHere({ name }: { readonly name: OtherName }) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t(`others.title.${name}`)}</h1>
      <EmptyState icon={<PackageOpen size={28} />} title={t('list.noneTitle')} text={t('list.noneText')} />
    </>
  );
}
