import { Button } from '@chakra-ui/react/button'
import { DialogFooter } from '#ui/dialog'

type RefundFooterProps = {
  /** What the button does, such as `Refund $2.00`; null if nothing can be refunded. */
  readonly label: string | null
  readonly isReady: boolean
  readonly isPending: boolean
  readonly onRefund: () => void
  readonly onClose: () => void
}

/** The buttons of a refund. */
export const RefundFooter = ({ label, isReady, isPending, onRefund, onClose }: RefundFooterProps) => (
  <DialogFooter>
    <Button variant="outline" disabled={isPending} onClick={onClose}>
      {label === null ? 'Close' : 'Cancel'}
    </Button>
    {label !== null && (
      <Button disabled={isPending || !isReady} aria-busy={isPending} onClick={onRefund}>
        {isPending ? 'Refunding…' : label}
      </Button>
    )}
  </DialogFooter>
)
