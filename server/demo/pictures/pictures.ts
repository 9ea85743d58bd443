import { gachaVoicePaths } from '#model/rules/media-paths';
import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { bandOf } from '../cast/cast.ts';
import type { DemoAsset } from '../demo.types.ts';
import { chime } from '../songs/chime.ts';
import { PEOPLE } from '../words/people.ts';
import {
  type EventPicture,
  eventBackground,
  eventBanner,
  eventLogo,
  eventTrim,
  loginBackground,
} from './banners.ts';
import { cardArt, cardThumb, cardTrim } from './card-art.ts';
import { bandIcon } from './drawing/marks.ts';
import { renderPng } from './drawing/render.ts';
import { costumeThumb, keyVisual, stageFigure } from './figures.ts';
import { artFrame, characterIcon, namedIcon, rarityIcon, thumbFrame, trainedStarIcon } from './icons.ts';
import { jacket } from './jackets.ts';
import { bandLogo, type LogoKind } from './logos.ts';
import { stamp, titleFrame, titleMark, titlePlate } from './prizes.ts';
import type { PictureSources } from './sources.ts';

/** Draws an SVG document for the groups of its path pattern; null when there is no such thing. */
type Painter = (sources: PictureSources, groups: readonly string[]) => string | null;

interface Rule {
  readonly pattern: RegExp;
  readonly type: 'png' | 'svg';
  readonly paint: Painter;
}

const png = (pattern: RegExp, paint: Painter): Rule => ({ pattern, type: 'png', paint });
const vector = (pattern: RegExp, paint: Painter): Rule => ({ pattern, type: 'svg', paint });

const THUMB_PIXELS = 224;
const ART_HEIGHT = 800;
const FIGURE_PIXELS = 360;
const VISUAL_HEIGHT = 720;
const JACKET_PIXELS = 400;
const JACKET_THUMB_PIXELS = 160;

const card: Painter = (sources, [group = '', set = '', kind = '']) => {
  const found = sources.card(set, kind);
  return found && Math.floor(found.id / 50) === Number(group) ? cardThumb(found, THUMB_PIXELS) : null;
};
const art: Painter = (sources, [set = '', cut = '', kind = '']) => {
  const found = sources.card(set, kind);
  return found && (cut === 'card' ? cardArt(found, ART_HEIGHT) : cardTrim(found, ART_HEIGHT));
};
const figure: Painter = (sources, [name = '']) => {
  const found = sources.card(`res${name}`, 'after_training') ?? sources.card(`res${name}`, 'normal');
  return found && stageFigure(found, FIGURE_PIXELS);
};
const costume: Painter = (sources, [group = '', name = '']) => {
  const found = sources.costume(name);
  return found && Math.floor(found.id / 50) === Number(group) ? costumeThumb(found, THUMB_PIXELS) : null;
};
const introduced: Painter = (sources, [id = '']) => {
  const found = sources.character(Number(id));
  return found && keyVisual(found, VISUAL_HEIGHT);
};
const jacketOf: Painter = (sources, [folder = '', again = '', image = '', size = '']) => {
  const song = folder === again ? sources.jacket(image, Number(folder)) : null;
  return song && jacket(song, size === 'thumb' ? JACKET_THUMB_PIXELS : JACKET_PIXELS, size === 'jacket');
};
const logo =
  (kind: LogoKind): Painter =>
  (sources, [id = '']) => {
    const name = sources.bandName(Number(id));
    return name === null ? null : bandLogo(Number(id), name, kind);
  };
const eventPicture: Painter = (sources, [asset = '', kind = '']) => {
  const event = sources.event(asset);
  if (!event) return null;
  if (kind === 'images_rip/banner') return eventBanner(event, 200);
  if (kind === 'images_rip/logo') return eventLogo(event, 300);
  return kind === 'topscreen_rip/bg_eventtop' ? eventBackground(event, 720) : eventTrim(event, 720);
};
/** What is drawn of an event by its number. */
const ofEvent =
  (draw: (event: EventPicture) => string): Painter =>
  (sources, [id = '']) => {
    const event = sources.eventOf(Number(id));
    return event && draw(event);
  };
const homeBanner: Painter = (sources, [name = '']) => {
  const subject = sources.homeBanner(name);
  return subject && eventBanner(subject, 350);
};
const login: Painter = (sources, [name = '']) => {
  const campaign = sources.loginCampaign(name);
  return campaign && loginBackground(campaign, 480);
};
const portrait: Painter = (_, [id = '']) => {
  const person = PEOPLE[Number(id) - 1];
  return person ? characterIcon(person, bandOf(Number(id))) : null;
};

const attributeOf = (word: string | undefined): Attribute | null =>
  ATTRIBUTES.find((one) => one === word) ?? null;
/** One-star frames name an attribute, all others must not. */
const frame: Painter = (_, [family = '', rarity = '', word]) => {
  const attribute = attributeOf(word);
  if ((rarity === '1') !== (attribute !== null)) return null;
  return family === 'card' ? thumbFrame(Number(rarity), attribute) : artFrame(Number(rarity), attribute);
};

