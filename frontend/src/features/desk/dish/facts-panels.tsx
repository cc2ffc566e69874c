import { Grid } from '@chakra-ui/react/grid'
import type { MenuCategory } from '#shared/contract/menu'
import { stations } from '#shared/contract/menu'
import { AmountBox, LongText, OneOf, TextBox, Tick } from '../form/inputs'
import { Panel } from '../form/panel'
import { PictureField } from '../pictures/picture-field'
import type { Draft } from './draft'
import { spiceWords, stationNames } from './field-words'

export type PanelProps = { readonly draft: Draft; readonly set: (patch: Partial<Draft>) => void }

const stationChoices = stations.map((value) => ({ value, label: stationNames[value] }))
const spiceChoices = [0, 1, 2, 3, 4, 5].map((value) => ({ value, label: spiceWords(value) }))

/** What the guest reads of it. */
export const WordsPanel = ({ draft, set, dishId }: PanelProps & { readonly dishId: number | undefined }) => (
  <Panel title="The dish">
    <TextBox label="Name" path="name" maxLength={80} value={draft.name} onChange={(name) => set({ name })} />
    <LongText
      label="Description"
      path="description"
      maxLength={500}
      value={draft.description}
      onChange={(description) => set({ description })}
    />
    <PictureField dishId={dishId} imageUrl={draft.imageUrl} onChange={(imageUrl) => set({ imageUrl })} />
  </Panel>
)

type PlacePanelProps = PanelProps & { readonly categories: readonly MenuCategory[] }

/** What it costs and where it stands. */
export const PlacePanel = ({ draft, set, categories }: PlacePanelProps) => (
  <Panel title="Price and place">
    <Grid gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
      <AmountBox
        label="Price"
        path="price"
        sign="$"
        hint="0.00 is market price: ordered by phone"
        value={draft.price}
        onChange={(price) => set({ price })}
      />
      <TextBox
        label="Code"
        path="code"
        maxLength={12}
        hint="As on the ticket"
        value={draft.code}
        onChange={(code) => set({ code })}
      />
    </Grid>
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4" alignItems="start">
      <OneOf
        label="Category"
        path="categoryId"
        value={draft.categoryId}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(categoryId) => set({ categoryId })}
      />
      <OneOf
        label="Made at"
        path="station"
        value={draft.station}
        choices={stationChoices}
        onChange={(station) => set({ station })}
      />
      <OneOf
        label="Spice"
        path="spiceLevel"
        value={draft.spiceLevel}
        choices={spiceChoices}
        onChange={(spiceLevel) => set({ spiceLevel })}
      />
    </Grid>
    <Tick label="Among the popular dishes" isOn={draft.isPopular} onTurn={(isPopular) => set({ isPopular })} />
  </Panel>
)
