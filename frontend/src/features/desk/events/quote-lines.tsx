import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { MenuItem } from '#shared/menu/contract'
import { formatDecimal } from '#shared/platform/money'
import { isMarketPrice } from '#shared/menu/listing'
import { getSelectionDifferences, resolveSelection } from '#shared/menu/options'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { MAX_NOTE_LENGTH } from '#shared/orders/constants'
import { requireCount } from '#base/forms/field-rules'
import { AmountField, SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { DishOptions, getInitialSelection, listIncompleteGroupIds } from '#features/menu'
import { getTypedMenuPrice } from './usual-prices'
import { RowActions } from '../form/list-editing'
import { TextInput } from '#ui/forms/controls'

export type QuoteLineValues = {
  menuItemId: string
  quantity: string
  unitPrice: string
  notes: string
  /** Ids of the options; null for the dish's defaults. */
  options: string[] | null
}
export type QuoteValues = {
  date: string
  time: string
  guests: string
  lines: QuoteLineValues[]
  serviceChargePercent: string
  deposit: string
  validUntil: string
  note: string
}

/** What the form asks of its whole numbers. */
export const countRules = {
  guests: requireCount('Please enter the number of guests'),
  portions: requireCount('Please enter a number'),
} as const

export const emptyLine = { menuItemId: '', quantity: '1', unitPrice: '', notes: '', options: null } as const

type Chosen = { readonly options: string[]; readonly notes: string }

type QuoteLineDialogProps = {
  readonly dish: MenuItem
  readonly line: { readonly options: readonly string[] | null; readonly notes: string }
  readonly onSave: (chosen: Chosen) => void
  readonly onClose: () => void
}

/** Chooses the options and the note of a dish in a quote. */
function QuoteLineDialog({ dish, line, onSave, onClose }: QuoteLineDialogProps) {
  const [selected, setSelected] = useState(() =>
    getInitialSelection(dish, toDietaryPreferences([]), line.options ?? undefined),
  )
  const [notes, setNotes] = useState(line.notes)
  const [isSubmitted, setSubmitted] = useState(false)
  const missing = listIncompleteGroupIds(dish, selected)
  const save = () => {
    setSubmitted(true)
    if (missing.length > 0) return
    onSave({ options: [...selected], notes: notes.trim() })
    onClose()
  }
  return (
    <Dialog title={dish.name} size="lg" closeOnInteractOutside={false} onClose={onClose}>
      <DialogBody display="grid" gap="4">
        <DishOptions dish={dish} selected={selected} missing={isSubmitted ? missing : []} onSelect={setSelected} />
        <FieldFrame label="Note for the kitchen">
          <TextInput maxLength={MAX_NOTE_LENGTH} value={notes} onChange={(event) => setNotes(event.target.value)} />
        </FieldFrame>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save}>Apply</Button>
      </DialogFooter>
    </Dialog>
  )
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) 6rem 8rem auto' },
    pb: '4',
    borderBottomWidth: '1px',
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > p': { gridColumn: '1 / -1', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

/** Returns what a line has other than the dish's defaults, in one line of text. */
function describeLine(dish: MenuItem | undefined, { options, notes }: QuoteLineValues): string {
  const { chosen, leftOut } = dish
    ? getSelectionDifferences(dish.optionGroups, resolveSelection(dish.optionGroups, options).chosen)
    : { chosen: [], leftOut: [] }
  return [
    ...chosen.map(({ option, quantity }) => (quantity > 1 ? `${quantity}× ${option.name}` : option.name)),
    ...leftOut.map(({ name }) => `No ${name}`),
    ...(notes === '' ? [] : [`“${notes}”`]),
  ].join(', ')
}

/** The dishes of a quote, each with portions, price, options and note. */
export function QuoteLines({ dishes }: { readonly dishes: readonly MenuItem[] }) {
  const { watch, setValue, getValues } = useFormContext<QuoteValues>()
  const { fields, append, remove } = useFieldArray<QuoteValues, 'lines'>({ name: 'lines' })
  const [opened, setOpened] = useState<number | null>(null)
  const lines = watch('lines')
  const dishAt = (at: number) => dishes.find(({ id }) => String(id) === lines[at]?.menuItemId)
  const openedDish = opened === null ? undefined : dishAt(opened)
  const openedLine = opened === null ? undefined : lines[opened]
  const resetLine = (at: number) => {
    const dish = dishes.find(({ id }) => String(id) === getValues(`lines.${at}.menuItemId`))
    setValue(`lines.${at}.options`, null)
    setValue(`lines.${at}.unitPrice`, getTypedMenuPrice(dish, null))
  }
  return (
    <>
      <chakra.ul display="grid" gap="4" listStyleType="none" aria-label="Dishes">
        {fields.map(({ id }, at) => {
          const line = lines[at]
          const dish = dishAt(at)
          const details = line ? describeLine(dish, line) : ''
          return (
            <Row key={id} aria-label={`Line ${at + 1}`}>
              <SelectField<QuoteValues>
                name={`lines.${at}.menuItemId`}
                label="Dish"
                rules={{ required: 'Please choose a dish', onChange: () => resetLine(at) }}
              >
                <SelectOptions
                  of={[
                    { value: '', label: 'Choose a dish' },
                    ...dishes.map((each) => ({
                      value: String(each.id),
                      label: `${each.name} (${isMarketPrice(each) ? 'market price' : formatDecimal(each.price)})`,
                    })),
                  ]}
                />
              </SelectField>
              <TextField<QuoteValues>
                name={`lines.${at}.quantity`}
                label="Portions"
                inputMode="numeric"
                rules={countRules.portions}
              />
              <AmountField<QuoteValues> name={`lines.${at}.unitPrice`} label="Price each" sign="$" />
              <chakra.div display="flex" gap="1" gridColumn={{ base: '1 / -1', md: 'auto' }}>
                <Button
                  type="button"
                  variant="outline"
                  px="3"
                  disabled={!dish}
                  aria-label={`Options and note of line ${at + 1}`}
                  onClick={() => setOpened(at)}
                >
                  Options
                </Button>
                <RowActions
                  name={`line ${at + 1}`}
                  at={at}
                  count={fields.length}
                  onRemove={fields.length > 1 ? () => remove(at) : undefined}
                />
              </chakra.div>
              {details !== '' && <p>{details}</p>}
            </Row>
          )
        })}
      </chakra.ul>
      <Button type="button" variant="outline" justifySelf="start" onClick={() => append({ ...emptyLine })}>
        Add a dish
      </Button>
      {opened !== null && openedDish && openedLine && (
        <QuoteLineDialog
          dish={openedDish}
          line={openedLine}
          onSave={({ options, notes }) => {
            const isMenuPrice = openedLine.unitPrice === getTypedMenuPrice(openedDish, openedLine.options)
            setValue(`lines.${opened}.options`, options)
            setValue(`lines.${opened}.notes`, notes)
            if (isMenuPrice) setValue(`lines.${opened}.unitPrice`, getTypedMenuPrice(openedDish, options))
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
