import L from 'leaflet';
import type { HeatResponse } from '../../../../src/contract/place-pages.ts';

/** Pixels around a cell that it warms. */
const REACH = 18;
/** Colours from few to most items, over light and dark maps alike. */
const RAMP = ['#f3c79a', '#ef9b52', '#d9552f', '#a3203d', '#5f1049'] as const;
/** The warmth of a cell with one item; the most items have 1. */
const LEAST = 0.22;

/** The warmth of each cell, by the logarithm of its count: a home with thousands would leave everything else cold. */
export function warmthOf(counts: readonly number[]): readonly number[] {
  const most = Math.log1p(counts.reduce((a, b) => Math.max(a, b), 1));
  return counts.map((count) => LEAST + (1 - LEAST) * (most <= Math.LN2 ? 1 : Math.log1p(count) / most));
}

/** Draws where most items are, in a canvas over the map; the end of it. */
export function drawHeat(map: L.Map, heat: HeatResponse): () => void {
  const canvas = L.DomUtil.create('canvas', 'leaflet-zoom-hide');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['heat'] = String(heat.count.length);
  map.getPanes().overlayPane.append(canvas);
  const warmth = warmthOf(heat.count);
  const draw = (): void => {
    const { x: width, y: height } = map.getSize();
    Object.assign(canvas, { width, height });
    L.DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || width === 0 || height === 0) return;
    for (const [n, lat] of heat.lat.entries()) {
      const { x, y } = map.latLngToContainerPoint([lat, heat.lon[n] ?? 0]);
      if (x < -REACH || y < -REACH || x > width + REACH || y > height + REACH) continue;
      const glow = context.createRadialGradient(x, y, 0, x, y, REACH);
      glow.addColorStop(0, `rgb(0 0 0 / ${warmth[n] ?? 0})`);
      glow.addColorStop(1, 'rgb(0 0 0 / 0)');
      context.fillStyle = glow;
      context.fillRect(x - REACH, y - REACH, 2 * REACH, 2 * REACH);
    }
    colour(context, width, height);
  };
  map.on('moveend resize', draw);
  draw();
  return () => {
    map.off('moveend resize', draw);
    canvas.remove();
  };
}

/** Gives each pixel the colour of its warmth, which is its opacity. */
function colour(context: CanvasRenderingContext2D, width: number, height: number): void {
  const image = context.getImageData(0, 0, width, height);
  const ramp = rampColours();
  for (let i = 3; i < image.data.length; i += 4) {
    const warmth = image.data[i] ?? 0;
    if (warmth === 0) continue;
    image.data.set(ramp.subarray(warmth * 4, warmth * 4 + 3), i - 3);
    image.data[i] = Math.min(225, warmth * 2);
  }
  context.putImageData(image, 0, 0);
}

function rampColours(): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 256, height: 1 });
  const context = canvas.getContext('2d');
  if (context === null) return new Uint8ClampedArray(1024);
  const ramp = context.createLinearGradient(0, 0, 256, 0);
  for (const [i, one] of RAMP.entries()) ramp.addColorStop(i / (RAMP.length - 1), one);
  context.fillStyle = ramp;
  context.fillRect(0, 0, 256, 1);
  return context.getImageData(0, 0, 256, 1).data;
}
