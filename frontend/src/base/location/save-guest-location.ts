import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '../api/client'

/**
 * Where a signed-in guest said to be. Nobody waits for it: what fails is only logged
 * (docs/product/texts.md#what-fails).
 */
export const saveGuestLocation = (body: RouteBody<typeof preferenceRoutes.saveLocationPreferences>): void =>
  void callApi(preferenceRoutes.saveLocationPreferences, { body }).catch((error: unknown) =>
    console.warn('The location could not be kept', error),
  )
