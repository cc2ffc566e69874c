import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '../api/client'

/**
 * Saves the address of a signed-in guest in the background.
 * Failures are only logged, because they must not delay the guest
 * (docs/product/texts.md#error-messages).
 */
export const saveGuestLocation = (body: RouteBody<typeof preferenceRoutes.saveLocationPreferences>): void =>
  void callApi(preferenceRoutes.saveLocationPreferences, { body }).catch((error: unknown) =>
    console.warn('The location could not be saved', error),
  )
