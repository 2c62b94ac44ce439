/** "1:05" of 65 seconds, "1:01:05" of an hour more. */
export function playingTime(seconds: number): string {
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
