import { tabletRoutes } from '#shared/team/contract'
import { getTabletUserId } from '#shared/accounts/access'
import { formatFullName } from '#shared/accounts/contact'
import { getLocation } from '#shared/locations/index'
import { serve } from '../platform/serve'
import { createSessionId, createTabletCookies, requireUser } from '../platform/session/session'
import { assertHasTeam } from './repository'
import { createTablet, presentTablet } from './tablet-repository'

export const handler = serve(tabletRoutes.addTablet, async ({ params, body, caller, now, secure, cookies }) => {
  const { location } = params
  assertHasTeam(getLocation(location))
  const tabletId = createSessionId()
  const tablet = await createTablet({
    tabletId,
    name: body.name,
    location,
    by: formatFullName(requireUser(caller)),
    now,
  })
  const user = {
    id: getTabletUserId(tabletId),
    email: '',
    firstName: body.name,
    lastName: '',
    role: 'kitchen' as const,
    locations: [location],
    tabletId,
  }
  // They replace the admin's session, which must not remain on a shared device.
  cookies.push(...(await createTabletCookies({ user, sessionId: tabletId, now, secure })))
  return presentTablet(tablet)
})
