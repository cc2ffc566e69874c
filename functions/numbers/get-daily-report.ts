import { numbersRoutes } from '#shared/numbers/contract'
import { formatCsv } from '../platform/csv'
import { serve } from '../platform/serve'
import { formatReportRows, getDailyReport, resolveLocations } from './period-figures'

export const handler = serve(numbersRoutes.getDailyReport, async ({ params: { location, date }, query, caller }) => {
  const { report } = await getDailyReport(resolveLocations({ location, caller }), { location, date })
  if (query.format !== 'csv') return report
  return {
    name: `closing-${location}-${date}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(formatReportRows(report)),
  }
})
