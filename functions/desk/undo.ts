import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { changeById, presentChange } from './log'
import { undoChange } from './undo-change'

export const handler = serve(desk.undo, async ({ params, caller, now, keepAnswer }) => {
  const change = await changeById(params.changeId)
  const by = fullName(userOf(caller))
  return presentChange(await undoChange({ change, by, now, alongside: (made) => keepAnswer(presentChange(made)) }))
})
