import { Grid } from '@chakra-ui/react/grid'
import type { MenuCategory } from '#shared/contract/menu'
import { stations } from '#shared/contract/menu'
import { AmountField, NotesField, Options, SelectField, TextField } from '#base/forms/fields'
import { Panel } from '../form/panel'
import { TickField } from '../form/tick'
import { PictureField } from '../pictures/picture-field'
import type { Draft } from './draft'
import { spiceWords, stationNames } from './field-words'

const stationChoices = stations.map((value) => ({ value, label: stationNames[value] }))
const spiceChoices = [0, 1, 2, 3, 4, 5].map((value) => ({ value, label: spiceWords(value) }))

/** What the guest reads of it. */
export const WordsPanel = ({ dishId }: { readonly dishId: number | undefined }) => (
  <Panel title="The dish">
    <TextField<Draft> name="name" label="Name" maxLength={80} />
    <NotesField<Draft> name="description" label="Description" rows={4} maxLength={500} isCounted />
    <PictureField<Draft> name="imageUrl" dishId={dishId} />
  </Panel>
)

/** What it costs and where it stands. */
export const PlacePanel = ({ categories }: { readonly categories: readonly MenuCategory[] }) => (
  <Panel title="Price and place">
    <Grid gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
      <AmountField<Draft> name="price" label="Price" sign="$" hint="0.00 is market price: ordered by phone" />
      <TextField<Draft> name="code" label="Code" maxLength={12} hint="As on the ticket" />
    </Grid>
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4" alignItems="start">
      <SelectField<Draft> name="categoryId" label="Category" parse={Number}>
        <Options of={categories.map(({ id, name }) => ({ value: id, label: name }))} />
      </SelectField>
      <SelectField<Draft> name="station" label="Made at">
        <Options of={stationChoices} />
      </SelectField>
      <SelectField<Draft> name="spiceLevel" label="Spice" parse={Number}>
        <Options of={spiceChoices} />
      </SelectField>
    </Grid>
    <TickField<Draft> name="isPopular" label="Among the popular dishes" />
  </Panel>
)
