import { preferences } from '#shared/contract/preferences'
import type { BodyOf } from '#shared/contract/route'
import { call } from '../api/call'

/** Where a signed-in guest said to be. Nobody waits for it: what fails is only logged (specification section 8). */
export const keepLocation = (body: BodyOf<typeof preferences.saveLocation>): void =>
  void call(preferences.saveLocation, { body }).catch((error: unknown) =>
    console.warn('The location could not be kept', error),
  )
