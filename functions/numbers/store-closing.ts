import type { DailyReport } from '#shared/contract/numbers'
import type { LocationCode } from '#shared/locations/index'
import { getNumbersOfLocations } from './store-period'

/** What a day of some locations came to, as its closing tells it. */
export async function getDailyReport(
  places: readonly LocationCode[],
  { location, date }: Pick<DailyReport, 'location' | 'date'>,
): Promise<{ readonly report: DailyReport; readonly isSample: boolean }> {
  const { numbers, together, rest } = await getNumbersOfLocations({ places, from: date, to: date })
  return {
    report: { location, date, ...together, ...rest },
    isSample: numbers.days.some((day) => day.isSample === true),
  }
}
