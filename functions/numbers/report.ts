import { numbersRoutes } from '#shared/contract/numbers'
import { formatCsv } from '#shared/rules/csv'
import { serve } from '../runtime/serve'
import { formatReportRows } from './report-rows'
import { getDailyReport } from './store-closing'
import { resolveLocations } from './store-period'

export const handler = serve(numbersRoutes.report, async ({ params: { location, date }, query, caller }) => {
  const { report } = await getDailyReport(resolveLocations({ location, caller }), { location, date })
  if (query.format !== 'csv') return report
  return {
    name: `closing-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(formatReportRows(report)),
  }
})
