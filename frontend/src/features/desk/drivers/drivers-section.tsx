import type { Driver } from '#shared/kitchen/drivers-contract'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { getErrorMessage } from '#base/api/client'
import { requireText } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { EmptyState, LoadError } from '#ui/data-states'
import { TextField } from '#ui/forms/fields'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { Surface } from '#ui/surface'
import { toast } from '#ui/toast'
import { DeskHeader } from '../desk-header'
import { useAddDriver, useDrivers, useRemoveDriver } from './use-drivers'

function NewDriver({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: add } = useAddDriver()
  const [failure, setFailure] = useState('')
  const sent = useSubmitForm({
    defaults: { name: '' },
    send: async ({ name }) => {
      setFailure('')
      try {
        await add({ name: name.trim() })
      } catch (error) {
        setFailure(getErrorMessage(error, 'The driver was not added. Please try again.'))
        throw error
      }
      onClose()
    },
  })
  return (
    <FormDialog title="Add a driver" submitLabel="Add" pendingLabel="Adding…" sent={sent} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={60} rules={requireText('Please name the driver')} />
      {failure && (
        <Text role="alert" color="danger">
          {failure}
        </Text>
      )}
    </FormDialog>
  )
}

/** The location's delivery drivers (docs/product/kitchen.md#drivers). */
export function DriversSection() {
  const { data: drivers, isError, refetch } = useDrivers()
  const { mutate: remove } = useRemoveDriver()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Driver | null>(null)
  const failed = (error: unknown) =>
    toast({ title: getErrorMessage(error, 'The driver was not removed.'), type: 'error' })
  const addButton = <Button onClick={() => setAdding(true)}>Add a driver</Button>
  return (
    <>
      <DeskHeader title="Drivers" lead="Boards choose one of them when a delivery is ready.">
        {/* Without drivers, the empty state has the button. */}
        {drivers && drivers.length > 0 && addButton}
      </DeskHeader>
      {isError ? (
        <LoadError onRetry={() => void refetch()}>The drivers could not be loaded.</LoadError>
      ) : !drivers ? (
        <ContentSkeleton />
      ) : drivers.length === 0 ? (
        <Surface>
          <EmptyState title="No driver yet" action={addButton}>
            With drivers, guests see when their order is out for delivery, and the closing shows each driver’s cash.
          </EmptyState>
        </Surface>
      ) : (
        <Surface>
          <chakra.ul listStyleType="none" display="grid" gap="2" aria-label="Drivers">
            {drivers.map((driver) => (
              <Flex as="li" key={driver.id} gap="3" align="center" justify="space-between">
                <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
                  {driver.name}
                </Text>
                <Button variant="outline" aria-label={`Remove ${driver.name}`} onClick={() => setRemoving(driver)}>
                  Remove
                </Button>
              </Flex>
            ))}
          </chakra.ul>
        </Surface>
      )}
      {isAdding && <NewDriver onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.name}?`}
          confirmLabel="Remove"
          keepLabel="Keep"
          onConfirm={() => remove(removing, { onError: failed })}
          onClose={() => setRemoving(null)}
        >
          Boards no longer offer this driver. Deliveries and amounts so far stay in the closings.
        </ConfirmDialog>
      )}
    </>
  )
}
