import { useSearchParams } from 'react-router';
import { useSession } from '#src/kit/actors/use-session.ts';

/** Names in the query `t` (reference R44). */
const MEMBER_TABS = ['notification', 'decision', 'settings', 'changepassword'] as const;
const VISITOR_TABS = ['login', 'signup'] as const;
export type AccountTab = (typeof MEMBER_TABS)[number] | (typeof VISITOR_TABS)[number];

/** Steps of getting in without the password; in the query `reset` of the tab for logging in. */
const RESET_STEPS = ['request', 'code'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

const ALL: readonly AccountTab[] = [...MEMBER_TABS, ...VISITOR_TABS];
const isVisitorTab = (tab: AccountTab): boolean => VISITOR_TABS.some((each) => each === tab);

export interface AccountAddress {
  /** As the address asks for. */
  readonly tab: AccountTab;
  readonly reset: ResetStep | null;
  /** The query `g` as it is; only `returnAddress` may make an address of it. */
  readonly goal: string | null;
  /** An address of this page that leads back to the same goal. */
  readonly to: (tab: AccountTab, reset?: ResetStep) => string;
}

/** What the address of the page asks for; a tab that is not named is the first of those the visitor has. */
export function useAccountAddress(): AccountAddress {
  const [query] = useSearchParams();
  const { user } = useSession();
  const goal = query.get('g');
  return {
    tab: ALL.find((each) => each === query.get('t')) ?? (user ? 'notification' : 'login'),
    reset: RESET_STEPS.find((each) => each === query.get('reset')) ?? null,
    goal,
    to: (tab, reset) => {
      const next = new URLSearchParams({ t: tab, ...(reset && { reset }) });
      if (goal !== null && isVisitorTab(tab)) next.set('g', goal);
      return `?${next}`;
    },
  };
}

/** The tabs a visitor has, and which of them shows: who is not logged in logs in first, wherever they wanted to go. */
export function tabsFor(
  isMember: boolean,
  wanted: AccountTab,
): { readonly tabs: readonly AccountTab[]; readonly shown: AccountTab } {
  const tabs = isMember ? MEMBER_TABS : VISITOR_TABS;
  const fitting = tabs.find((each) => each === wanted);
  return { tabs, shown: fitting ?? (isMember ? wanted : 'login') };
}
