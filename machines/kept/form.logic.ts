import { restoreDraft, startDraft } from './draft.logic.ts';
import type { Draft, FormContext, FormInput, KeepingDraft, StaleRefusal } from './draft.types.ts';

/** What the logic needs to know about the content. */
interface Described<Content> {
  /** The content without an input, as when a visualizer opens the machine alone. */
  readonly empty: Content;
  readonly isSame: (a: Content, b: Content) => boolean;
}

type Change<Content> = Partial<Omit<FormContext<Content>, 'refusal' | 'input'>>;

const staleIn = <Content>({ refusal }: FormContext<Content>): StaleRefusal<Content> | null =>
  refusal !== null && 'newer' in refusal ? refusal : null;

/** Replaces the whole content. */
const showing = <Content>(draft: Draft<Content>, { generation }: FormContext<Content>) => ({
  draft,
  refusal: null,
  isRestored: false,
  generation: generation + 1,
});

/** The draft of a form that is saved against a revision, which another save may overtake; shared by posts and members' pages. */
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

    /** Rebases the draft onto the newer version, which the writer has seen. */
    rebase(context: FormContext<Content>): Change<Content> {
      const stale = staleIn(context);
      return stale ? { draft: { ...context.draft, revision: stale.revision } } : {};
    },

    canTake: (context: FormContext<Content>): boolean => Boolean(staleIn(context)?.newer),

    /** Replaces the draft with the newer version, which is also what a later discard returns to. */
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
