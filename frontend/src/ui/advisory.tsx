import { chakra } from '@chakra-ui/react/styled-system'
import type { Advisory, MenuItem } from '#shared/menu/contract'
import { ADVISORY_MARK, ADVISORY_REMINDER, getMenuAdvisory } from '#shared/menu/dietary/advisory'

type AdvisoryMarkProps = { readonly advisory: Advisory | null | undefined }

/** The asterisk after the name of a dish or option that is raw or undercooked. */
export const AdvisoryMark = ({ advisory }: AdvisoryMarkProps) =>
  advisory ? (
    <>
      <span aria-hidden="true">{ADVISORY_MARK}</span>
      <span className="sr-only"> ({advisory}, see the reminder)</span>
    </>
  ) : null

/** The asterisk after a dish's name on a menu. */
export const DishAdvisoryMark = ({ dish }: { readonly dish: MenuItem }) => (
  <AdvisoryMark advisory={getMenuAdvisory(dish)} />
)

type AdvisoryReminderProps = {
  /** The advisories of the dishes that the reminder is for. It shows if there are any. */
  readonly of: readonly (Advisory | null | undefined)[]
} & Omit<Parameters<typeof Reminder>[0], 'children'>

const Reminder = chakra('p', { base: { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted', lineHeight: '1.45' } })

/** The reminder that belongs to the asterisks (docs/product/menu.md#raw-and-undercooked). */
export const AdvisoryReminder = ({ of, ...props }: AdvisoryReminderProps) =>
  of.some((advisory) => advisory) ? <Reminder {...props}>{ADVISORY_REMINDER}</Reminder> : null
