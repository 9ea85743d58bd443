/**
 * The memory map shared by the kernels and the host.
 *
 * Read by both compilers: integer constants without types, offsets in bytes derived from the ones before. The host
 * writes the inputs, the kernels own the rest. Nothing is allocated while a search runs.
 */

// Limits. The host refuses larger questions with a clear message before it writes anything.
export const MAX_CARDS = 4096;
export const MAX_CHARACTERS = 256;
export const MAX_BANDS = 32;
/** The four, and those that came later together. */
export const ATTRIBUTE_COUNT = 5;
export const MAX_CLASSES = MAX_BANDS * ATTRIBUTE_COUNT;
export const MAX_SLOTS = 10;
export const MAX_OPTIONS = 128;
export const MAX_NOTES = 8192;
export const MAX_COMBO_STEPS = 40;
export const MAX_WEIGHTS = MAX_COMBO_STEPS * 2;
export const MAX_DURATIONS = 64;
export const MAX_SIGNATURES = 1024;
export const MAX_TABLES = 256;
export const MAX_COVERED = 1024;
export const MAX_RESULTS = 64;
export const MAX_FRAMES = 12;
// More than five windows of the longest kind.
export const MAX_ENTRIES = 8192;

export const TEAM_SIZE = 5;
export const WINDOWS = 6;
export const ORDERS = 120;
/** Power is counted in integers of 1/100,000 so that totals do not depend on the order of adding. */
export const POWER_UNITS = 100000;
/** A card's bonus to event points is counted in thousandths of a per cent. */
export const BONUS_UNITS = 1000;
/** The support band of a mission live brings a point for so much power. */
export const SUPPORT_DIVISOR = 3000;

// Everything starts above the first page, which belongs to the module itself.
export const BASE = 65536;

// Song: times (f64), fever and trigger flags by note, six trigger indices.
export const NOTE_TIME = BASE;
export const NOTE_FEVER = NOTE_TIME + MAX_NOTES * 8;
export const NOTE_WEIGHT = NOTE_FEVER + MAX_NOTES * 4;
export const TRIGGER = NOTE_WEIGHT + MAX_NOTES * 4;

// Combo steps: up to LIMIT notes the MULTIPLIER holds; the last limit is beyond every chart.
export const COMBO_LIMIT = TRIGGER + 8 * 4;
export const COMBO_MULTIPLIER = COMBO_LIMIT + MAX_COMBO_STEPS * 8;

// Distinct note weights (combo step × fever): factors, how many notes have each, points at the current power.
export const WEIGHT_COMBO = COMBO_MULTIPLIER + MAX_COMBO_STEPS * 8;
export const WEIGHT_FEVER = WEIGHT_COMBO + MAX_WEIGHTS * 8;
export const WEIGHT_COUNT = WEIGHT_FEVER + MAX_WEIGHTS * 8;
export const WEIGHT_POINTS = WEIGHT_COUNT + MAX_WEIGHTS * 8;

// Skill windows by duration and trigger: first note, one past the last, and runs of (weight, count).
export const DURATION = WEIGHT_POINTS + MAX_WEIGHTS * 8;
export const WINDOW_START = DURATION + MAX_DURATIONS * 8;
export const WINDOW_END = WINDOW_START + WINDOWS * MAX_DURATIONS * 4;
export const RUN_COUNT = WINDOW_END + WINDOWS * MAX_DURATIONS * 4;
export const RUN_WEIGHT = RUN_COUNT + WINDOWS * MAX_DURATIONS * 4;
export const RUN_NOTES = RUN_WEIGHT + WINDOWS * MAX_DURATIONS * MAX_WEIGHTS * 4;

// Skill signatures: duration index, constant multiplier, or the row of a multiplier table by ordinal of the covered note.
export const SIG_DURATION = RUN_NOTES + WINDOWS * MAX_DURATIONS * MAX_WEIGHTS * 4;
export const SIG_TABLE = SIG_DURATION + MAX_SIGNATURES * 4;
export const SIG_MULTIPLIER = SIG_TABLE + MAX_SIGNATURES * 4;
export const SIG_MEMBER = SIG_MULTIPLIER + MAX_SIGNATURES * 8;
export const SIG_LEADER = SIG_MEMBER + MAX_SIGNATURES * 8;
export const SIG_SIXTH = SIG_LEADER + MAX_SIGNATURES * 8;
export const SIG_COVERS = SIG_SIXTH + MAX_SIGNATURES * 8;
export const TABLE = SIG_COVERS + MAX_SIGNATURES * MAX_SIGNATURES;

