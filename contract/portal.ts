/** What the operator switches on and off for all customers (specification: Customer Portal Management). */
export const portalSwitches = ['realTimeUpdates', 'emailNotifications', 'dataExport', 'inviteColleagues'] as const
export type PortalSwitch = (typeof portalSwitches)[number]
