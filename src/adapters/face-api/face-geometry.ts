export type Spot = { readonly x: number; readonly y: number };

/** Degrees that the face is turned to a side, and tilted, by 68 landmarks (the order of the iBUG 300-W set). Approximate: within about 10°. */
export function turnOf(landmarks: readonly Spot[]): { readonly yaw: number; readonly roll: number } {
  const nose = landmarks[30];
  const [left, right] = [landmarks[2], landmarks[14]];
  if (nose === undefined || left === undefined || right === undefined) return { yaw: 0, roll: 0 };
  const toLeft = Math.hypot(nose.x - left.x, nose.y - left.y);
  const toRight = Math.hypot(right.x - nose.x, right.y - nose.y);
  const turned = toLeft + toRight === 0 ? 0 : (toLeft - toRight) / (toLeft + toRight);
  const [eyeLeft, eyeRight] = [centre(landmarks.slice(36, 42)), centre(landmarks.slice(42, 48))];
  return {
    yaw: degrees(Math.asin(Math.max(-1, Math.min(1, turned)))),
    roll: degrees(Math.atan2(eyeRight.y - eyeLeft.y, eyeRight.x - eyeLeft.x)),
  };
}

export function centre(spots: readonly Spot[]): Spot {
  const n = Math.max(1, spots.length);
  return { x: spots.reduce((sum, s) => sum + s.x, 0) / n, y: spots.reduce((sum, s) => sum + s.y, 0) / n };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
