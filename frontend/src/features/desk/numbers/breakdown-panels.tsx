import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Numbers } from '#shared/numbers/contract'
import { formatCount } from '#base/format'
import { FormPanel } from '../form/form-panel'
import { FoodCostPanel } from './food-cost-panel'
import type { Period } from './period-choice'
import { FigureLink, FigurePanel, FigureTable } from './figure-table'
import { PaymentLines } from './payments/payment-lines'
import {
  formatMinutes,
  formatMoment,
  formatMoney,
  formatPercent,
  parseSignedCents,
  percentage,
  type PeriodTotals,
} from './figures'

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

/** Orders by type: pickup or delivery. */
export const TypePanel = ({ sums: { byType, orders } }: { readonly sums: PeriodTotals }) => (
  <FigurePanel
    title="Order types"
    table="Orders by type"
    columns={['Type', 'Orders', 'Share']}
    rows={Object.entries(byType).map(([type, count]) => ({
      key: type,
      head: <FigureLink of={`type:${type}`} name={capital(type)} />,
      cells: [count, formatPercent(percentage(count, orders))],
    }))}
  />
)

/** Lines made at each station, and the median minutes that a line took. */
export const StationPanel = ({ stations }: Pick<Numbers, 'stations'>) => (
  <FigurePanel
    title="Stations"
    lead="From the ticket's confirmation until its line was made: the median."
    columns={['Station', 'Lines', 'Minutes']}
    rows={stations.map(({ station, lines, medianMinutes }) => ({
      key: station,
      head: <FigureLink of={`station:${station}`} name={capital(station)} />,
      cells: [lines, formatMinutes(medianMinutes)],
    }))}
  />
)

/** What each driver delivered, and the cash due (docs/product/kitchen.md#drivers). */
export const DriverPanel = ({ drivers }: Pick<Numbers, 'drivers'>) =>
  drivers.length > 0 && (
    <FigurePanel
      title="Drivers"
      lead="Cash is due when a delivery was completed as paid in cash."
      columns={['Driver', 'Deliveries', 'Cash due']}
      rows={drivers.map(({ id, name, orders, cashDue }) => ({
        key: id,
        head: name,
        cells: [orders, formatMoney(parseSignedCents(cashDue))],
      }))}
    />
  )

/** What each coupon took off and brought (docs/product/checkout.md#coupons). */
export const CouponPanel = ({ coupons }: Pick<Numbers, 'coupons'>) =>
  coupons.length > 0 && (
    <FigurePanel
      title="Coupons"
      lead="Completed orders: what the coupon took off, and the sales that were left."
      columns={['Coupon', 'Orders', 'Discount', 'Net sales']}
      rows={coupons.map(({ code, orders, discount, net }) => ({
        key: code,
        head: <FigureLink of={`coupon:${code}`} name={code} />,
        cells: [orders, formatMoney(parseSignedCents(discount)), formatMoney(parseSignedCents(net))],
      }))}
    />
  )

type CostProps = Pick<Numbers, 'points' | 'codes'> & { readonly sums: PeriodTotals }

/** Discounts, waste, and points and codes. */
const CostPanel = ({ sums, points, codes }: CostProps) => {
  const share = (cents: number) => formatPercent(percentage(cents, sums.netCents))
  const money = (cents: number) => [formatMoney(cents), share(cents)]
  const rows = [
    { key: 'Discounts', of: 'discounts', cells: money(sums.discountCents) },
    { key: 'Waste', of: 'waste', cells: money(sums.wasteCents) },
  ]
  const issued = [
    { key: 'Points', of: 'points', first: points.issued, then: points.redeemed, used: 'redeemed' },
    { key: 'Codes', of: 'codes', first: codes.issued, then: codes.spent, used: 'spent' },
  ]
  const count = (of: string, name: string, number: number) => (
    <FigureLink of={of} name={name} isNamed>
      {number.toLocaleString('en-US')}
    </FigureLink>
  )
  return (
    <FormPanel title="Payments, discounts and costs">
      <FigureTable
        title="Payments, discounts and costs"
        columns={['What', 'Amount', 'Of net sales']}
        rows={rows.map((row) => ({ ...row, head: <FigureLink of={row.of} name={row.key} /> }))}
      />
      <FigureTable
        title="Points and codes"
        columns={['What', 'Given', 'Used']}
        rows={issued.map(({ key, of, first, then, used }) => ({
          key,
          head: key,
          cells: [count(`${of}:issued`, `${key} given`, first), count(`${of}:${used}`, `${key} ${used}`, then)],
        }))}
      />
      <PaymentLines sums={sums} />
    </FormPanel>
  )
}

