import { changed, layerOr, NO_EDIT, withSettings } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { type SheetSelection, selectedEntries } from '../selection.ts';
import type { ChartLayer, ChartSheet } from '../sheet.ts';

export const MAX_LAYERS = 20;
export const MAX_LAYER_NAME = 40;

/** Id of the layer that `addLayer` makes. */
export const nextLayer = ({ layers }: ChartSheet): number => Math.max(-1, ...layers.map(({ id }) => id)) + 1;

export function addLayer(sheet: ChartSheet, name: string): ChartEdit {
  if (sheet.layers.length >= MAX_LAYERS) return NO_EDIT;
  const layer = { id: nextLayer(sheet), name: name.slice(0, MAX_LAYER_NAME), isHidden: false };
  return withSettings(sheet, { layers: [...sheet.layers, layer] });
}

const withLayer = (sheet: ChartSheet, id: number, to: (layer: ChartLayer) => ChartLayer): ChartEdit =>
  withSettings(sheet, { layers: sheet.layers.map((layer) => (layer.id === id ? to(layer) : layer)) });

export const renameLayer = (sheet: ChartSheet, id: number, name: string): ChartEdit =>
  withLayer(sheet, id, (layer) =>
    layer.name === name ? layer : { ...layer, name: name.slice(0, MAX_LAYER_NAME) },
  );

export const hideLayer = (sheet: ChartSheet, id: number, isHidden: boolean): ChartEdit =>
  withLayer(sheet, id, (layer) => (layer.isHidden === isHidden ? layer : { ...layer, isHidden }));

/** Takes a layer out; its entries go to the first one left. The last layer stays. */
export function removeLayer(sheet: ChartSheet, id: number): ChartEdit {
  const layers = sheet.layers.filter((layer) => layer.id !== id);
  const [heir] = layers;
  if (!heir || layers.length === sheet.layers.length) return NO_EDIT;
  const own = sheet.entries.filter(({ layer }) => layer === id);
  return withSettings(
    sheet,
    { layers },
    changed(own, ({ entry }) => entry, heir.id),
  );
}

export const moveToLayer = (sheet: ChartSheet, selection: SheetSelection, layer: number): ChartEdit =>
  changed(selectedEntries(sheet, selection), ({ entry }) => entry, layerOr(sheet, layer));
