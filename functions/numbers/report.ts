import { numbers } from '#shared/contract/numbers'
import { csvOf } from '#shared/rules/csv'
import { serve } from '../runtime/serve'
import { reportRows } from './report-rows'
import { closingAt } from './store-closing'
import { placesOf } from './store-period'

export const handler = serve(numbers.report, async ({ params: { location, date }, query, caller }) => {
  const { report } = await closingAt(placesOf({ location, caller }), { location, date })
  if (query.format !== 'csv') return report
  return {
    name: `closing-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvOf(reportRows(report)),
  }
})
