/** A day of the calendar, wherever one is. Months count from 1. No time zone has a part in what is computed with it. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day that the player's own calendar shows. */
export const localDate = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
});

const daysOf400Years = 146_097;

/** How many days after 1 January 1970; years begin in March here, so that the day of a leap year comes last. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const years = month > 2 ? year : year - 1;
  const era = Math.floor(years / 400);
  const inEra = years - era * 400;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(inEra / 4) - Math.floor(inEra / 100);
  return era * daysOf400Years + inEra * 365 + leaps + inYear - 719_468;
}

export function dateOfDay(number: number): CalendarDate {
  const days = number + 719_468;
  const era = Math.floor(days / daysOf400Years);
  const inEra = days - era * daysOf400Years;
  const leaps = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096);
  const years = Math.floor((inEra - leaps) / 365);
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: era * 400 + years + (month <= 2 ? 1 : 0), month, day };
}

/** 0 is Monday, 6 Sunday. */
export const weekday = (date: CalendarDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

export const daysAfter = (date: CalendarDate, days: number): CalendarDate =>
  dateOfDay(dayNumber(date) + days);

/** `2026-03-01`. */
export const formatDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((each) => String(each).padStart(2, '0'))].join('-');

/** Undefined when there is no such day. */
export function parseDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12)
    return undefined;
  const date = { year, month, day };
  return formatDate(dateOfDay(dayNumber(date))) === text ? date : undefined;
}
