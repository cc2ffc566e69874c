import type { TaxPeriod } from '../locations/location'
import type { Location } from '../locations/index'
import type { TaxTerms } from '../platform/money'
import type { FieldError } from '../platform/problem'
import { formatDateWithYear, toWallClock } from '../platform/time'

/** The highest rate, in hundredths of a percent: 25%. It catches a misplaced decimal point. */
export const MAX_TAX_RATE = 2500

/** Maximum number of dates with a rate at one location. */
export const MAX_TAX_PERIODS = 50

type TaxLocation = Pick<Location, 'taxes' | 'timeZone'>

const findLatest = (taxes: readonly TaxPeriod[], date: string): TaxPeriod | undefined =>
  taxes
    .filter(({ from }) => from <= date)
    .reduce<TaxPeriod | undefined>((latest, tax) => (latest && latest.from > tax.from ? latest : tax), undefined)

/**
 * Returns the tax in force on a local date. Before the first date in `taxes`, the location's
 * configured tax applies (docs/product/checkout.md#tax).
 */
export function getTaxOn({ taxes: configured }: Pick<Location, 'taxes'>, taxes: readonly TaxPeriod[], date: string) {
  return findLatest(taxes, date) ?? findLatest(configured, date) ?? configured[0]
}

/** Returns the tax of an order by its due date: the date that it is for, in the local time zone. */
export const getTaxAt = (
  location: TaxLocation,
  taxes: readonly TaxPeriod[],
  { scheduledFor, now }: { readonly scheduledFor?: string | null | undefined; readonly now: Date },
): TaxTerms => getTaxOn(location, taxes, toWallClock(location, scheduledFor ? new Date(scheduledFor) : now).date)

/** Returns the periods in the sequence of their dates. */
export const sortTaxes = (taxes: readonly TaxPeriod[]): TaxPeriod[] =>
  [...taxes].sort((one, other) => one.from.localeCompare(other.from))

/** Formats a rate in hundredths of a percent: `700` gives `'7%'`, `725` gives `'7.25%'`. */
export const formatTaxRate = (rate: number): string => `${Number((rate / 100).toFixed(2))}%`

/** Returns the errors of tax periods by path; empty if they are valid. */
export function validateTaxes(taxes: readonly TaxPeriod[]): FieldError[] {
  const dates = taxes.map(({ from }) => from)
  return dates.flatMap((from, index) =>
    dates.indexOf(from) < index ? [{ path: `taxes.${index}.from`, message: 'This date has a rate already' }] : [],
  )
}

const describeFeeTax = ({ isDeliveryFeeTaxed }: TaxPeriod) =>
  `delivery fee ${isDeliveryFeeTaxed ? 'taxed' : 'not taxed'}`

const describeTax = (tax: TaxPeriod) =>
  `${formatTaxRate(tax.rate)} from ${formatDateWithYear(tax.from)}, ${describeFeeTax(tax)}`

/** Returns the rate from each date on, as text. */
export const listTaxTexts = (taxes: readonly TaxPeriod[]): readonly (readonly [string, string])[] =>
  taxes.map((tax) => [`tax from ${formatDateWithYear(tax.from)}`, `${formatTaxRate(tax.rate)}, ${describeFeeTax(tax)}`])

/** Describes a change of the tax periods in one line, for the activity log. */
export function describeTaxChange(before: readonly TaxPeriod[], after: readonly TaxPeriod[]): string {
  const [old, now] = [before.map(describeTax), after.map(describeTax)]
  const changes = [
    ...now.filter((tax) => !old.includes(tax)),
    ...old.filter((tax) => !now.includes(tax)).map((tax) => `no longer ${tax}`),
  ]
  return `Taxes: ${changes.join('; ') || 'as before'}`
}
