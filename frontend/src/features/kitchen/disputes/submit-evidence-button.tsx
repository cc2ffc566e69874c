import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { useSubmitEvidence } from './use-submit-evidence'

/** Submits our evidence about a disputed order, after a question: the bank takes it only once. */
export function SubmitEvidenceButton({ orderId }: { readonly orderId: string }) {
  const [isAsking, setAsking] = useState(false)
  const { submitEvidence, isSubmitting } = useSubmitEvidence()
  return (
    <>
      <Button aria-busy={isSubmitting} disabled={isSubmitting} onClick={() => setAsking(true)}>
        Submit Evidence
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Submit the evidence?"
          confirmLabel="Submit Now"
          keepLabel="Not Yet"
          isDestructive={false}
          onConfirm={() => submitEvidence(orderId)}
          onClose={() => setAsking(false)}
        >
          The bank takes it once, and it can’t be changed afterwards. It has the receipt, the history of the order with
          its refunds, and how it was handed over. Photos or letters go in on the page of Stripe instead.
        </ConfirmDialog>
      )}
    </>
  )
}
