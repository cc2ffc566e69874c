import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import type { Ticket } from '#shared/orders/contract'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useSession } from '#base/session/session'
import { WasteDialog } from './waste-dialog'

/** Lets staff book dishes of a ticket as waste (docs/product/kitchen.md#waste). */
export function WasteButton({ ticket }: { readonly ticket: Ticket }) {
  const { waste: words } = useDialogWords().dialogs
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(user)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen && <WasteDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </>
  )
}
