import { ConfirmDialog } from '#base/components/confirm-dialog'
import { usePendingNavigation } from '../unsaved'

/** Asks before what was typed is lost. */
export function UnsavedChangesDialog() {
  const { isAsked, leave, stay } = usePendingNavigation()
  if (!isAsked) return null
  return (
    <ConfirmDialog title="Leave without saving?" confirmLabel="Leave" keepLabel="Stay" onConfirm={leave} onClose={stay}>
      What you changed here has not been saved.
    </ConfirmDialog>
  )
}
