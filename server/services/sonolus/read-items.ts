import type { BackgroundItem, EffectItem, EngineItem, ParticleItem, SkinItem, Srl, Tag } from '@sonolus/core';
import { asArray, asObject, asText, isJsonObject, type JsonObject } from '#model/records/reading';
import { type Frozen, HASH, ITEM_NAME, ITEM_VERSIONS, type ResourceKind } from './protocol.ts';

/** Reads items that an operator or another server gave. What the app would refuse is reported by its name. */

export class ItemError extends Error {}

/** Turns the address of a resource into one that the app can ask for; undefined where there is nothing. */
type Locate = (url: string) => string | undefined;

class ItemReader {
  readonly #locate: Locate;

  constructor(locate: Locate) {
    this.#locate = locate;
  }

  #text(json: JsonObject, field: string): string {
    const text = json[field];
    if (typeof text === 'string') return text;
    throw new ItemError(`it has no ${field}`);
  }

  #resource(json: JsonObject, field: string): Srl {
    const { hash, url } = asObject(json[field]);
    const known = typeof hash === 'string' && HASH.test(hash) ? hash : undefined;
    const found = typeof url === 'string' ? this.#locate(url) : undefined;
    if (found === undefined) throw new ItemError(`its ${field} is not there`);
    return { ...(known !== undefined && { hash: known }), url: found };
  }

  #part(json: JsonObject, field: string): JsonObject {
    const part = json[field];
    if (isJsonObject(part)) return part;
    throw new ItemError(`it has no ${field}`);
  }

  #named(json: JsonObject) {
    const name = this.#text(json, 'name');
    if (!ITEM_NAME.test(name))
      throw new ItemError(`its name ${JSON.stringify(name)} cannot be part of an address`);
    const source = asText(json.source);
    return {
      name,
      ...(source !== null && { source }),
      title: this.#text(json, 'title'),
      subtitle: this.#text(json, 'subtitle'),
      author: this.#text(json, 'author'),
      tags: asArray(json.tags).flatMap(tagOf),
      thumbnail: this.#resource(json, 'thumbnail'),
    };
  }

  skin(json: JsonObject): SkinItem {
    return {
      ...this.#named(json),
      version: versionOf(json, ITEM_VERSIONS.skin),
      data: this.#resource(json, 'data'),
      texture: this.#resource(json, 'texture'),
    };
  }

  background(json: JsonObject): BackgroundItem {
    return {
      ...this.#named(json),
      version: versionOf(json, ITEM_VERSIONS.background),
      data: this.#resource(json, 'data'),
      image: this.#resource(json, 'image'),
      configuration: this.#resource(json, 'configuration'),
    };
  }

  effect(json: JsonObject): EffectItem {
    return {
      ...this.#named(json),
      version: versionOf(json, ITEM_VERSIONS.effect),
      data: this.#resource(json, 'data'),
      audio: this.#resource(json, 'audio'),
    };
  }

  particle(json: JsonObject): ParticleItem {
    return {
      ...this.#named(json),
      version: versionOf(json, ITEM_VERSIONS.particle),
      data: this.#resource(json, 'data'),
      texture: this.#resource(json, 'texture'),
    };
  }

  engine(json: JsonObject): EngineItem {
    return {
      ...this.#named(json),
      version: versionOf(json, ITEM_VERSIONS.engine),
      skin: this.skin(this.#part(json, 'skin')),
      background: this.background(this.#part(json, 'background')),
      effect: this.effect(this.#part(json, 'effect')),
      particle: this.particle(this.#part(json, 'particle')),
      playData: this.#resource(json, 'playData'),
      watchData: this.#resource(json, 'watchData'),
      previewData: this.#resource(json, 'previewData'),
      tutorialData: this.#resource(json, 'tutorialData'),
      configuration: this.#resource(json, 'configuration'),
      ...(isJsonObject(json.rom) && { rom: this.#resource(json, 'rom') }),
    };
  }
}

function versionOf<const V extends number>({ version }: JsonObject, wanted: V): V {
  if (version === wanted) return wanted;
  throw new ItemError(`it is of version ${String(version)}, and the app wants ${wanted}`);
}

/** Of those without a title nothing can be shown. */
function tagOf(value: unknown): readonly Tag[] {
  const { title, icon } = asObject(value);
  return typeof title === 'string' ? [{ title, ...(typeof icon === 'string' && { icon }) }] : [];
}

export interface ItemsOf {
  readonly engines: Frozen<EngineItem>;
  readonly skins: Frozen<SkinItem>;
  readonly backgrounds: Frozen<BackgroundItem>;
  readonly effects: Frozen<EffectItem>;
  readonly particles: Frozen<ParticleItem>;
}

type Readers = { readonly [K in ResourceKind]: (json: unknown) => ItemsOf[K] };

/** Readers of what `/sonolus/{kind}/{name}` answers with. @throws ItemError */
export function itemReaders(locate: Locate): Readers {
  const reader = new ItemReader(locate);
  const itemIn = (json: unknown): JsonObject => asObject(asObject(json).item);
  return {
    engines: (json) => reader.engine(itemIn(json)),
    skins: (json) => reader.skin(itemIn(json)),
    backgrounds: (json) => reader.background(itemIn(json)),
    effects: (json) => reader.effect(itemIn(json)),
    particles: (json) => reader.particle(itemIn(json)),
  };
}
