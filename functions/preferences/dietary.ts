import { preferences } from '#shared/contract/preferences/index'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { dietaryPreferences } from './store'

export const handler = serve(
  preferences.dietary,
  async ({ caller }) => (await dietaryPreferences(userOf(caller).id)) ?? {},
)
