const line = /^\[metadata@(cut|seen) @ [^\]]*\] \[info\] frame:\S+\s+pts:\S+\s+pts_time:(-?[\d.]+)/;
const complaint = /(?:^|\] )\[(?:error|fatal|panic)\] (.*)$/;

/**
 * What ffmpeg says while it surveys: when a frame is shown, when shots change, and what is wrong. The time of a frame is
 * said before the frame comes, but by another pipe, so that it may be read after it.
 */
export class SurveyLog {
  readonly cuts: number[] = [];
  readonly seen: number[] = [];
  lastComplaint = '';
  #rest = '';
  #closed = false;
  #waiting: { readonly index: number; readonly tell: (at: number | undefined) => void }[] = [];

  push(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const said of lines) {
      const [, what, at] = line.exec(said) ?? [];
      if (at !== undefined) (what === 'cut' ? this.cuts : this.seen).push(Math.max(0, Number(at)));
      else this.lastComplaint = complaint.exec(said)?.[1] ?? this.lastComplaint;
    }
    this.#tell();
  }

  close(): void {
    this.#closed = true;
    this.#tell();
  }

  /** Seconds at which the n-th frame is shown; nothing when that is never said. */
  timeOf(index: number): Promise<number | undefined> {
    return new Promise((tell) => {
      this.#waiting.push({ index, tell });
      this.#tell();
    });
  }

  #tell(): void {
    this.#waiting = this.#waiting.filter(({ index, tell }) => {
      const at = this.seen[index];
      if (at === undefined && !this.#closed) return true;
      tell(at);
      return false;
    });
  }
}
