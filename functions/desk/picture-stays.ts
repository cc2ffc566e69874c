import { parsePictureFileName } from '#shared/rules/picture'
import { Problem } from '#shared/problem'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { pictureKeys } from './picture-records'

const FOLDER = '/pictures/'

type Shows = { readonly imageUrl: string | null } | null

const notKept = () => {
  const message = 'This picture is not kept any more. Please send it again'
  return new Problem('invalid-input', `${message}.`, { errors: [{ path: 'imageUrl', message }] })
}

/**
 * What a change that gives a dish a picture of the desk depends on: that it is kept. So it is not
 * swept meanwhile (decision 0051). Throws `invalid-input`, as does the step.
 */
export function requirePicture(was: Shows, is: Shows): readonly WriteStep[] {
  const url = is?.imageUrl
  if (!url?.startsWith(FOLDER) || url === was?.imageUrl) return []
  const named = parsePictureFileName(url.slice(FOLDER.length))
  if (!named) throw notKept()
  const ConditionCheck = {
    TableName: tableName(),
    Key: pictureKeys.listed(named.hash),
    ConditionExpression: 'attribute_exists(pk)',
  }
  return [{ write: { ConditionCheck }, refused: notKept }]
}
