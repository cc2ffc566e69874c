/** How a code stands with whoever has it. */
export const discountCodeStates = ['unused', 'spent', 'expired'] as const
export type DiscountCodeState = (typeof discountCodeStates)[number]
