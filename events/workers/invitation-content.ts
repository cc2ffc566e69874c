import { getCurrentLocation } from '#functions/locations/state/current-location'
import { mailKeys } from '#functions/notifications/records'
import { findMember, listTeamLocations } from '#functions/team/repository'
import type { MailContext } from '#shared/notifications/order-mail'
import { createInvitationMail } from '#shared/team/invitation-mail'

type Invitation = { readonly userId: string; readonly name: string }

/**
 * Composes an invitation to the team; undefined if the person joined or was removed meanwhile. Its
 * link opens the site of the person's first location.
 */
export async function composeInvitation({ userId, name }: Invitation) {
  const member = await findMember(userId)
  const places = listTeamLocations().filter(({ code }) => member?.locations?.includes(code) ?? true)
  const [location] = places
  if (member?.state !== 'invited' || member.email === undefined || !location) return undefined
  const { email: to, role } = member
  const current = await Promise.all(places.map(({ code }) => getCurrentLocation(code)))
  const invited = { email: to, role, places: current.map(({ fullName }) => fullName) }
  return {
    // The mail service accepts no dots in names.
    id: userId.replaceAll('.', '-'),
    key: mailKeys.ofMember(userId, name),
    to,
    location,
    letter: (where: MailContext) => createInvitationMail(invited, where),
  }
}
