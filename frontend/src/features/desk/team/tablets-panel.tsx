import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFullDate } from '#shared/platform/time'
import type { Tablet } from '#shared/team/contract'
import { isSiteLocation } from '#base/location/location'
import { requireName } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { Surface } from '#ui/chakra/surface'
import { TextField } from '#ui/forms/fields'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { tabletsQuery, useRevokeTablet, useAddTablet } from './use-team'

type Values = { name: string }

/** Makes this browser a kitchen tablet of the location. */
function AddTabletDialog({ onClose }: { readonly onClose: () => void }) {
  const { code, name } = useDeskLocation()
  const { mutateAsync: add } = useAddTablet(code)
  const form = useSubmitForm<Values>({ defaults: { name: '' }, send: ({ name: typed }) => add(typed) })
  return (
    <FormDialog
      title="Use this device as a tablet"
      submitLabel="Set Up"
      pendingLabel="Setting up…"
      form={form}
      onClose={onClose}
    >
      <Text color="fg.muted">
        It shows the boards of {name}. You are signed out of it. Cooks unlock it with their PIN.
      </Text>
      <TextField<Values>
        name="name"
        label="Name"
        hint="Where it is: Grill, Sushi bar, Pass"
        maxLength={40}
        rules={requireName('Please name the tablet')}
      />
    </FormDialog>
  )
}

type TabletRowProps = { readonly tablet: Tablet; readonly timeZone: string; readonly onRevoke: () => void }

const TabletRow = ({ tablet: { name, addedAt }, timeZone, onRevoke }: TabletRowProps) => (
  <Flex as="li" align="center" justify="space-between" gap="4" minH="14" borderTopWidth="1px" py="2">
    <div>
      <Text fontWeight="medium">{name}</Text>
      <Text fontSize="sm" color="fg.muted">
        Set up on {formatFullDate(addedAt, timeZone)}
      </Text>
    </div>
    <Button variant="outline" aria-label={`Revoke ${name}`} onClick={onRevoke}>
      Revoke
    </Button>
  </Flex>
)

/** The kitchen tablets of the desk's location (docs/product/team.md#kitchen-tablets). */
export function TabletsPanel() {
  const { code, timeZone } = useDeskLocation()
  const { mutate: revoke } = useRevokeTablet(code)
  const [isAdding, setAdding] = useState(false)
  // The tablet's session counts at its location only, and so on that site only.
  const isOwnSite = isSiteLocation({ code })
  const [revoking, setRevoking] = useState<Tablet | null>(null)
  return (
    <Surface mt="8" aria-labelledby="tablets-title">
      <Flex justify="space-between" gap="4" wrap="wrap" align="center" mb="3">
        <Heading as="h2" size="md" id="tablets-title">
          Kitchen tablets
        </Heading>
        {isOwnSite ? (
          <Button variant="outline" onClick={() => setAdding(true)}>
            Use This Device
          </Button>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            A tablet is set up on the site of its own location.
          </Text>
        )}
      </Flex>
      <Loaded query={useQuery(tabletsQuery(code))} failed="The tablets could not be loaded." isInPanel>
        {(tablets) =>
          tablets.length === 0 ? (
            <Text color="fg.muted">
              Open this page on a tablet of the kitchen and choose “Use This Device”. Cooks then work on it with their
              PIN.
            </Text>
          ) : (
            <ul aria-label="Kitchen tablets">
              {tablets.map((tablet) => (
                <TabletRow
                  key={tablet.tabletId}
                  tablet={tablet}
                  timeZone={timeZone}
                  onRevoke={() => setRevoking(tablet)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && <AddTabletDialog onClose={() => setAdding(false)} />}
      {revoking && (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          confirmLabel="Revoke"
          keepLabel="Keep It"
          onConfirm={() => revoke(revoking.tabletId)}
          onClose={() => setRevoking(null)}
        >
          The tablet and the cook on it are signed out within a minute.
        </ConfirmDialog>
      )}
    </Surface>
  )
}
