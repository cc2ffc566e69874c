import { eventRoutes } from '#shared/catering/contract'
import { assertEventRequestValid, getEventStart } from '#shared/catering/event-request'
import { isStaff } from '#shared/accounts/access'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocationWithHours } from '../hours/repository'
import { getSiteUrl } from '../notifications/mail-sender'
import { getMailOrigin } from '../platform/mail-origin'
import { serve } from '../platform/serve'
import { getCallerAtLocation } from '../platform/session/session'
import { assertTakesEvents, createEvent } from './repository'
import { getEventSettings } from './settings'

const present = (siteUrl: string, id: string) => ({ id, url: `${siteUrl}/events/${id}` })

export const handler = serve(
  eventRoutes.requestEvent,
  async ({ params, body, caller, address, now, requestId, storeResponse }) => {
    assertTakesEvents(params.location)
    const [location, settings] = await Promise.all([
      getCurrentLocationWithHours(params.location),
      getEventSettings(params.location),
    ])
    assertEventRequestValid(body, { location, rules: settings, now })
    const chosen = settings.packages.find(({ id }) => id === body.package)
    if (body.package && !chosen)
      throw new Problem('invalid-input', 'There is no such package.', {
        errors: [{ path: 'package', message: 'There is no such package' }],
      })
    const { date, time, guests, wishes, contact, address: place, type: eventType } = body
    const details = {
      ...{ location: location.code, date, time, guests, eventType, wishes, contact, requestId },
      startsAt: getEventStart(location, body).toISOString(),
      ...(eventType !== 'pickup' && place && { address: place }),
      ...(chosen && { package: { id: chosen.id, name: chosen.name } }),
    }
    const siteUrl = getSiteUrl(location)
    const isByStaff = isStaff(getCallerAtLocation(caller, location.code).user)
    const mailOrigin = isByStaff ? undefined : await getMailOrigin(address)
    const event = await createEvent(
      { ...details, ...(mailOrigin !== undefined && { mailOrigin }) },
      {
        perDay: settings.perDay,
        now,
        isByStaff,
        extraSteps: ({ id }) => storeResponse(present(siteUrl, id), 'unlisted'),
      },
    )
    return present(siteUrl, event.id)
  },
)
