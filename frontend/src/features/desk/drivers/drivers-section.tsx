import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { driverRoutes, type Driver } from '#shared/kitchen/drivers-contract'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { freshLocationQuery } from '#base/api/location-query'
import { requireText } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { deskSaveKey } from '#base/storage/storage-keys'
import { TextField } from '#ui/forms/fields'
import { Surface } from '#ui/chakra/surface'
import { useDeskLocation } from '../desk-location'
import { ManagedList, type AddDialogProps } from '../form/managed-list'

const driversQuery = freshLocationQuery(driverRoutes.listDrivers)

function NewDriver({ onClose }: AddDialogProps) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const { mutateAsync: add } = useMutation({
    mutationFn: (body: { readonly name: string }) =>
      sendOnce(deskSaveKey('new driver', location), body, (headers) =>
        callApi(driverRoutes.addDriver, { params: { location }, body, headers }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: driversQuery(location).queryKey }),
  })
  const form = useSubmitForm({
    defaults: { name: '' },
    send: async ({ name }) => {
      await add({ name: name.trim() })
      onClose()
    },
    failed: 'The driver was not added. Please try again.',
  })
  return (
    <FormDialog title="Add a driver" submitLabel="Add" pendingLabel="Adding…" form={form} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={60} rules={requireText('Please name the driver')} />
    </FormDialog>
  )
}

/** The location's delivery drivers (docs/product/kitchen.md#drivers). */
export function DriversSection() {
  const { code: location } = useDeskLocation()
  return (
    <ManagedList<Driver>
      title="Drivers"
      lead="Boards choose one of them when a delivery is ready."
      noun="driver"
      query={useQuery(driversQuery(location))}
      empty="With drivers, guests see when their order is out for delivery, and the closing shows each driver’s cash."
      AddDialog={NewDriver}
      removal={{
        keepLabel: 'Keep',
        text: 'Boards no longer offer this driver. Deliveries and amounts so far stay in the closings.',
        send: ({ id: driverId }) => callApi(driverRoutes.removeDriver, { params: { location, driverId } }),
      }}
    >
      {(drivers, askToRemove) => (
        <Surface>
          <chakra.ul listStyleType="none" display="grid" gap="2" aria-label="Drivers">
            {drivers.map((driver) => (
              <Flex as="li" key={driver.id} gap="3" align="center" justify="space-between">
                <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
                  {driver.name}
                </Text>
                <Button variant="outline" aria-label={`Remove ${driver.name}`} onClick={() => askToRemove(driver)}>
                  Remove
                </Button>
              </Flex>
            ))}
          </chakra.ul>
        </Surface>
      )}
    </ManagedList>
  )
}
