/**
 * Everything the host and the tests may call. Data goes through the memory of layout.ts, never through these
 * arguments. AssemblyScript takes no file ending where names are exported from a file.
 */

export {
  aimAt,
  bonusSlope,
  highestTotal,
  limitOfPoints,
  limitPower,
  lossSlope,
  pointsOfReach,
  prepareAim,
  worthOf,
} from './aim';
export { characters, kept, musts, prepareCards, signatureIn, slots } from './cards';
export { comboMultiplier, comboStep } from './combo';
export { contexts, enterContext, openContexts } from './contexts';
export { equipTeam, formTeam, teamAttribute, teamBand, teamUnits } from './five';
export {
  balance,
  constant,
  exchange,
  greedyRate,
  greedyUnits,
  look,
  lookAgain,
  overestimate,
  powerReach,
  prepareLooks,
  reach,
  reduce,
  scoreOfReach,
  surplus,
  teamsLeft,
  topSum,
  weakest,
} from './look';
export { entries, plain, prepareNotes } from './notes';
export { bestCount, bestOrder, highest, lowest, scoreOrders, totalOfOrders } from './orders';
export { openPick, pick, preparePicks } from './pick';
export { placeTeam, preparePlaces, shuffled } from './places';
export {
  byPoints,
  countTeam,
  earnPoints,
  mostBase,
  mostPoints,
  othersUnits,
  preparePoints,
  scorePerPoint,
  teamBonus,
  teamPoints,
  teamSupport,
  totalFor,
} from './points';
export {
  bestTotal,
  queuedLeader,
  queuedSixth,
  queueOrders,
  scoreQueuedOrders,
} from './queue';
export {
  entryScore,
  found,
  highestScore,
  highestValue,
  limit,
  listByWorth,
  nodes,
  offer,
  powerFloor,
  prepareResults,
  recall,
  renewLimit,
  visit,
} from './results';
export { getF64, getI32, getU8, setF64, setI32, setU8 } from './script/memory';
export { scoreNotes } from './script/score-notes';
export { advanceSearch, openBound, openSearch } from './search';
export { noteShare } from './share';
export {
  extrasMayCancel,
  multiplierAt,
  prepareSkills,
  queuedExtra,
  signatureCovers,
  windowExtra,
  windowLimit,
  windowRate,
} from './skills';
export {
  coveredEnd,
  durations,
  latestStart,
  longestWindow,
  notes,
  pointsAtPower,
  prepareCoveredSong,
  prepareQueue,
  prepareSong,
  queued,
  songRate,
  weightRate,
  weights,
  windowsOverlap,
} from './song';
export {
  fixedRate,
  fixRate,
  prepareTeams,
  scoreTeam,
  sixthRate,
  teamAverage,
  teamBase,
  teamLeader,
  teamRate,
  teamRoom,
  teamScore,
  teamSixth,
  teamSixthExtra,
  weighTeam,
} from './team';