type CostPanelsProps = CostProps & {
  readonly of: string
  readonly period: Period
  /** The figures of the range to compare with. */
  readonly before: PeriodTotals | undefined
  readonly hasSampleOrders: boolean
}

/** The food cost of a location, then discounts and other costs. */
export const CostPanels = ({ of, period, before, hasSampleOrders, ...costs }: CostPanelsProps) => (
  <>
    <FoodCostPanel
      of={of}
      period={period}
      netCents={costs.sums.netCents}
      recipesCents={costs.sums.foodCostCents}
      netBeforeCents={before?.netCents}
      hasSampleOrders={hasSampleOrders}
    />
    <CostPanel {...costs} />
  </>
)

type NoOrdersProps = {
  readonly of: string
  readonly period: Period
  readonly netBeforeCents: number | undefined
  readonly children: ReactNode
}

/** A period in which no order was completed: what it cost is known without sales, too. */
export const NoOrders = ({ of, period, netBeforeCents, children }: NoOrdersProps) => (
  <>
    <chakra.div p={{ base: '5', md: '7' }} bg="bg.surface" borderWidth="1px" borderRadius="2xl">
      <chakra.h2 fontWeight="semibold">No order was completed in these days.</chakra.h2>
      <chakra.p mt="1" color="fg.muted">
        As soon as the kitchen completes one, this page shows sales by hour and dish, margin, station times, on-time
        orders, waste and feedback.
      </chakra.p>
    </chakra.div>
    {children}
    <FoodCostPanel of={of} period={period} netCents={0} netBeforeCents={netBeforeCents} />
  </>
)

const Stars = ({ count, most, stars }: { readonly count: number; readonly most: number; readonly stars: number }) => (
  <chakra.li display="grid" gridTemplateColumns="4.5rem 1fr 2rem" gap="2" alignItems="center" fontSize="sm">
    <FigureLink of={`rating:${stars}`} name={formatCount(stars, 'star')} />
    <chakra.span aria-hidden height="2" borderRadius="full" bg="bg.raised">
      <chakra.span
        display="block"
        height="2"
        borderRadius="full"
        bg="accent.fg"
        style={{ width: `${(count * 100) / most}%` }}
      />
    </chakra.span>
    <chakra.span textAlign="end">{count}</chakra.span>
  </chakra.li>
)

type FeedbackProps = { readonly feedback: Numbers['feedback']; readonly timeZone: string }

/** Ratings, and the latest comments with their tickets. */
export function FeedbackPanel({ feedback: { count, average, ratings, latest }, timeZone }: FeedbackProps) {
  const most = Math.max(1, ...ratings)
  if (count === 0)
    return (
      <FormPanel title="Feedback">
        <chakra.p color="fg.muted">No feedback in this period.</chakra.p>
      </FormPanel>
    )
  return (
    <FormPanel
      title="Feedback"
      lead={
        <>
          {average?.toFixed(2)} of 5 stars,{' '}
          <FigureLink of="feedback" name="Feedback">
            {count === 1 ? 'one guest' : `${count} guests`}
          </FigureLink>
          .
        </>
      }
    >
      <chakra.ul listStyleType="none" display="grid" gap="1.5">
        {ratings
          .map((given, index) => ({ given, stars: index + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <Stars key={stars} stars={stars} count={given} most={most} />
          ))}
      </chakra.ul>
      <chakra.ul listStyleType="none" display="grid" gap="3" fontSize="sm">
        {latest.map(({ at, rating, comment, ticketNumber }) => (
          <li key={at}>
            <b>
              {'★'.repeat(rating)}
              <span className="sr-only">{formatCount(rating, 'star')}</span>
            </b>{' '}
            {comment || <i>no comment</i>}
            <chakra.small display="block" color="fg.muted">
              {formatMoment(at, timeZone)}
              {ticketNumber !== null && `, ticket ${ticketNumber}`}
            </chakra.small>
          </li>
        ))}
      </chakra.ul>
    </FormPanel>
  )
}
