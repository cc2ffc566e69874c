import type { Advisory, MenuItem } from '#shared/menu/contract'
import { ADVISORY_MARK, ADVISORY_REMINDER, getMenuAdvisory } from '#shared/menu/dietary/advisory'
import styles from './advisory.module.css'
import { joinClasses } from './class-names'

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
  /** The space above it, a step of the theme. */
  readonly mt?: '2' | '3' | '4' | '5' | '6' | '8'
  readonly isSmall?: boolean
}

/** The reminder that belongs to the asterisks (docs/product/menu.md#raw-and-undercooked). */
export const AdvisoryReminder = ({ of, mt, isSmall = false }: AdvisoryReminderProps) =>
  of.some((advisory) => advisory) ? (
    <p
      className={joinClasses(styles.reminder, isSmall && styles.small)}
      style={mt && { marginBlockStart: `var(--chakra-spacing-${mt})` }}
    >
      {ADVISORY_REMINDER}
    </p>
  ) : null
