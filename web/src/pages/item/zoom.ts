/** View of a picture: `scale` 1 fits it into its frame; `x` and `y` offset its centre in screen pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 12;

/** The size of a picture of this shape that fits into the frame. */
export function fitInto(frame: Size, picture: Size): Size {
  const share = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * share, height: picture.height * share };
}

/** Tolerance in pixels. */
const SMALLEST = 0.01;

/** Like `zoom`, but limited so that the picture does not leave gaps in the frame. */
export function kept({ scale, x, y }: Zoom, frame: Size, fit: Size): Zoom {
  const within = Math.min(MOST_ZOOM, Math.max(1, scale));
  const far = (size: number, room: number): number => Math.max(0, (size * within - room) / 2);
  const clamp = (value: number, most: number): number => (most < SMALLEST ? 0 : Math.min(most, Math.max(-most, value)));
  return { scale: within, x: clamp(x, far(fit.width, frame.width)), y: clamp(y, far(fit.height, frame.height)) };
}

/** Zooms by `factor`, keeping the point at `at` (relative to the centre of the frame) in place. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Size, fit: Size): Zoom {
  const scale = Math.min(MOST_ZOOM, Math.max(1, zoom.scale * factor));
  const share = scale / zoom.scale;
  return kept({ scale, x: at.x - (at.x - zoom.x) * share, y: at.y - (at.y - zoom.y) * share }, frame, fit);
}

export const panned = (zoom: Zoom, dx: number, dy: number, frame: Size, fit: Size): Zoom =>
  kept({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame, fit);
