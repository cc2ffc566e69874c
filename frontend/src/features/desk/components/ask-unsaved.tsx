import { ConfirmDialog } from '#base/components/confirm-dialog'
import { useAsked } from '../unsaved'

/** Asks before what was typed is lost. */
export function AskUnsaved() {
  const { isAsked, leave, stay } = useAsked()
  if (!isAsked) return null
  return (
    <ConfirmDialog title="Leave without saving?" confirmLabel="Leave" keepLabel="Stay" onConfirm={leave} onClose={stay}>
      What you changed here has not been saved.
    </ConfirmDialog>
  )
}
