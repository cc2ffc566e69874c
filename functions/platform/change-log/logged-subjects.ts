import type { ActivityKind } from '#shared/platform/contract'
import type { LocationCode } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { queryAll } from '../table/table'
import { changeKeys } from './records'

type LoggedPeriod = { readonly kind: ActivityKind; readonly from: Date; readonly to: Date }

/** Returns the ids of what changes of a kind were about, within a period of a location's log. */
export async function listLoggedSubjects(
  location: LocationCode,
  { kind, from, to }: LoggedPeriod,
): Promise<ReadonlySet<string>> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    FilterExpression: 'kind = :kind',
    ProjectionExpression: 'subjectId',
    ExpressionAttributeValues: {
      ':pk': changeKeys.of(location),
      ':from': createActivityId(location, from, ''),
      ':to': createActivityId(location, to, ''),
      ':kind': kind,
    },
  })
  return new Set(items.map(({ subjectId }) => String(subjectId)))
}
