import { Button } from '#ui/chakra/button'
import { useQuery } from '@tanstack/react-query'
import { TaxReport, taxReportRoutes } from '#shared/numbers/tax-contract'
import { formatDecimal } from '#shared/platform/money'
import { formatTaxRate } from '#shared/taxes/tax-rates'
import { buildUrl, callApi } from '#base/api/client'
import { FormPanel } from '../form/form-panel'
import { Loaded } from '../form/loaded'
import { FigureLink, FigureTable } from './figure-table'
import type { DateRange } from './period-choice'
import { REFUNDS_FIGURE } from './payments/refund-list'

const useTaxReport = (location: string, { from, to }: DateRange) =>
  useQuery({
    queryKey: [taxReportRoutes.getTaxReport.path, location, from, to],
    queryFn: async () =>
      TaxReport.parse(await callApi(taxReportRoutes.getTaxReport, { params: { location }, query: { from, to } })),
    refetchInterval: 60_000,
  })

const [REFUNDED_SALES, REFUNDED_TAX] = ['Refunded sales', 'Refunded tax'] as const

function TaxTables({ report }: { readonly report: TaxReport }) {
  const { taxable, exempt, tax, tips, refunds, byRate, giftCards } = report
  const totals = [
    ['Taxable sales', taxable],
    ['Tax-exempt delivery fees', exempt],
    ['Sales tax', tax],
    ['Tips', tips],
    [REFUNDED_SALES, refunds.net],
    [REFUNDED_TAX, refunds.tax],
    ...(giftCards
      ? ([
          ['Gift cards sold', giftCards.bought],
          ['Gift cards spent', giftCards.spent],
          ['Returned to gift cards', giftCards.returned],
          ['Gift cards still to be spent', giftCards.liability],
        ] as const)
      : []),
  ] as const
  return (
    <>
      <FigureTable
        title="Sales tax by rate"
        columns={['Rate', 'Taxable sales', 'Tax']}
        rows={byRate.map((line) => ({
          key: String(line.rate),
          head: formatTaxRate(line.rate),
          cells: [formatDecimal(line.taxable), formatDecimal(line.tax)],
        }))}
      />
      <FigureTable
        title="Totals for taxes"
        columns={['What', 'Amount']}
        rows={totals.map(([key, amount]) => ({
          key,
          head: key === REFUNDED_SALES || key === REFUNDED_TAX ? <FigureLink {...REFUNDS_FIGURE} name={key} /> : key,
          cells: [formatDecimal(amount)],
        }))}
      />
    </>
  )
}

type TaxPanelProps = { readonly of: string; readonly days: DateRange }

/**
 * Sales tax of a period for the accountant, with a download (docs/product/numbers.md#tax-report).
 */
export function TaxPanel({ of, days: { from, to } }: TaxPanelProps) {
  return (
    <FormPanel
      title="Sales tax"
      lead="By the day an order was completed, and a refund was made. Refunds are already subtracted."
      action={
        <Button asChild variant="outline" className="not-on-paper">
          <a
            href={buildUrl(taxReportRoutes.getTaxReport.path, { location: of }, { from, to, format: 'csv' })}
            download={`tax-${of}-${from}-to-${to}.csv`}
          >
            Taxes as CSV
          </a>
        </Button>
      }
    >
      <Loaded query={useTaxReport(of, { from, to })} failed="The taxes could not be loaded." isInPanel>
        {(report) => <TaxTables report={report} />}
      </Loaded>
    </FormPanel>
  )
}
