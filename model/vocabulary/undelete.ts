/** How long a removed post or comment can be restored by who removed it. */
export const UNDELETE_WITHIN_MS = 600_000;
