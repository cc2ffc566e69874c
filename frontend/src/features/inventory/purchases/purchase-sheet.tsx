import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import type { Purchase } from '#shared/purchases/contract'
import { useLocationConfig } from '#base/location/location'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { formatBooked } from '../format'
import { Table } from '../table'

type PurchaseSheetProps = { readonly purchase: Purchase; readonly onClose: () => void }

/** A purchase order as the supplier gets it, to print. */
export function PurchaseSheet({ purchase, onClose }: PurchaseSheetProps) {
  const { fullName, address, phone, timeZone } = useLocationConfig()
  const { street, city, state, zipCode } = address
  const { number, supplier, lines, note, createdAt } = purchase
  const date = new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
  return (
    <Dialog title={`Purchase order ${number}`} size="lg" onClose={onClose}>
      <DialogBody>
        <Box className="order-list purchase-sheet" display="grid" gap="4">
          <Box>
            <Box fontWeight="bold" fontSize="lg">
              Purchase order {number}, {date}
            </Box>
            <Box>To {supplier}</Box>
            <Box>
              For {fullName}, {street}, {city}, {state} {zipCode}, {phone}
            </Box>
          </Box>
          <Table>
            <caption className="sr-only">Ordered items</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" data-number>
                  Quantity
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ itemId, name, sku, ...line }) => (
                <tr key={itemId}>
                  <th scope="row">
                    {name}
                    {sku && ` (${sku})`}
                  </th>
                  <td data-number>{formatBooked(line)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {note !== '' && <Box>{note}</Box>}
        </Box>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </DialogFooter>
    </Dialog>
  )
}
