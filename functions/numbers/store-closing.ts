import type { Report } from '#shared/contract/numbers'
import type { LocationCode } from '#shared/locations/index'
import { numbersAt } from './store-period'

/** What a day of some locations came to, as its closing tells it. */
export async function closingAt(
  places: readonly LocationCode[],
  { location, date }: Pick<Report, 'location' | 'date'>,
): Promise<{ readonly report: Report; readonly isSample: boolean }> {
  const { numbers, together, rest } = await numbersAt({ places, from: date, to: date })
  return {
    report: { location, date, ...together, ...rest },
    isSample: numbers.days.some((day) => day.isSample === true),
  }
}
