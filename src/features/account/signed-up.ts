/** State of the page that a member comes to by signing up: the next page, or the same one later, greets nobody. */
export const SIGNED_UP = 'signed-up';
