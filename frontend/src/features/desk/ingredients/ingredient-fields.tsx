import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { nameOneUnit } from '#shared/inventory/stock'
import { optionalAmount, requireAmount, requireText } from '#base/forms/field-rules'
import { NumberField, TextAreaField, TextField } from '#ui/forms/fields'
import { CheckboxField } from '../form/choice-input'
import { CheckboxesField, weekdayChoices } from '../form/checkboxes-field'
import type { IngredientFormValues } from './item-form'
import { createPackRule, getPackExample } from './pack-lines'
import { useDishesByIngredient, useLevelHints } from './use-ingredients'

/** The fields of an ingredient, of which amounts are in a unit. */
export function IngredientFields({ unit }: { readonly unit: string }) {
  const hints = useLevelHints()
  return (
    <>
      <TextField name="name" label="Name" maxLength={120} rules={requireText('Name is required')} />
      <TextField name="kitchenName" label="Kitchen name" hint="What cooks read, in any script" maxLength={60} />
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <NumberField
          name="costPerUnit"
          label="Cost per unit ($)"
          hint={`Per ${nameOneUnit(unit)}; applies from now on`}
          rules={requireAmount('Cost is required')}
        />
        <TextField name="supplier" label="Supplier" hint="Optional" maxLength={120} />
        <NumberField name="minimumStock" label="Minimum here" hint={hints.minimum} rules={optionalAmount} />
        <NumberField name="parStock" label="Par here" hint={hints.par} rules={optionalAmount} />
      </Grid>
      <CheckboxField<IngredientFormValues>
        name="isCounted"
        label="Counted here: its dishes go off the menu when it runs out"
      />
      <CheckboxField<IngredientFormValues> name="isServedRaw" label="Served raw in some dishes" />
      <CheckboxesField<IngredientFormValues, IngredientFormValues['deliveryDays'][number]>
        name="deliveryDays"
        label="Delivery days"
        hint={hints.days}
        of={weekdayChoices}
        required="Choose at least one day"
      />
      <TextAreaField
        name="packs"
        label="Packs"
        hint={`One a line, with the ${unit} in it: ${getPackExample(unit)}. Orders use the first.`}
        rows={2}
        maxLength={400}
        rules={createPackRule(unit)}
      />
    </>
  )
}

/** Which dishes use an ingredient. */
export function IngredientUses({ itemId }: { readonly itemId: number }) {
  const { data: names, isError } = useDishesByIngredient(itemId)
  if (isError) return <Text color="fg.muted">Which dishes use it could not be loaded.</Text>
  if (!names) return <Text color="fg.muted">Loading the dishes that use it…</Text>
  return (
    <Text fontSize="sm" color="fg.muted">
      {names.length === 0 ? 'No dish here uses it.' : `Used in ${names.join(', ')}.`}
    </Text>
  )
}
