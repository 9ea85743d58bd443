/** `GET /api/tracker/stream`: no endpoint like the others, for its answer has no end (reference R62). */
export const TRACKER_STREAM = {
  path: '/api/tracker/stream',
  summary: 'Says which events have new samples, as server-sent events, as soon as the site has them.',
  description: [
    'Each event is `sample`, with an `id` and `{"server":0,"event":300}` as its data. A connection that breaks goes on where it was:',
    'browsers send `Last-Event-ID` by themselves, others may put the id into the address as `after`. What came meanwhile is sent',
    'first: the last of each event, not older than a day. A comment comes every 25 seconds. A client that reads too slowly is let go. Where',
    'streams do not come through, `GET tracker/news` says the same.',
  ].join('\n'),
} as const;
