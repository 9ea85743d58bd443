/** Names of the dialogs that stand in the set of open modals. */
export const SEARCH = 'search';
export const USER = 'user';
