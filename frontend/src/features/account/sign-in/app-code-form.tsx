import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { FormProvider } from 'react-hook-form'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { enableApp } from '#base/session/user-pool'
import { TextField } from '#ui/forms/fields'
import { toast } from '#ui/toast'
import { isSignInCode, readSignInCode } from './sign-in-code'

type Values = { code: string }

/** Asks for the first code of an authenticator app. */
export function AppCodeForm({ onDone }: { readonly onDone: () => void }) {
  const { form, submit, isSending, problem } = useSubmitForm<Values>({
    defaults: { code: '' },
    send: async ({ code }) => {
      await enableApp(readSignInCode(code))
      toast({ title: 'Your app is set up', description: 'Sign in again with a code from the app.' })
      onDone()
    },
    failed: 'This code is wrong. Please enter the one that your app shows now.',
  })
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4" width="100%">
        <TextField<Values>
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          rules={{ validate: (typed) => isSignInCode(typed) || 'The code has six digits' }}
        />
        {problem && (
          <Text role="alert" color="danger.fg">
            {problem}
          </Text>
        )}
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Checking…' : 'Confirm'}
        </Button>
      </chakra.form>
    </FormProvider>
  )
}
