const DAY_MS = 86_400_000;

/** Ids begin with the time of their item: `20220507_150929` of a picture, `email202401010001` of a mail. */
const inId = /^(?:email)?(\d{4})(\d{2})(\d{2})(?:_(\d{2})(\d{2})(\d{2}))?/i;
const anchor = /today is\D{0,24}(\d{4})-(\d{2})-(\d{2})/i;

/** When an item was made, told by its id; `undefined` for an id that tells none. In milliseconds, zone left aside. */
export function timeOfId(id: string): number | undefined {
  const [, year, month, day, ...clock] = inId.exec(id) ?? [];
  return instant(year, month, day, clock);
}

function instant(year?: string, month?: string, day?: string, clock: readonly (string | undefined)[] = []) {
  if (year === undefined) return undefined;
  const [hour = '00', minute = '00', second = '00'] = clock;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

const timesOf = (evidence: readonly string[]): number[] => evidence.flatMap((id) => timeOfId(id) ?? []);

/** Days from the earliest to the latest evidence (App. C.1); undefined with fewer than two times. */
export function evidenceSpanDays(evidence: readonly string[]): number | undefined {
  const times = timesOf(evidence);
  return times.length < 2 ? undefined : (Math.max(...times) - Math.min(...times)) / DAY_MS;
}

/** Days from the latest evidence to the question's "Today is …" (App. C.1); undefined without either. */
export function recallDistanceDays(question: string, evidence: readonly string[]): number | undefined {
  const [, year, month, day] = anchor.exec(question) ?? [];
  const today = instant(year, month, day);
  const times = timesOf(evidence);
  return today === undefined || times.length === 0 ? undefined : (today - Math.max(...times)) / DAY_MS;
}
