export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export type TierName = (typeof tierNames)[number]
