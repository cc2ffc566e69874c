import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isDeclaredBy } from '#shared/locations/checklist-contract'
import { getPolicy } from '#shared/locations/policy'
import { allergens as everyAllergen } from '#shared/menu/contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import { toast } from '#ui/toast'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { getSaveErrorMessage, saveDish, updateDish } from '../desk-api'
import { useDeskLocation } from '../desk-location'

type DeclarationConfirmationProps = { readonly dish: EditableDish; readonly isUnsaved: boolean }

/**
 * Confirms a declaration that guests don't read yet: of the sample menu or a tester, or too old for
 * some allergens. To declare that the dish contains one, the owner changes the declaration instead.
 */
export function DeclarationConfirmation({ dish, isUnsaved }: DeclarationConfirmationProps) {
  const place = useDeskLocation()
  const location = place.code
  const { signIn, showsSampleFacts } = getPolicy(place)
  const isUnconfirmed = !showsSampleFacts && !isDeclaredBy(signIn, dish.allergensDeclared)
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const { allergens, allergensCovered } = dish
  const missing = everyAllergen.filter((each) => !allergensCovered.includes(each)).join(', ')
  const { press, isSending } = useSingleSubmit(async () => {
    setFailure(null)
    try {
      await saveDish(client, location, () => updateDish(location, dish, { allergens: allergens && [...allergens] }))
      toast({
        title: missing ? `${dish.name} is declared without ${missing}` : `The allergens of ${dish.name} are declared`,
      })
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
    }
  })
  if (allergens === null || (missing === '' && !isUnconfirmed)) return null
  return (
    <Grid gap="2" justifyItems="start" pt="3" borderTopWidth="1px">
      <Text fontSize="sm">
        {missing
          ? `Not declared yet: ${missing}. The declaration is older, so the menu says to ask.`
          : 'These came with the sample menu or from the test site. Guests read them once you confirm them here, or sign all under Before opening.'}
      </Text>
      {failure && (
        <Text role="alert" color="danger.fg">
          {failure}
        </Text>
      )}
      <Button
        type="button"
        variant="outline"
        disabled={isSending || isUnsaved}
        aria-busy={isSending}
        onClick={() => void press()}
      >
        {missing ? `It contains no ${missing}` : 'This is right for our kitchen'}
      </Button>
      {isUnsaved && (
        <Text fontSize="sm" color="fg.subtle">
          Save or discard what you changed first. Saving a new declaration covers them, too.
        </Text>
      )}
    </Grid>
  )
}
