import { useMutation } from '@tanstack/react-query'
import { auth } from '#shared/contract/auth'
import type { BodyOf } from '#shared/contract/route'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { readSession } from '#base/session/session'
import { toast } from '#base/components/toast'

/** Changes what the signed-in user is called; every page then says so. */
export const useRename = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof auth.rename>) => call(auth.rename, { body }),
    onSuccess: async () => {
      await readSession()
      toast({ title: 'Profile Updated', description: 'Your name has been saved.' })
    },
    onError: (error) =>
      toast({
        title: 'Profile Not Updated',
        description: messageOf(error, 'Your name could not be saved. Please try again.'),
        type: 'error',
      }),
  })
