/** `GET /api/room/stream`: its answer ends with the room (reference R82). */
export const ROOM_STREAM = {
  path: '/api/room/stream',
  summary: 'Sends a player the state of their room, as server-sent events, at once and after each change.',
  description: [
    '`code` and `token` are those of the place. Each event `room` holds all of it as JSON (`RoomView` of `model/games/room/player-view.ts`), so that a',
    'connection that breaks needs nothing of what came before: there is no `Last-Event-ID`. `leftMs` is how long the phase still takes by the',
    "server's clock. The right answer comes with the feedback; before it, the address of a picture gives the card away to those who look it up. An",
    'event `gone` is the last one: there is no such room (any more), or no such place in it. A comment comes every 25 seconds. The token stands',
    'in the address because browsers let streams have no headers; it is good for this place in this room alone.',
  ].join('\n'),
} as const;
