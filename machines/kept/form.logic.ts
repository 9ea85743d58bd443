import { restoreDraft, startDraft } from './draft.logic.ts';
import type { Draft, FormContext, FormInput, KeepingDraft, StaleRefusal } from './draft.types.ts';

/** What a form has to know of what is written in it. */
interface Described<Content> {
  /** Where nothing is given: a machine opens alone, too, without an input. */
  readonly empty: Content;
  readonly isSame: (a: Content, b: Content) => boolean;
}

type Change<Content> = Partial<Omit<FormContext<Content>, 'refusal' | 'input'>>;

const staleIn = <Content>({ refusal }: FormContext<Content>): StaleRefusal<Content> | null =>
  refusal !== null && 'newer' in refusal ? refusal : null;

/** Shows another content, whatever the form held. */
const showing = <Content>(draft: Draft<Content>, { generation }: FormContext<Content>) => ({
  draft,
  refusal: null,
  isRestored: false,
  generation: generation + 1,
});

/** The draft of a form with several fields, based on a revision that others may overtake; the same for a post and for the page about oneself. */
export function formLogic<Content extends object>({ empty, isSame }: Described<Content>) {
  const fresh = ({ start, revision }: FormInput<Content>): Draft<Content> => ({
    content: start ?? empty,
    revision,
  });
  const isChanged = ({ draft, input }: FormContext<Content>): boolean =>
    !isSame(draft.content, fresh(input).content);
  return {
    isChanged,

    begin: (input: FormInput<Content>) => ({
      ...startDraft(fresh(input)),
      refusal: null,
      isRestored: false,
      generation: 0,
    }),

    restore({ draft, generation }: FormContext<Content>, stored: Draft<Content> | null): Change<Content> {
      if (stored === null || isSame(stored.content, draft.content)) return {};
      return { ...restoreDraft(draft, stored), isRestored: true, generation: generation + 1 };
    },

    /** An unchanged value keeps its identity, so that nothing is stored again. */
    write({ draft }: FormContext<Content>, change: Partial<Content>): Change<Content> {
      const content = { ...draft.content, ...change };
      return isSame(content, draft.content) ? {} : { draft: { ...draft, content } };
    },

    discard: (context: FormContext<Content>) => showing(fresh(context.input), context),

    /** Bases the draft on the newer version, which the writer has seen. */
    rebase(context: FormContext<Content>): Change<Content> {
      const stale = staleIn(context);
      return stale ? { draft: { ...context.draft, revision: stale.revision } } : {};
    },

    canTake: (context: FormContext<Content>): boolean => Boolean(staleIn(context)?.newer),

    /** The newer version takes the place of the draft, also when that is discarded later. */
    takeNewer<Input extends FormInput<Content>>(context: FormContext<Content> & { readonly input: Input }) {
      const { newer = null, revision = null } = staleIn(context) ?? {};
      if (newer === null) return {};
      const input = { ...context.input, start: newer, revision };
      return { ...showing(fresh(input), context), input };
    },

    keepingOf: ({ context }: { readonly context: FormContext<Content> }): KeepingDraft<Content> => ({
      draftKey: context.input.draftKey,
      draft: isChanged(context) ? context.draft : null,
    }),
  };
}
