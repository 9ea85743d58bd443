/** State of the page that a member comes to by signing up: other pages, and the same one later, do not greet. */
export const SIGNED_UP = 'signed-up';
