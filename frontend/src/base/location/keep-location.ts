import { preferences } from '#shared/contract/preferences/chosen'
import type { BodyOf } from '#shared/contract/route'
import { call } from '../api/call'

/**
 * Where a signed-in guest said to be. Nobody waits for it: what fails is only logged
 * (docs/product/texts.md#what-fails).
 */
export const keepLocation = (body: BodyOf<typeof preferences.saveLocation>): void =>
  void call(preferences.saveLocation, { body }).catch((error: unknown) =>
    console.warn('The location could not be kept', error),
  )
