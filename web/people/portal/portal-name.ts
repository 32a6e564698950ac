/** What the way back from a record's page to the portal is called. */
export const portalName = 'Customer Portal'
