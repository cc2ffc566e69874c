import { homePaths } from '../accounts/home-paths'
import { formatMailSender, type MailContext, type MailMessage } from '../notifications/order-mail'
import { roleLabels, type TeamRole } from './contract'

type Invited = { readonly email: string; readonly role: TeamRole; readonly places: readonly string[] }

/** Returns the path at which an invited person sets a password and signs in. */
const getInvitationPath = (role: TeamRole): string => `/login?invited=1&returnTo=${encodeURIComponent(homePaths[role])}`

/**
 * Creates the invitation to a team (docs/product/team.md#invitations). The link grants nothing: the
 * person sets a password with a code that is mailed to the same address.
 */
export const createInvitationMail = (
  { email, role, places }: Invited,
  { location, siteUrl }: MailContext,
): MailMessage => ({
  subject: `You are invited to the team of ${location.fullName}`,
  heading: 'Join the team',
  paragraphs: [
    'An admin has invited you. Open the link, enter this email address and set a password with the code that you get by mail. If you have an account already, sign in with it.',
    ...(role === 'admin'
      ? ['Admins also need an authenticator app on their phone. The site helps you set it up.']
      : []),
    'If you did not expect this mail, ignore it.',
  ],
  panels: [
    {
      title: 'Invitation',
      rows: [
        { label: 'Email', value: email },
        { label: 'Role', value: roleLabels[role] },
        { label: 'Locations', value: places.join(', ') },
      ],
    },
  ],
  button: { label: 'Join the Team', url: `${siteUrl}${getInvitationPath(role)}` },
  from: formatMailSender(location),
})
