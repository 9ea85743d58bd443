import { useOptimizer } from '#src/actors/use-optimizer.ts';
import { DataError } from '#src/components/data-error.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { useTranslation } from '#src/components/translation.tsx';

interface Props {
  readonly failure: { readonly kind: 'data' | 'engine'; readonly message: string };
}

/** The search came to nothing: data that did not load, or an engine that stopped twice. */
export function SearchFailure({ failure }: Props) {
  const { t } = useTranslation();
  const { retry } = useOptimizer();
  if (failure.kind === 'data') return <DataError message={failure.message} onRetry={retry} />;
  return <ErrorState title={t('failure.engineTitle')} text={t('failure.engine')} onRetry={retry} />;
}
