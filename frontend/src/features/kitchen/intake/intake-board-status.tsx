import { Button } from '#ui/chakra/button'
import { UNATTENDED_KITCHEN_REASON } from '#shared/kitchen/intake'
import { useWords } from '#base/language/use-words'
import { useTimes } from '../tickets/times'
import { useIntake, useIntakeUpdates } from './use-intake'

/** Whether a pause of delivery outlasts that of all orders. */
const isLater = (deliveryUntil: string | null, until: string | null): deliveryUntil is string =>
  deliveryUntil !== null && until !== null && Date.parse(deliveryUntil) > Date.parse(until)

/**
 * Shows on a board that the intake is paused or slowed, with its control for staff; renders nothing
 * otherwise.
 */
export function IntakeBoardStatus({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
  useIntakeUpdates()
  const { intake: words } = useWords().board
  const { clock } = useTimes()
  const intake = useIntake()
  if (!intake) return null
  const { state, until, reason, deliveryUntil, extraMinutes } = intake
  const paused =
    reason === UNATTENDED_KITCHEN_REASON
      ? words.unattended
      : words.paused(until === null ? words.furtherNotice : clock(until))
  const texts =
    state === 'paused'
      ? [paused, isLater(deliveryUntil, until) && words.deliveryUntil(clock(deliveryUntil))]
      : [deliveryUntil && words.deliveryPaused(clock(deliveryUntil)), state === 'busy' && words.extra(extraMinutes)]
  const text = texts.filter(Boolean).join(' · ')
  if (text === '') return null
  return (
    <Button data-intake variant="solid" px="3" disabled={!onOpen} onClick={onOpen}>
      {text}
    </Button>
  )
}
