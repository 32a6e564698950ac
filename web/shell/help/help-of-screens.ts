import type { RolesFor } from '../../../contract/permissions.ts'
import type { ScreenPath, screens } from '../../screens.ts'
import { contactHelp, crmHelp, customerHelp, portalManagementHelp, portfolioHelp } from './customer-help.ts'
import { adjustmentHelp, adjustmentsHelp, countHelp, countingHelp, countWorkHelp, floorHelp } from './floor-help.ts'
import { importHelp, importsHelp, myImportHelp, myImportsHelp } from './import-help.ts'
import { dashboardHelp, invoiceHelp, invoicesHelp, quoteHelp, reportsHelp, settingsHelp } from './office-help.ts'
import {
  myBillsHelp,
  myInventoryHelp,
  myInvoiceHelp,
  myItemHelp,
  myOrderHelp,
  myOrdersHelp,
  myOverviewHelp,
  myQuoteHelp,
  myReceiptHelp,
  mySettingsHelp,
  myShipmentHelp,
  myShipmentsHelp,
  portalHelp,
} from './portal-help.ts'
import { handlingUnitHelp, handlingUnitsHelp, putAwayHelp, receiptHelp, receiptsHelp, receiveHelp, taskHelp } from './receiving-help.ts'
import { myReturnHelp, myReturnsHelp, receiveReturnHelp, returnHelp, returnsHelp } from './returns-help.ts'
import type { ScreenHelp } from './screen-help.ts'
import { orderHelp, ordersHelp, pickingHelp, pickListHelp, pickOrdersHelp, shipmentHelp, shipmentsHelp } from './shipping-help.ts'
import { inventoryHelp, itemHelp, locationHelp, moveHelp, quarantineHelp } from './stock-help.ts'

/** Customers get help in their own words, for every screen that they may open. */
type HelpFor<Path extends ScreenPath> =
  'customer' extends RolesFor<(typeof screens)[Path]['allow']> ? { staff: ScreenHelp; customer: ScreenHelp } : { staff: ScreenHelp }

/** The help of every screen: one that is added to web/screens.ts without help doesn't compile. */
export const helpOfScreens: { [Path in ScreenPath]: HelpFor<Path> } = {
  '/dashboard': { staff: dashboardHelp, customer: myOverviewHelp },
  '/customer-portfolio': { staff: portfolioHelp },
  '/customers/$id': { staff: customerHelp },
  '/warehouse-receipt': { staff: receiptsHelp },
  '/receipts/$id/receive': { staff: receiveHelp },
  '/receipts/$id': { staff: receiptHelp, customer: myReceiptHelp },
  '/returns': { staff: returnsHelp, customer: myReturnsHelp },
  '/returns/$id/receive': { staff: receiveReturnHelp },
  '/returns/$id': { staff: returnHelp, customer: myReturnHelp },
  '/put-away': { staff: putAwayHelp },
  '/put-away/$id': { staff: taskHelp },
  '/floor': { staff: floorHelp },
  '/adjustments': { staff: adjustmentsHelp },
  '/adjustments/$id': { staff: adjustmentHelp },
  '/counting': { staff: countingHelp },
  '/counting/$id': { staff: countHelp },
  '/counting/$id/count': { staff: countWorkHelp },
  '/handling-units': { staff: handlingUnitsHelp },
  '/handling-units/$id': { staff: handlingUnitHelp },
  '/inventory': { staff: inventoryHelp, customer: myInventoryHelp },
  '/inventory/$id': { staff: itemHelp, customer: myItemHelp },
  '/locations/$id': { staff: locationHelp },
  '/quarantine': { staff: quarantineHelp },
  '/move': { staff: moveHelp },
  '/orders': { staff: ordersHelp, customer: myOrdersHelp },
  '/orders/$id': { staff: orderHelp, customer: myOrderHelp },
  '/3pl': { staff: pickOrdersHelp },
  '/picking': { staff: pickingHelp },
  '/picking/$id': { staff: pickListHelp },
  '/tpd2': { staff: shipmentsHelp, customer: myShipmentsHelp },
  '/shipments/$id': { staff: shipmentHelp, customer: myShipmentHelp },
  '/imports': { staff: importsHelp, customer: myImportsHelp },
  '/imports/$id': { staff: importHelp, customer: myImportHelp },
  '/crm': { staff: crmHelp },
  '/contacts/$id': { staff: contactHelp },
  '/invoices': { staff: invoicesHelp, customer: myBillsHelp },
  '/invoices/$id': { staff: invoiceHelp, customer: myInvoiceHelp },
  '/quotes/$id': { staff: quoteHelp, customer: myQuoteHelp },
  '/reports': { staff: reportsHelp },
  '/customer-portal': { staff: portalManagementHelp, customer: portalHelp },
  '/customer/overview': { staff: dashboardHelp, customer: myOverviewHelp },
  '/customer/orders': { staff: ordersHelp, customer: myOrdersHelp },
  '/customer/inventory': { staff: inventoryHelp, customer: myInventoryHelp },
  '/customer-dashboard': { staff: dashboardHelp, customer: portalHelp },
  '/settings': { staff: settingsHelp, customer: mySettingsHelp },
}

/** The help of the screen at a path, as `/orders/281`. Undefined where there is no screen. */
export function helpAt(pathname: string, isCustomer: boolean): ScreenHelp | undefined {
  const path =
    pathname === '/'
      ? '/dashboard'
      : pathname.replace(/^(\/[\w-]+)\/[^/]+$/, (whole, list) => (whole in helpOfScreens ? whole : `${list}/$id`))
  const help: { staff: ScreenHelp; customer?: ScreenHelp } | undefined = helpOfScreens[path as ScreenPath]
  return isCustomer ? help?.customer : help?.staff
}
