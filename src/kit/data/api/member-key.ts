/** First part of the key of every query about the one who is logged in: these are forgotten when they leave. */
export const MEMBER = 'of-the-member';
