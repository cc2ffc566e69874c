import { chakra } from '@chakra-ui/react/styled-system'
import { formatCharge, listCharges } from '#shared/locations/charges'
import { useLocationConfig } from './location'

/** As large as the descriptions of dishes. */
const Note = chakra('p', { base: { mt: '3', fontSize: 'sm', lineHeight: '1.45', color: 'fg.muted' } })

/** What is added to the prices of a page (docs/product/locations.md#charges). */
export const ChargesNote = () =>
  listCharges(useLocationConfig()).map((charge) => <Note key={charge.name}>{formatCharge(charge)}</Note>)
