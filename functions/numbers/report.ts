import { numbers } from '#shared/contract/numbers'
import { serve } from '../runtime/serve'
import { numbersOf } from './period'
import { reportRows } from './report-rows'
import { csvOf } from '#shared/rules/csv'

export const handler = serve(numbers.report, async ({ params: { location, date }, query, caller }) => {
  const { together, rest } = await numbersOf({ location, from: date, to: date, caller })
  const report = { location, date, ...together, ...rest }
  if (query.format !== 'csv') return report
  return {
    name: `closing-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvOf(reportRows(report)),
  }
})
