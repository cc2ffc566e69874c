import {
  describeChecklistChange,
  findSignature,
  SignedChecklist,
  type ChecklistId,
} from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import type { UndoHandler } from '../../platform/change-log/records'
import { getSetting, toUndoUpdate, updateSetting, type LocationSetting, type SettingUpdate } from '../location-settings'
import { getVersion } from '../records'

const checklistSetting: LocationSetting<SignedChecklist> = {
  name: 'checklist',
  kind: 'checklist',
  select: (state) => state?.checklist,
  getDefault: () => ({ signatures: {}, version: getVersion({}) }),
  title: describeChecklistChange,
  changesMenu: true,
}

/** Returns who signed what of a location's checklist. */
export const getSignedChecklist = (location: LocationCode): Promise<SignedChecklist> =>
  getSetting(checklistSetting, location)

const updateChecklist = (update: SettingUpdate<SignedChecklist>) => updateSetting(checklistSetting, update)

type Signing = Omit<SettingUpdate<SignedChecklist>, 'value'> & {
  readonly id: ChecklistId
  readonly isSigned: boolean
  /** The version that the owner has read. */
  readonly version: number
}

/**
 * Signs an item of a location's checklist, or takes the signature back. An item that is signed
 * keeps its first signature.
 * @throws Problem `changed-meanwhile`
 */
export async function signChecklist({ id, isSigned, version, ...update }: Signing): Promise<SignedChecklist> {
  const { location, by, now } = update
  const stored = await getSignedChecklist(location)
  const { [id]: _earlier, ...others } = stored.signatures
  const { signIn } = getPolicy(getLocation(location))
  const signature = findSignature(stored, id, location) ?? { by, at: now.toISOString(), signIn }
  const signatures = isSigned ? { ...others, [id]: signature } : others
  return (await updateChecklist({ ...update, value: { signatures, version } })).after
}

/** Restores the signatures before a change, unless they were changed again. */
export const undoChecklist: UndoHandler = async (request) => {
  const { version } = SignedChecklist.parse(JSON.parse(request.change.after))
  const { signatures } = SignedChecklist.parse(JSON.parse(request.change.before))
  return (await updateChecklist({ ...toUndoUpdate(request), value: { signatures, version } })).entry
}
