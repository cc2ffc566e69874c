import { Button } from '@chakra-ui/react/button'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { ApiError } from '#base/api/api-error'
import { useSession } from '#base/session/session'
import { toast } from '#base/components/toast'
import { useSaveDietaryPreferences } from '#base/diet/use-dietary-preferences'

const loginRequired = {
  title: 'Login Required',
  description: 'Please log in to save your dietary preferences.',
  type: 'error',
} as const

const saveFailed = {
  title: 'Save Failed',
  description: 'Could not save your preferences. Please try again.',
  type: 'error',
} as const

/** Keeps the choices for every visit of the signed-in (docs/product/menu.md#diet-and-allergens). */
export function SavePreferencesButton({ preferences }: { readonly preferences: DietaryPreferences }) {
  const { user } = useSession()
  const { mutate, isPending } = useSaveDietaryPreferences()
  const save = () => {
    if (!user) return toast(loginRequired)
    mutate(preferences, {
      onSuccess: () =>
        toast({
          title: 'Preferences Saved',
          description: 'Your dietary preferences have been saved for your next visits.',
        }),
      onError: (error) => toast(error instanceof ApiError && error.status === 401 ? loginRequired : saveFailed),
    })
  }
  return (
    <Button variant="outline" flex="none" px="4" ms="auto" disabled={isPending} onClick={save}>
      {isPending ? 'Saving…' : 'Save Preferences'}
    </Button>
  )
}
