import type { Coupon } from '#shared/payments/coupon-contract'
import { formatShortDate } from '#shared/hours/hours'
import { orderTypes } from '#shared/orders/constants'
import { formatDecimal } from '#shared/platform/money'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { parseOptional, type DeclaredField } from '../form/declared-form'

const parseCount = (typed: string): number | null => (isBlank(typed) ? null : readTypedCount(typed))
const formatCount = (count: number | null): string => String(count ?? '')

const typeLabels = { pickup: 'Pickup', delivery: 'Delivery', event: 'Events' } as const

export const couponFields: readonly DeclaredField<Coupon>[] = [
  { path: 'code', label: 'Code', hint: 'Letters, digits, hyphens', placeholder: 'SUMMER-27', read: ({ code }) => code },
  { path: 'percent', label: 'Percent off', unit: '%', read: ({ percent }) => formatCount(percent), parse: parseCount },
  { path: 'amount', label: 'Or dollars off', sign: '$', read: ({ amount }) => amount ?? '', parse: parseOptional },
  {
    path: 'minimum',
    label: 'From dishes for',
    hint: 'Empty: any order',
    sign: '$',
    read: ({ minimum }) => minimum ?? '',
    parse: parseOptional,
  },
  { path: 'from', label: 'First day', input: 'date', read: ({ from }) => from ?? '', parse: parseOptional },
  { path: 'until', label: 'Last day', input: 'date', read: ({ until }) => until ?? '', parse: parseOptional },
  {
    path: 'orderTypes',
    label: 'For',
    choices: [
      { value: '', label: 'All orders' },
      ...orderTypes.map((type) => ({ value: type, label: `${typeLabels[type]} only` })),
      { value: 'pickup,delivery', label: 'Pickup and delivery' },
    ],
    read: (coupon) => coupon.orderTypes.join(','),
    parse: (chosen) => (chosen === '' ? [] : chosen.split(',')),
  },
  {
    path: 'perGuest',
    label: 'Uses by each guest',
    hint: 'Empty: any number',
    input: 'count',
    read: ({ perGuest }) => formatCount(perGuest),
    parse: parseCount,
  },
  {
    path: 'limit',
    label: 'Uses by all guests',
    hint: 'Empty: any number',
    input: 'count',
    read: ({ limit }) => formatCount(limit),
    parse: parseCount,
  },
  {
    path: 'isActive',
    label: 'Takes orders',
    input: 'switch',
    read: ({ isActive }) => (isActive ? 'on' : 'off'),
    parse: (chosen) => chosen === 'on',
  },
]

/** Says what a coupon gives, and what it took off and brought. */
export function describeCoupon(coupon: Coupon) {
  const { code, percent, amount, minimum, from, until, orderTypes, perGuest, limit, isActive } = coupon
  const { used, discounted, sales } = coupon
  const terms = [
    `${percent === null ? formatDecimal(amount ?? '0.00') : `${percent}%`} off`,
    minimum !== null && `from ${formatDecimal(minimum)}`,
    orderTypes.length > 0 && `${orderTypes.map((type) => typeLabels[type].toLowerCase()).join(' and ')} only`,
    from !== null && `from ${formatShortDate(from)}`,
    until !== null && `until ${formatShortDate(until)}`,
    perGuest !== null && `${perGuest} for each guest`,
  ].filter((term) => term !== false)
  const times = limit === null ? (used === 1 ? 'once' : `${used} times`) : `${used} of ${limit}`
  const result = `used ${times}: ${formatDecimal(discounted)} off, ${formatDecimal(sales)} of sales`
  const uses = used > 0 ? result : limit === null ? 'not used yet' : `none of ${limit} used`
  return { name: isActive ? code : `${code} (off)`, facts: `${terms.join(', ')}; ${uses}` }
}
