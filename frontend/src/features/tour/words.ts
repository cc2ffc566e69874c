import type { TourType } from '#shared/contract/gamification'
import type { LevelStatus } from '#shared/rules/training'

export const tourNames: Record<TourType, string> = { customer: 'Customer Tour', staff: 'Staff Training' }

/** How a level stands, and what its button does then. */
export const levelStatusLabels: Record<LevelStatus, { readonly state: string; readonly act: string }> = {
  completed: { state: 'Completed', act: 'Review' },
  current: { state: 'Current level', act: 'Start Level' },
  available: { state: 'Skipped', act: 'Not Open' },
  locked: { state: 'Locked', act: 'Locked' },
}

export const TOUR_NOT_LOADED = 'Your tour could not be loaded. What you have earned is safe.'
