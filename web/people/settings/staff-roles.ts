import { roleLabel, staffRoles } from '../../../contract/roles.ts'

export const staffRoleOptions = staffRoles.map((value) => ({ value, label: roleLabel(value) }))

export const staffRoleHint =
  'Administrators manage customers, users and settings; warehouse managers run the warehouse. Floor workers see no prices; accountants change no stock.'
