import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { GroupOrderType } from '#shared/groups/contract'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { hasLetterOrDigit, isBlank } from '#shared/platform/text'
import { getErrorMessage } from '#base/api/client'
import { orderTypeStore } from '#base/cart/order-type'
import { Surface } from '#ui/chakra/surface'
import { TextField } from '#ui/forms/fields'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useSession } from '#base/session/session'

/** The last two are of the host who starts the group. */
export type NameForm = { name: string; orderType: GroupOrderType; time: string }

type NameFormProps = {
  readonly button: string
  /** Starts or joins the group order. Throws if the server rejects it. */
  readonly onSend: (values: NameForm) => Promise<void>
  /** Fields after the name. */
  readonly children?: ReactNode
}

const UNREACHABLE = "We can't reach the kitchen right now. Please check your connection and try again."

/** Reads the name that labels the guest's dishes in a group order. */
export function GroupNameForm({ button, onSend, children }: NameFormProps) {
  const { user } = useSession()
  const [errorText, setErrorText] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<NameForm>({
    defaults: {
      name: user?.firstName ?? '',
      orderType: orderTypeStore.get() === 'delivery' ? 'delivery' : 'pickup',
      time: '',
    },
    send: async ({ name, ...values }) => {
      setErrorText(null)
      try {
        await onSend({ name: name.trim(), ...values })
      } catch (error) {
        setErrorText(getErrorMessage(error, UNREACHABLE))
        throw error
      }
    },
  })
  return (
    <Surface>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Grid gap="5">
            <TextField<NameForm>
              name="name"
              label="Your name"
              hint="Shown with your dishes, also on the kitchen ticket."
              autoComplete="given-name"
              maxLength={MAX_GUEST_NAME_LENGTH}
              rules={{
                validate: (name) =>
                  hasLetterOrDigit(name) ||
                  (isBlank(name) ? 'Please enter your name' : 'Please use at least one letter or digit'),
              }}
            />
            {children}
            <Box role="alert">
              {errorText && (
                <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                  {errorText}
                </Box>
              )}
            </Box>
            <Button type="submit" size="lg" disabled={isSending} aria-busy={isSending}>
              {button}
            </Button>
          </Grid>
        </form>
      </FormProvider>
    </Surface>
  )
}
