import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { ConfirmDialog } from '#base/components/confirm-dialog'

type RemovePersonProps = { readonly name: string; readonly isHeld: boolean; readonly onRemove: () => void }

/** The host's button that removes a person from the group order, after a question. */
export function RemovePersonButton({ name, isHeld, onRemove }: RemovePersonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="sm"
        mt="3"
        maxW="full"
        overflowWrap="anywhere"
        whiteSpace="normal"
        h="auto"
        minH="11"
        disabled={isHeld}
        onClick={() => setAsking(true)}
      >
        Remove {name}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name} from the group order?`}
          confirmLabel="Remove"
          keepLabel="Cancel"
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          Their dishes are removed too, and they can’t add any more. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
