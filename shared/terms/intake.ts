export const intakeStates = ['open', 'busy', 'paused', 'closed'] as const
export type IntakeState = (typeof intakeStates)[number]

/**
 * A pause in minutes, and the minutes that a kitchen may ask for beside the usual ones
 * (docs/product/kitchen.md#intake).
 */
export const PAUSE_MINUTES_RANGE = { least: 5, most: 180 } as const
export const MAX_EXTRA_MINUTES = 60
