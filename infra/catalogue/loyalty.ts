import type { SeedReward, SeedTier } from './schema'

export const tiers: readonly SeedTier[] = [
  { name: 'Bronze', minimumSpentCents: 0 },
  { name: 'Silver', minimumSpentCents: 250_00 },
  { name: 'Gold', minimumSpentCents: 750_00 },
  { name: 'Platinum', minimumSpentCents: 1_500_00 },
]

const percent = (discountPercent: number) =>
  ({ rewardType: 'discount_percent', discountPercent, discountAmountCents: null }) as const
const amount = (discountAmountCents: number) =>
  ({ rewardType: 'discount_amount', discountPercent: null, discountAmountCents }) as const

export const rewards: readonly SeedReward[] = [
  { id: 1, name: '$3 Off', description: 'A pot of tea on us: $3 off any order.', pointsCost: 100, ...amount(3_00) },
  { id: 2, name: '10% Off', description: '10% off one order of any size.', pointsCost: 200, ...percent(10) },
  {
    id: 3,
    name: '$10 Off',
    description: 'A classic roll and a little more: $10 off one order.',
    pointsCost: 350,
    ...amount(10_00),
  },
  { id: 4, name: '15% Off', description: '15% off one order of any size.', pointsCost: 400, ...percent(15) },
  {
    id: 5,
    name: '$20 Off',
    description: 'Dinner for one from the grill: $20 off one order.',
    pointsCost: 650,
    ...amount(20_00),
  },
  {
    id: 6,
    name: '25% Off',
    description: 'A quarter off one order: best with a party tray.',
    pointsCost: 900,
    ...percent(25),
  },
]