// Cards, as the host packs them in the order of their ids: four numbers each, performance, technique, visual (whole
// numbers) and event power in units; then indices.
export const CARD_STATS = TABLE + MAX_TABLES * MAX_COVERED * 8;
export const CARD_CHARACTER = CARD_STATS + MAX_CARDS * 32;
export const CARD_BAND = CARD_CHARACTER + MAX_CARDS * 4;
export const CARD_ATTRIBUTE = CARD_BAND + MAX_CARDS * 4;
export const CARD_SIG = CARD_ATTRIBUTE + MAX_CARDS * 4;
export const CARD_UNITED_SIG = CARD_SIG + MAX_CARDS * 4;
export const CARD_UNITED_BAND = CARD_UNITED_SIG + MAX_CARDS * 4;
export const CARD_UNITED_ATTRIBUTE = CARD_UNITED_BAND + MAX_CARDS * 4;
// 1: may be among the five. 2: must be. 0: only a candidate for the sixth slot.
export const CARD_ROLE = CARD_UNITED_ATTRIBUTE + MAX_CARDS * 4;

// Area items: slots of options; a rate triple (1/1000 per cent) for each class of card and option, class by class.
export const CARD_KEEP = CARD_ROLE + MAX_CARDS * 4;
export const SLOT_FIRST = CARD_KEEP + MAX_CARDS * 4;
export const RATE = SLOT_FIRST + (MAX_SLOTS + 2) * 4;

// Derived once per question: power of a card without items; card by card its gain by each option and the best gain in
// each slot; the cards that survived dominance, class by class.
export const CARD_POWER = RATE + MAX_OPTIONS * MAX_CLASSES * 3 * 8;
export const GAIN = CARD_POWER + MAX_CARDS * 8;
export const SLOT_GAIN = GAIN + MAX_OPTIONS * MAX_CARDS * 8;
export const KEPT = SLOT_GAIN + MAX_SLOTS * MAX_CARDS * 8;

// Sixth slot: candidates, at most six of a kind. Chains of one character and attribute, for dominance.
export const CLASS_FIRST = KEPT + MAX_CARDS * 4;
export const SIXTH_CARD = CLASS_FIRST + (MAX_CLASSES + 2) * 4;
export const CHAIN_HEAD = SIXTH_CARD + MAX_CARDS * 4;
export const CHAIN_NEXT = CHAIN_HEAD + MAX_CHARACTERS * ATTRIBUTE_COUNT * 4;

// Search: one frame per level of the item tree with its cards and children.
export const FRAME_LIST = CHAIN_NEXT + MAX_CARDS * 4;
export const FRAME_SIZE = FRAME_LIST + MAX_FRAMES * MAX_CARDS * 4;
export const FRAME_SLOT = FRAME_SIZE + MAX_FRAMES * 4;
export const FRAME_NEXT = FRAME_SLOT + MAX_FRAMES * 4;
export const FRAME_CHILDREN = FRAME_NEXT + MAX_FRAMES * 4;
export const FRAME_T = FRAME_CHILDREN + MAX_FRAMES * 4;
export const CHILD_OPTION = FRAME_T + MAX_FRAMES * 8;
export const CHILD_BOUND = CHILD_OPTION + MAX_FRAMES * MAX_OPTIONS * 4;
export const CHOICE = CHILD_BOUND + MAX_FRAMES * MAX_OPTIONS * 8;
// CHOICE as it was before a frame was split, frame by frame.
export const FRAME_CHOICE = CHOICE + MAX_SLOTS * 4;
// 1 where no best choice of items holds both options, each in its own slot; with itself where none holds the option.
export const OPTION_CLASH = FRAME_CHOICE + MAX_FRAMES * MAX_SLOTS * 4;

// One look at a node: weights of its cards, best of each character, the greedy five.
export const WEIGHT = OPTION_CLASH + MAX_OPTIONS * MAX_OPTIONS * 4;
export const NODE_POWER = WEIGHT + MAX_CARDS * 8;
export const LEAD = NODE_POWER + MAX_CARDS * 8;
export const CHARACTER_BEST = LEAD + MAX_CARDS * 8;
export const CHARACTER_CARD = CHARACTER_BEST + MAX_CHARACTERS * 8;
export const CHARACTER_COUNT = CHARACTER_CARD + MAX_CHARACTERS * 4;
export const CHARACTER_STATE = CHARACTER_COUNT + MAX_CHARACTERS * 8;
export const CHARACTER_MUST = CHARACTER_STATE + MAX_CHARACTERS * 4;
export const CHARACTER_POWER = CHARACTER_MUST + MAX_CHARACTERS * 4;
export const GREEDY = CHARACTER_POWER + MAX_CHARACTERS * 8;

// Card search below a node: cards by falling weight, groups of one character each, the path.
export const SORTED = GREEDY + 8 * 4;
export const GROUP_FIRST = SORTED + MAX_CARDS * 4;
export const GROUP_BEST = GROUP_FIRST + (MAX_CHARACTERS + 2) * 4;
export const GROUP_POWER = GROUP_BEST + (MAX_CHARACTERS + 8) * 8;
export const GROUP_NEXT = GROUP_POWER + (MAX_CHARACTERS + 8) * 8;
export const GROUP_OF = GROUP_NEXT + MAX_CHARACTERS * 4;
export const GROUP_CARD = GROUP_OF + MAX_CHARACTERS * 4;
export const PATH_GROUP = GROUP_CARD + MAX_CARDS * 4;
export const PATH_CARD = PATH_GROUP + 8 * 4;
export const PATH_SUM = PATH_CARD + 8 * 4;
export const PATH_POWER = PATH_SUM + 8 * 8;

