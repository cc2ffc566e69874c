import type { LocationCode } from '#shared/locations/index'
import type { TaxReport } from '#shared/numbers/tax-contract'
import { centsToDecimal } from '#shared/platform/money'
import type { CsvCell } from '../platform/csv'
import { takesGiftCards } from '../gift-cards/ledger/card-repository'
import { getDayFigures } from './day-repository'
import { listGiftCardFigures, presentGiftCards } from './gift-card-figures'
import { sumFigures, type Sums } from './sums'

type Days = { readonly from: string; readonly to: string }

const sumOf = (figures: ReadonlyMap<string, number>) => [...figures.values()].reduce((sum, cents) => sum + cents, 0)

/** Presents the taxes of days that were added up. */
function presentTaxReport({ group }: Sums): TaxReport {
  const [taxable, tax, refundNet, refundTax] = ['taxable', 'taxAt', 'refundNet', 'refundTax'].map(group)
  const of = (figures: ReadonlyMap<string, number> | undefined, rate: string) => figures?.get(rate) ?? 0
  const rates = new Set([taxable, tax, refundNet, refundTax].flatMap((figures) => [...(figures?.keys() ?? [])]))
  const byRate = [...rates]
    .sort((one, other) => Number(one) - Number(other))
    .map((rate) => ({
      rate: Number(rate),
      taxable: of(taxable, rate) - of(refundNet, rate),
      tax: of(tax, rate) - of(refundTax, rate),
    }))
    .filter((line) => line.taxable !== 0 || line.tax !== 0)
  const total = (name: 'taxable' | 'tax') => byRate.reduce((sum, line) => sum + line[name], 0)
  return {
    taxable: centsToDecimal(total('taxable')),
    exempt: centsToDecimal(of(group(''), 'exempt') - of(group(''), 'refundedFees')),
    tax: centsToDecimal(total('tax')),
    tips: centsToDecimal(of(group(''), 'tips') - of(group(''), 'refundedTips')),
    refunds: {
      net: centsToDecimal(sumOf(group('refundNet'))),
      tax: centsToDecimal(sumOf(group('refundTax'))),
    },
    byRate: byRate.map((line) => ({
      rate: line.rate,
      taxable: centsToDecimal(line.taxable),
      tax: centsToDecimal(line.tax),
    })),
  }
}

/** Returns the tax report of some locations together (docs/product/numbers.md#tax-report). */
export async function getTaxReport(places: readonly LocationCode[], { from, to }: Days): Promise<TaxReport> {
  const [days, giftCards] = await Promise.all([
    Promise.all(places.map((place) => getDayFigures(place, from, to))),
    Promise.all(places.map((place) => listGiftCardFigures(place, { from, to }))),
  ])
  const report = presentTaxReport(sumFigures(days.flatMap((own) => [...own.values()])))
  return places.some(takesGiftCards) ? { ...report, giftCards: presentGiftCards(giftCards.flat()) } : report
}

/** Returns a tax report as CSV rows: each amount under its JSON name, then the rates. */
export const formatTaxRows = (
  { taxable, exempt, tax, tips, refunds, byRate, giftCards }: TaxReport,
  period: Days & { readonly location: string },
): readonly (readonly CsvCell[])[] => [
  ['field', 'value'],
  ['location', period.location],
  ['from', period.from],
  ['to', period.to],
  ['taxable', taxable],
  ['exempt', exempt],
  ['tax', tax],
  ['tips', tips],
  ['refunds.net', refunds.net],
  ['refunds.tax', refunds.tax],
  ...Object.entries(giftCards ?? {}).map(([name, amount]) => [`giftCards.${name}`, amount]),
  [],
  ['ratePercent', 'taxable', 'tax'],
  ...byRate.map((line) => [(line.rate / 100).toFixed(2), line.taxable, line.tax]),
]
