import { createContext } from 'react'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { NO_DIETARY_PREFERENCES } from '#shared/rules/dietary-filters'

/**
 * The filters that a list of dishes is shown by, for its cards: ninety of them don't ask for
 * themselves.
 */
export const DietContext = createContext<DietaryPreferences>(NO_DIETARY_PREFERENCES)