// Contexts: what all five share. Bound, band and attribute (−1 = any), in the order they are searched.
export const CONTEXT_BAND = PATH_POWER + 8 * 8;
export const CONTEXT_ATTRIBUTE = CONTEXT_BAND + MAX_CLASSES * 2 * 4;
export const CONTEXT_BOUND = CONTEXT_ATTRIBUTE + MAX_CLASSES * 2 * 4;

// One team being scored: its cards by id, signatures, extras by window and member, items.
export const TEAM = CONTEXT_BOUND + MAX_CLASSES * 2 * 8;
export const TEAM_SIG = TEAM + 8 * 4;
export const TEAM_EXTRA = TEAM_SIG + 8 * 4;
export const TEAM_OPTION = TEAM_EXTRA + WINDOWS * 8 * 8;

// Results, best first.
export const RESULT_SCORE = TEAM_OPTION + (MAX_SLOTS + 2) * 4;
export const RESULT_POWER = RESULT_SCORE + MAX_RESULTS * 8;
export const RESULT_TEAM = RESULT_POWER + MAX_RESULTS * 8;
export const RESULT_LEADER = RESULT_TEAM + MAX_RESULTS * 8 * 4;
export const RESULT_SIXTH = RESULT_LEADER + MAX_RESULTS * 4;

// Orders: 120 permutations of five, their scores, and the note-by-note kernel's entries: eight multipliers apart.
export const PERMUTATION = RESULT_SIXTH + MAX_RESULTS * 4;
export const ORDER_SCORE = PERMUTATION + ORDERS * TEAM_SIZE * 4;
export const ENTRY_FIRST = ORDER_SCORE + ORDERS * 8;
export const ENTRY_INNER = ENTRY_FIRST + 8 * 4;
export const ENTRY_MULTIPLIER = ENTRY_INNER + MAX_ENTRIES * 8;

// Event points: bonus of a card (1/1000 per cent), what it would bring to the support band there, what the band loses
// at least without it, and what both are worth beside power and skill. Zero where no points are sought.
export const CARD_BONUS = ENTRY_MULTIPLIER + MAX_ENTRIES * 8 * 8;
export const CARD_SUPPORT = CARD_BONUS + MAX_CARDS * 8;
export const CARD_LOSS = CARD_SUPPORT + MAX_CARDS * 8;
export const CARD_WORTH = CARD_LOSS + MAX_CARDS * 8;
// Candidates of the support band, best first, what they bring, and the five chosen for the team being scored.
export const SUPPORT_CARD = CARD_WORTH + MAX_CARDS * 8;
export const SUPPORT_UNITS = SUPPORT_CARD + MAX_CARDS * 4;
export const TEAM_SUPPORT = SUPPORT_UNITS + MAX_CARDS * 8;
// Slices of a score that count less and less: of the own score, of the others', of both in a bound.
export const SLICE_OWN = TEAM_SUPPORT + 8 * 4;
export const SLICE_OTHERS = SLICE_OWN + 8 * 8;
export const SLICE_BOTH = SLICE_OTHERS + 8 * 8;
export const RESULT_POINTS = SLICE_BOTH + 8 * 8;

// The game's own shuffle: ways by place and window, prices of places in a bound, worth by member and place, and
// which member of the team stands at each place.
export const SHUFFLE_WEIGHT = RESULT_POINTS + MAX_RESULTS * 8;
export const PLACE_PRICE = SHUFFLE_WEIGHT + TEAM_SIZE * TEAM_SIZE * 8;
export const PLACE_WORTH = PLACE_PRICE + 8 * 8;
export const TEAM_PLACE = PLACE_WORTH + TEAM_SIZE * TEAM_SIZE * 8;

// Skills that wait for each other: signatures of the five, and by order what they and the sixth add and when it may
// start; ways of the shuffle by order.
export const QUEUE_SIG = TEAM_PLACE + 8 * 4;
export const QUEUE_VALUE = QUEUE_SIG + 8 * 4;
export const QUEUE_SIXTH = QUEUE_VALUE + ORDERS * 8;
export const QUEUE_START = QUEUE_SIXTH + ORDERS * 8;
export const QUEUE_WAYS = QUEUE_START + ORDERS * 8;
// The latest start of each window.
export const QUEUE_LATEST = QUEUE_WAYS + ORDERS * 8;

export const MEMORY_BYTES = QUEUE_LATEST + 8 * 8;
export const MEMORY_PAGES = (MEMORY_BYTES + 65535 - ((MEMORY_BYTES + 65535) % 65536)) / 65536;