/** Where the game's data puts its pictures (reference R15), below `/assets/{server}/` and below `/res/`. */
const RULES: readonly Rule[] = [
  png(/^thumb\/chara\/card(\d{5})_rip\/(\w+)_(normal|after_training)\.png$/, card),
  png(/^characters\/livesd\/sd(\w+)_rip\/sdchara\.png$/, figure),
  png(/^ui\/character_kv_image\/(\d{3})_rip\/image\.png$/, introduced),
  png(/^thumb\/costume\/group(\d{1,5})_rip\/(\w+)\.png$/, costume),
  png(/^characters\/resourceset\/(\w+)_rip\/(card|trim)_(normal|after_training)\.png$/, art),
  png(
    /^musicjacket\/musicjacket(\d+)_rip\/assets-star-forassetbundle-startapp-musicjacket-musicjacket(\d+)-(\w+)-(jacket|thumb)\.png$/,
    jacketOf,
  ),
  png(/^band\/logo\/(\d{3})_rip\/logoL\.png$/, logo('logoL')),
  png(/^band\/logo\/(\d{3})_rip\/logoS\.png$/, logo('logoS')),
  png(/^band\/logo\/(\d{3})_rip\/logoL_Mask\.png$/, logo('logoL_Mask')),
  png(
    /^event\/(\w+)\/(images_rip\/banner|images_rip\/logo|topscreen_rip\/bg_eventtop|topscreen_rip\/trim_eventtop)\.png$/,
    eventPicture,
  ),
  png(/^thumb\/degree_rip\/degree(\d{3})\.png$/, ofEvent(titlePlate)),
  png(/^thumb\/degree_rip\/event_point_(\d{1,5})\.png$/, (_, [place = '']) => titleFrame(Number(place))),
  png(/^thumb\/degree_rip\/event_point_icon_(\d{1,5})\.png$/, (_, [place = '']) => titleMark(Number(place))),
  png(
    /^stamp\/01_rip\/stamp_(\d{3})\.png$/,
    ofEvent((event) => stamp(event, FIGURE_PIXELS)),
  ),
  png(/^event\/loginbonus\/(\w+)_rip\/background\.png$/, login),
  png(/^homebanner_rip\/(\w+)\.png$/, homeBanner),
  vector(/^icon\/band_(\d{1,3})\.svg$/, (sources, [id = '']) =>
    sources.bandName(Number(id)) === null ? null : bandIcon(Number(id)),
  ),
  png(/^icon\/chara_icon_(\d{1,2})\.png$/, portrait),
  png(/^icon\/star_([1-5])\.png$/, (_, [rarity = '']) => rarityIcon(Number(rarity))),
  png(/^icon\/star_trained\.png$/, () => trainedStarIcon()),
  vector(/^icon\/([a-z_]+)\.svg$/, (sources, [name = '']) => namedIcon(name, sources.types())),
  png(/^image\/(card|frame)-([1-5])(?:-(\w+))?\.png$/, frame),
];

const PREFIX = /^\/?(?:assets\/(?:jp|en|tw|cn|kr)\/|res\/)?/;

/** Sounds are made by a number of their subject; music has other ones than voices. */
const MUSIC_NUMBERS = 100_000;
const VOICE = /^sound\/voice\/gacha\/(\w+)_rip\/(\w+)\.mp3$/;

/** Of an event: a chorus in the folder of its ten, or music of its own. */
const EVENT_MUSIC =
  /^(?:musicscore\/musicscore(\d+)_rip\/bgm(\d+)_chorus|sound\/scenario\/bgm\/demo_(\d+)_rip\/demo_\3)\.mp3$/;

function eventMusicAt(path: string): DemoAsset | null {
  const [, ten = '', song = '', event = ''] = EVENT_MUSIC.exec(path) ?? [];
  const isThere = event !== '' || (song !== '' && Math.ceil(Number(song) / 10) * 10 === Number(ten));
  return isThere ? { type: 'audio/wav', bytes: chime(MUSIC_NUMBERS + Number(event || song)) } : null;
}

/** The voice of a card, where the kind of its pull has it; sounds are of their own type, whatever their path ends with. */
function voiceAt(sources: PictureSources, path: string): DemoAsset | null {
  const [, folder = '', set = ''] = VOICE.exec(path) ?? [];
  const card = sources.card(set, 'after_training') ?? sources.card(set, 'normal');
  const [own = ''] = card ? gachaVoicePaths('jp', { type: card.type, resourceSetName: set }) : [];
  return card && own.includes(`/${folder}_rip/`) ? { type: 'audio/wav', bytes: chime(card.id) } : null;
}

/** Answers a sound by its path: a voice or the music of an event. */
export function soundAt(sources: PictureSources, path: string): DemoAsset | null {
  const below = path.replace(PREFIX, '');
  return eventMusicAt(below) ?? voiceAt(sources, below);
}

/** Answers a picture by its path; the same path always gives the same pixels. */
export async function drawPicture(sources: PictureSources, path: string): Promise<DemoAsset | null> {
  const below = path.replace(PREFIX, '');
  for (const { pattern, type, paint } of RULES) {
    const match = pattern.exec(below);
    if (!match) continue;
    const document = paint(sources, match.slice(1));
    if (document === null) return null;
    return type === 'svg'
      ? { type: 'image/svg+xml', bytes: new TextEncoder().encode(document) }
      : { type: 'image/png', bytes: await renderPng(document) };
  }
  return null;
}
