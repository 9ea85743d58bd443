/** As the team builder's address writes ids. */
const BASE = 36;

/** The team builder with the card required; one that the profile lacks counts as owned there. */
export function teamPath(id: number, isOwned: boolean): string {
  const card = id.toString(BASE);
  return `/tool/teambuilder?${new URLSearchParams({ must: card, ...(isOwned ? {} : { temp: card }) })}`;
}
