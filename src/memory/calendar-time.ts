const shape = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?)?)?$/;

/**
 * Whether a text writes a year, a month, a day or a wall clock that there is: "2023", "2023-05", "2023-05-07",
 * "2023-05-07T15:00", "2023-05-07T15:00:00". No calendar has a 31 February, no clock 24:30.
 */
export function isCalendarTime(text: string): boolean {
  const [whole, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = shape.exec(text) ?? [];
  if (whole === undefined || Number(year) < 1 || Number(month) < 1 || Number(month) > 12) return false;
  const days = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  const isDay = Number(day) >= 1 && Number(day) <= days;
  return isDay && Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
}
