import { Button } from '#ui/chakra/button'
import { DialogFooter } from '#ui/dialog/dialog'
import { useDialogWords } from '#base/language/use-dialog-words'

type RefundFooterProps = {
  /** What the button does, such as `Refund $2.00`; null if nothing can be refunded. */
  readonly label: string | null
  readonly isReady: boolean
  readonly isPending: boolean
  readonly onRefund: () => void
  readonly onClose: () => void
}

/** The buttons of a refund. */
export function RefundFooter({ label, isReady, isPending, onRefund, onClose }: RefundFooterProps) {
  const { dialogs, refunds: words } = useDialogWords()
  return (
    <DialogFooter>
      <Button variant="outline" disabled={isPending} onClick={onClose}>
        {label === null ? dialogs.close : dialogs.cancel}
      </Button>
      {label !== null && (
        <Button disabled={isPending || !isReady} aria-busy={isPending} onClick={onRefund}>
          {isPending ? words.refunding : label}
        </Button>
      )}
    </DialogFooter>
  )
}
