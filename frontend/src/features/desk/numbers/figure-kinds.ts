import type { DailyNumbers } from '#shared/contract/numbers'
import { parseSignedCents, formatMoney, percentage, formatPercent, sumDays } from './sums'

type OfDays = {
  readonly columns: readonly string[]
  readonly cells: (day: DailyNumbers) => readonly string[]
}

const shareOf = (cents: number, net: string) => formatPercent(percentage(cents, parseSignedCents(net)))

/** Figures that each day tells of itself; the days of all others are asked for. */
const ofDays: Readonly<Record<string, OfDays>> = {
  food: {
    columns: ['Food', 'Of net sales'],
    cells: ({ foodCost, net }) => [formatMoney(parseSignedCents(foodCost)), shareOf(parseSignedCents(foodCost), net)],
  },
  margin: {
    columns: ['Margin', 'Of net sales'],
    cells: (day) => {
      const { marginCents } = sumDays([day])
      return [formatMoney(marginCents), shareOf(marginCents, day.net)]
    },
  },
  promised: {
    columns: ['Orders', 'On time'],
    cells: ({ orders, onTimePercent }) => [String(orders), formatPercent(onTimePercent)],
  },
}

/** How the days tell a figure of themselves; undefined where they don't. */
export const getDailyColumns = (of: string): OfDays | undefined => ofDays[of]

/** What the orders of a figure are asked for by. */
export const getOrdersFigure = (of: string): string => (of === 'food' || of === 'margin' ? 'orders' : of)

/** Whether it is money alone, which nobody counts. */
export const isMoneyFigure = (of: string): boolean => of === 'discounts' || of === 'waste'

/** What stands instead of its orders where a figure has none. */
export function getNoOrdersReason(of: string): string | undefined {
  switch (of) {
    case 'points:redeemed':
      return 'Points are redeemed for a reward, which is of no order before its code is spent.'
    case 'codes:issued':
      return 'Each is a reward, thanks for feedback or what was made good.'
    case 'codes:spent':
      return 'On the day that its order was placed; what they took off stands at Discounts, with the orders.'
    default:
      return undefined
  }
}
