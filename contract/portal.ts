/** What the operator switches on and off for all customers (specification: Customer Portal Management). */
export const portalSwitches = ['realTimeUpdates', 'emailNotifications', 'dataExport', 'inviteColleagues'] as const
export type PortalSwitch = (typeof portalSwitches)[number]

/** The same, and what the floor settings allow customers. */
export const customerSwitches = [...portalSwitches, 'requestReturns'] as const
export type CustomerSwitch = (typeof customerSwitches)[number]
