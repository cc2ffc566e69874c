import * as z from 'zod/mini'
import {
  RewardInput,
  TierInput,
  describeBenefit,
  programRoutes,
  type RewardsProgram,
} from '#shared/loyalty/program-contract'
import { Version } from '#shared/platform/fields'
import { formatDecimal } from '#shared/platform/money'
import { readTypedCount } from '#shared/platform/typed-amount'
import { formatCount } from '#base/format'
import { parseOptional, type DeclaredField } from '../form/declared-form'

type Versioned<T> = T & { readonly version: number }
export type DeskTier = Versioned<RewardsProgram['tiers'][number]>
type Reward = RewardsProgram['rewards'][number]
/** A reward; a new one has no id. */
export type DeskReward = Versioned<Omit<Reward, 'id' | 'rewardType'> & { readonly id?: number | undefined }>

export const PointsForm = z.pick(programRoutes.updateRewardsProgram.body, {
  ...{ pointsPerDollar: true, referralPoints: true, firstOrderPercent: true, ratingPercent: true },
  version: true,
})
export const TierForm = z.extend(TierInput, { version: Version })
export const RewardForm = z.safeExtend(RewardInput, { version: Version })

export const pointsFields: readonly DeclaredField<RewardsProgram>[] = [
  {
    path: 'pointsPerDollar',
    label: 'Points for each dollar',
    hint: 'Of dishes after discount, for orders placed from now on. 0 ends earning.',
    input: 'count',
    read: ({ pointsPerDollar }) => String(pointsPerDollar),
    parse: readTypedCount,
  },
  {
    path: 'referralPoints',
    label: 'Points for a referral',
    hint: 'For each of both, once the friend’s first order is completed. 0 for none.',
    input: 'count',
    read: ({ referralPoints }) => String(referralPoints),
    parse: readTypedCount,
  },
  {
    path: 'firstOrderPercent',
    label: 'First order with first10',
    hint: 'At live sites, once per guest. 0 switches the code off.',
    unit: '%',
    read: ({ firstOrderPercent }) => String(firstOrderPercent),
    parse: readTypedCount,
  },
  {
    path: 'ratingPercent',
    label: 'Code for a good rating',
    hint: 'For 4 or 5 stars, off the next order. 0 gives thanks only.',
    unit: '%',
    read: ({ ratingPercent }) => String(ratingPercent),
    parse: readTypedCount,
  },
]

export const tierFields: readonly DeclaredField<DeskTier>[] = [
  { path: 'name', label: 'Name', read: ({ name }) => name },
  { path: 'from', label: 'From dollars spent', sign: '$', read: ({ from }) => from },
  {
    path: 'benefit.kind',
    label: 'Benefit',
    choices: [
      { value: 'none', label: 'No benefit' },
      { value: 'points', label: 'More points' },
      { value: 'free-delivery', label: 'Free delivery' },
    ],
    read: ({ benefit }) => benefit.kind,
  },
  {
    path: 'benefit.multiplier',
    label: 'Points times',
    hint: 'Only for more points, such as 1.25',
    read: ({ benefit }) => (benefit.kind === 'points' ? String(benefit.multiplier) : ''),
    parse: Number,
  },
]

export const rewardFields: readonly DeclaredField<DeskReward>[] = [
  { path: 'name', label: 'Name', read: ({ name }) => name },
  { path: 'description', label: 'Description', input: 'area', read: ({ description }) => description },
  {
    path: 'pointsCost',
    label: 'Costs',
    unit: 'points',
    read: ({ pointsCost }) => (pointsCost > 0 ? String(pointsCost) : ''),
    parse: readTypedCount,
  },
  {
    path: 'discountPercent',
    label: 'Percent off',
    unit: '%',
    read: ({ discountPercent }) => String(discountPercent ?? ''),
    parse: (typed) => (parseOptional(typed) === null ? null : readTypedCount(typed)),
  },
  {
    path: 'discountAmount',
    label: 'Or dollars off',
    sign: '$',
    read: ({ discountAmount }) => discountAmount ?? '',
    parse: parseOptional,
  },
]

export const describeTier = ({ name, from, benefit }: DeskTier) => ({
  name,
  facts: `From ${formatDecimal(from)} spent, ${describeBenefit(benefit)}`,
})

export const describeReward = ({ name, pointsCost, discountPercent, discountAmount }: DeskReward) => ({
  name,
  facts: `${discountPercent === null ? formatDecimal(discountAmount ?? '0.00') : `${discountPercent}%`} off for ${formatCount(pointsCost, 'point')}`,
})
