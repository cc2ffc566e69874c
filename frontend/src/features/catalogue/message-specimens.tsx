import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { ConfirmDialog } from '#base/components/confirm-dialog'
import { toast } from '#base/components/toast'
import type { ToastType } from '#base/components/toast'
import { Specimen } from './specimen'

const kinds: readonly ToastType[] = ['success', 'error', 'warning', 'info']

/** What speaks up: it lies above the page, so it is shown in the page's own scheme. */
export function MessageSpecimens() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Specimen title="Toasts and dialogs">
        {kinds.map((type) => (
          <Button
            key={type}
            variant="outline"
            onClick={() => toast({ type, title: `A toast: ${type}`, description: 'It stays for 5 seconds.' })}
          >
            Toast: {type}
          </Button>
        ))}
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Open dialog
        </Button>
      </Specimen>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this order?"
          confirmLabel="Cancel order"
          keepLabel="Keep it"
          onConfirm={() => undefined}
          onClose={() => setAsking(false)}
        >
          The kitchen has not begun yet.
        </ConfirmDialog>
      )}
    </>
  )
}
