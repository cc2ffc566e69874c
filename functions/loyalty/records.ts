/** Where the programme's tiers and rewards live, all in one partition. */
export const loyaltyKeys = {
  programme: 'LOYALTY',
  tier: (name: string) => ({ pk: 'LOYALTY', sk: `TIER#${name}` }),
  reward: (id: string | number) => ({ pk: 'LOYALTY', sk: `REWARD#${id}` }),
} as const
