import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { groupDefaults } from '#shared/locations/group'
import { locations } from '#shared/locations/index'
import { formatCents } from '#shared/rules/money'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'

type ZonePanelProps = { readonly onClose: () => void; readonly onTakeQuiz: () => void }

const { freeFromCents, minimumCents, feeCents } = groupDefaults.delivery
const figures = [
  { label: 'Minimum order', value: formatCents(minimumCents) },
  { label: 'Delivery fee', value: formatCents(feeCents) },
  { label: 'Free from', value: formatCents(freeFromCents) },
]

/**
 * Where each restaurant delivers, before the questions about it (docs/product/training.md#levels).
 */
export const DeliveryZonesDialog = ({ onClose, onTakeQuiz }: ZonePanelProps) => (
  <Dialog size="md" title="Delivery Zones" onClose={onClose}>
    <DialogBody>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="3">
        {figures.map(({ label, value }) => (
          <Box key={label} bg="bg.inset" borderRadius="xl" p="4">
            <chakra.dt fontSize="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd fontFamily="heading" fontSize="xl" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </Grid>
      <chakra.dl mt="5" display="grid" gap="4">
        {locations.map(({ code, fullName, delivery }) => (
          <div key={code}>
            <chakra.dt fontWeight="semibold">{fullName}</chakra.dt>
            <chakra.dd color="fg.muted">{delivery.zone}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        Got it!
      </Button>
      <Button onClick={onTakeQuiz}>Take Quiz</Button>
    </DialogFooter>
  </Dialog>
)
