import { EventRecord, eventKeys } from '#functions/catering/records'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { mailKeys, type MailRequest } from '#functions/notifications/records'
import { getItem } from '#functions/platform/table/table'
import { createEventMail, createEventNewsMail } from '#shared/catering/event-mail'
import { getLocation } from '#shared/locations/index'
import type { MailContext } from '#shared/notifications/order-mail'

type RequestAbout<About extends MailRequest['about']> = Extract<MailRequest, { readonly about: About }>

/** Composes the mail about the state of that time. */
export async function composeEventMail({ eventId, state, name }: RequestAbout<'event'>) {
  const item = await getItem(eventKeys.event(eventId))
  const event = item && EventRecord.parse(item)
  return (
    event && {
      id: eventId,
      key: mailKeys.ofEvent(eventId, name),
      to: event.contact.email.trim(),
      location: getLocation(event.location),
      letter: (where: MailContext) => createEventMail(state, event, where),
      isUnverified: event.verifiedAt === undefined,
      origin: event.mailOrigin,
    }
  )
}

/** Composes the restaurant's mail about what a guest did. */
export async function composeEventNewsMail({ eventId, news, name }: RequestAbout<'event-news'>) {
  const item = await getItem(eventKeys.event(eventId))
  const event = item && EventRecord.parse(item)
  const location = event && (await getCurrentLocation(event.location))
  return (
    location && {
      id: eventId,
      key: mailKeys.ofEvent(eventId, name),
      to: location.email,
      location,
      letter: (where: MailContext) => createEventNewsMail(news, event, where),
    }
  )
}
