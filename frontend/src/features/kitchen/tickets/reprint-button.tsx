import { Button } from '#ui/chakra/button'
import { useMutation } from '@tanstack/react-query'
import { kitchenPrintRoutes } from '#shared/printing/contract'
import type { Ticket } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import { callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'

/** Prints a ticket again on the kitchen's printers that have printed it. */
export function ReprintButton({ ticket }: { readonly ticket: Ticket }) {
  const { details: words } = useDialogWords().dialogs
  const describe = useErrorMessage()
  const { mutate: reprint, isPending } = useMutation({
    mutationFn: () => callApi(kitchenPrintRoutes.printAgain, { params: { orderId: ticket.id } }),
    onSuccess: ({ printers }) =>
      toast({
        title: printers.length > 0 ? words.printing(printers.join(', ')) : words.notPrinted,
      }),
    onError: (error) => toast({ title: describe(error, words.reprintFailed), type: 'error' }),
  })
  if (!isActiveStatus(ticket.status)) return null
  return (
    <Button variant="outline" disabled={isPending} onClick={() => reprint()}>
      {words.reprint}
    </Button>
  )
}
