import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sampleHistoryRoutes } from '#shared/numbers/sample-contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { toast } from '#ui/toast'

/** Deletes all sample days, some with each request. */
async function deleteSampleHistory(location: string): Promise<void> {
  const { left } = await callApi(sampleHistoryRoutes.deleteSampleHistory, { params: { location } })
  if (left > 0) await deleteSampleHistory(location)
}

/**
 * Marks sample data, so that owners don't mistake it for sales, and removes it
 * (docs/product/numbers.md#sample-history).
 */
export function SampleNote({ of }: { readonly of: string }) {
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteSampleHistory(of),
    onSuccess: () => toast({ title: 'Sample history removed' }),
    onSettled: () => client.invalidateQueries(),
  })
  return (
    <chakra.div role="note" p="4" borderWidth="1px" borderStyle="dashed" borderRadius="xl" fontSize="sm">
      <chakra.p>
        <b>Sample history.</b> These figures include sample orders that were never placed.
      </chakra.p>
      <Button
        mt="3"
        variant="outline"
        className="not-on-paper"
        disabled={isPending}
        onClick={() => setConfirming(true)}
      >
        {isPending ? 'Removing ...' : 'Remove the sample history'}
      </Button>
      {error && (
        <chakra.p role="alert" mt="2" color="danger.fg">
          {getErrorMessage(error, 'Not all of it could be removed. Please try again.')}
        </chakra.p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Remove the sample history?"
          confirmLabel="Remove it"
          keepLabel="Cancel"
          onConfirm={() => mutate()}
          onClose={() => setConfirming(false)}
        >
          {of === 'all' ? 'The sample days of all locations' : 'The sample days of this location'} leave the numbers.
          Real orders stay as they are. This can’t be undone.
        </ConfirmDialog>
      )}
    </chakra.div>
  )
}
