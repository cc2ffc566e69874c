import { Button } from '@chakra-ui/react/button'
import { useMutation } from '@tanstack/react-query'
import { kitchenPrintRoutes } from '#shared/printing/contract'
import type { Ticket } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'

/** Prints a ticket again on the kitchen's printers that have printed it. */
export function ReprintButton({ ticket }: { readonly ticket: Ticket }) {
  const { mutate: reprint, isPending } = useMutation({
    mutationFn: () => callApi(kitchenPrintRoutes.printAgain, { params: { orderId: ticket.id } }),
    onSuccess: ({ printers }) =>
      toast({
        title:
          printers.length > 0 ? `Printing again: ${printers.join(', ')}` : 'No printer has printed this ticket yet',
      }),
    onError: (error) => toast({ title: getErrorMessage(error, 'The ticket was not printed again.'), type: 'error' }),
  })
  if (!isActiveStatus(ticket.status)) return null
  return (
    <Button variant="outline" loading={isPending} onClick={() => reprint()}>
      Reprint
    </Button>
  )
}
