import { mailKeys } from '#functions/notifications/records'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { formatMailSender, type MailContext } from '#shared/notifications/order-mail'
import type { AlarmText } from '#shared/platform/alarm'

type Alert = AlarmText & {
  readonly alertId: string
  readonly name: string
  readonly location: LocationCode
  readonly to: string
  readonly subject: string
}

/** Composes an alert for a recipient that the location's owner has named. */
export const composeAlert = ({ alertId: id, name, location, to, subject, what, impact, firstStep }: Alert) => ({
  id,
  key: mailKeys.ofAlert(id, name),
  to,
  location: getLocation(location),
  letter: (where: MailContext) => ({
    subject,
    heading: subject,
    paragraphs: [what, impact],
    panels: [{ title: 'What to do first', rows: [{ label: firstStep, value: '' }] }],
    button: { label: 'Open the desk', url: `${where.siteUrl}/desk` },
    from: formatMailSender(where.location),
  }),
})
