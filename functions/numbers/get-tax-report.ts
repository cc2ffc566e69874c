import { taxReportRoutes } from '#shared/numbers/tax-contract'
import { formatCsv } from '../platform/csv'
import { serve } from '../platform/serve'
import { resolveLocations } from './period-figures'
import { formatTaxRows, getTaxReport } from './tax-report'

export const handler = serve(taxReportRoutes.getTaxReport, async ({ params: { location }, query, caller }) => {
  const { from, to, format } = query
  const report = await getTaxReport(resolveLocations({ location, caller }), { from, to })
  if (format !== 'csv') return report
  return {
    name: `tax-${location}-${from}-to-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: formatCsv(formatTaxRows(report, { location, from, to })),
  }
})
