import {
  ArrowLeftRight,
  Box,
  Boxes,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Contact as ContactCard,
  FileUp,
  LayoutDashboard,
  LayoutGrid,
  MapPin,
  MoveRight,
  PackageOpen,
  ReceiptText,
  ScanBarcode,
  Settings as SettingsIcon,
  ShieldAlert,
  Store,
  Tally5,
  Truck,
  Undo2,
  Users,
  Warehouse,
} from 'lucide-react'
import { lazyScreen, redirectTo } from './platform/screen/lazy-screen.tsx'
import type { ScreenDefinition } from './platform/screen/screen-definitions.ts'

const Dashboard = lazyScreen(() => import('./insight/dashboard/dashboard-page.tsx'), 'DashboardPage')
const Overview = lazyScreen(() => import('./insight/overview/overview-page.tsx'), 'OverviewPage')
const Orders = lazyScreen(() => import('./goods-out/orders/orders-page.tsx'), 'OrdersPage')
const CustomerOrders = lazyScreen(() => import('./goods-out/orders/customer-orders-page.tsx'), 'CustomerOrdersPage')
const Order = lazyScreen(() => import('./goods-out/orders/order-page.tsx'), 'OrderPage')
const Receipts = lazyScreen(() => import('./goods-in/receipts/receipts-page.tsx'), 'ReceiptsPage')
const Receive = lazyScreen(() => import('./goods-in/receipts/receive-page.tsx'), 'ReceivePage')
const Receipt = lazyScreen(() => import('./goods-in/receipts/receipt-page.tsx'), 'ReceiptPage')
const Returns = lazyScreen(() => import('./goods-in/returns/returns-page.tsx'), 'ReturnsPage')
const ReceiveReturn = lazyScreen(() => import('./goods-in/returns/receive-return-page.tsx'), 'ReceiveReturnPage')
const Return = lazyScreen(() => import('./goods-in/returns/return-page.tsx'), 'ReturnPage')
const Floor = lazyScreen(() => import('./insight/overview/floor-page.tsx'), 'FloorPage')
const Adjustments = lazyScreen(() => import('./stock/adjustments/adjustments-page.tsx'), 'AdjustmentsPage')
const Adjustment = lazyScreen(() => import('./stock/adjustments/adjustment-page.tsx'), 'AdjustmentPage')
const Counting = lazyScreen(() => import('./stock/counts/counting-page.tsx'), 'CountingPage')
const Count = lazyScreen(() => import('./stock/counts/count-page.tsx'), 'CountPage')
const CountWork = lazyScreen(() => import('./stock/counts/count-work-page.tsx'), 'CountWorkPage')
const PutAway = lazyScreen(() => import('./goods-in/put-away/put-away-page.tsx'), 'PutAwayPage')
const Task = lazyScreen(() => import('./goods-in/put-away/task-page.tsx'), 'TaskPage')
const HandlingUnits = lazyScreen(() => import('./stock/handling-units/handling-units-page.tsx'), 'HandlingUnitsPage')
const HandlingUnit = lazyScreen(() => import('./stock/handling-units/handling-unit-page.tsx'), 'HandlingUnitPage')
const Picking = lazyScreen(() => import('./goods-out/picking/picking-page.tsx'), 'PickingPage')
const PickListScreen = lazyScreen(() => import('./goods-out/picking/pick-list-page.tsx'), 'PickListPage')
const PickOrders = lazyScreen(() => import('./goods-out/pick-orders/pick-orders-page.tsx'), 'PickOrdersPage')
const Shipments = lazyScreen(() => import('./goods-out/shipments/shipments-page.tsx'), 'ShipmentsPage')
const Shipment = lazyScreen(() => import('./goods-out/shipments/shipment-page.tsx'), 'ShipmentPage')
const Inventory = lazyScreen(() => import('./stock/inventory/inventory-page.tsx'), 'InventoryPage')
const MyInventory = lazyScreen(() => import('./insight/overview/my-inventory-page.tsx'), 'MyInventoryPage')
const Item = lazyScreen(() => import('./stock/inventory/item-page.tsx'), 'ItemPage')
const CustomerPortfolio = lazyScreen(() => import('./people/customers/customer-portfolio-page.tsx'), 'CustomerPortfolioPage')
const Customer = lazyScreen(() => import('./people/customers/customer-page.tsx'), 'CustomerPage')
const PortalManagement = lazyScreen(() => import('./people/portal-management/portal-management-page.tsx'), 'PortalManagementPage')
const Portal = lazyScreen(() => import('./people/portal/portal-page.tsx'), 'PortalPage')
const Crm = lazyScreen(() => import('./people/crm/crm-page.tsx'), 'CrmPage')
const Contact = lazyScreen(() => import('./people/contacts/contact-page.tsx'), 'ContactPage')
const Bills = lazyScreen(() => import('./money/billing/bills-page.tsx'), 'BillsPage')
const MyBills = lazyScreen(() => import('./money/billing/bills-page.tsx'), 'MyBillsPage')
const Quote = lazyScreen(() => import('./money/billing/quote-page.tsx'), 'QuotePage')
const Invoice = lazyScreen(() => import('./money/billing/invoice-page.tsx'), 'InvoicePage')
const Reports = lazyScreen(() => import('./insight/reports/reports-page.tsx'), 'ReportsPage')
const Imports = lazyScreen(() => import('./platform/imports/imports-page.tsx'), 'ImportsPage')
const Import = lazyScreen(() => import('./platform/imports/import-page.tsx'), 'ImportPage')
const Move = lazyScreen(() => import('./stock/move/move-page.tsx'), 'MovePage')
const Quarantine = lazyScreen(() => import('./goods-in/quarantine/quarantine-page.tsx'), 'QuarantinePage')
const Location = lazyScreen(() => import('./stock/locations/location-page.tsx'), 'LocationPage')
const Settings = lazyScreen(() => import('./people/settings/settings-page.tsx'), 'SettingsPage')

/** Every screen for people who are signed in. Routes, menus, permissions and the tests of every screen come from here. */
export const screens = {
  '/dashboard': { title: 'Dashboard', icon: LayoutDashboard, key: 'd', allow: 'screens.office', staff: Dashboard, customer: Overview },
  '/customer-portfolio': { title: 'Customer Portfolio', icon: Users, key: 'c', allow: 'screens.management', staff: CustomerPortfolio },
  '/customers/$id': { title: 'Customer', icon: Users, allow: 'screens.management', staff: Customer },
  '/warehouse-receipt': { title: 'Warehouse Receipt', icon: PackageOpen, key: 'r', allow: 'screens.management', staff: Receipts },
  '/receipts/$id/receive': { title: 'Receive', icon: PackageOpen, allow: 'receipts.count', staff: Receive },
  '/receipts/$id': { title: 'Receipt', icon: PackageOpen, allow: 'receipts.read', staff: Receipt },
  '/returns': { title: 'Returns', icon: Undo2, key: 'e', allow: 'returns.read', staff: Returns },
  '/returns/$id/receive': { title: 'Receive', icon: Undo2, allow: 'returns.work', staff: ReceiveReturn },
  '/returns/$id': { title: 'Return', icon: Undo2, allow: 'returns.read', staff: Return },
  '/put-away': { title: 'Put-away', icon: Warehouse, key: 'p', allow: 'floor.work', staff: PutAway },
  '/put-away/$id': { title: 'Task', icon: Warehouse, allow: 'floor.work', staff: Task },
  '/counting': { title: 'Counting', icon: Tally5, key: 'n', allow: 'counts.read', staff: Counting },
  '/counting/$id': { title: 'Count', icon: Tally5, allow: 'counts.read', staff: Count },
  '/counting/$id/count': { title: 'Count', icon: Tally5, allow: 'counts.work', staff: CountWork },
  '/handling-units': { title: 'Handling Units', icon: Boxes, key: 'h', allow: 'handling-units.read', staff: HandlingUnits },
  '/handling-units/$id': { title: 'Handling Unit', icon: Boxes, allow: 'handling-units.read', staff: HandlingUnit },
  '/inventory': { title: 'Inventory', icon: Box, key: 'i', allow: 'inventory.read', staff: Inventory, customer: MyInventory },
  '/inventory/$id': { title: 'Item', icon: Box, allow: 'inventory.read', staff: Item },
  '/locations/$id': { title: 'Location', icon: MapPin, allow: 'locations.read', staff: Location },
  '/quarantine': { title: 'Quarantine', icon: ShieldAlert, key: 'q', allow: 'quarantine.read', staff: Quarantine },
  '/move': { title: 'Move Stock', icon: MoveRight, allow: 'stock.move', staff: Move },
  '/orders': {
    title: 'Warehouse Movement',
    icon: ArrowLeftRight,
    key: 'm',
    allow: 'screens.office',
    staff: Orders,
    customer: CustomerOrders,
  },
  '/orders/$id': { title: 'Movement', icon: ArrowLeftRight, allow: 'orders.read', staff: Order },
  '/floor': { title: 'Floor', icon: LayoutGrid, key: 'f', allow: 'floor.work', staff: Floor },
  '/adjustments': { title: 'Adjustments', icon: ClipboardCheck, allow: 'adjustments.read', staff: Adjustments },
  '/adjustments/$id': { title: 'Adjustment', icon: ClipboardCheck, allow: 'adjustments.read', staff: Adjustment },
  '/3pl': { title: '3PL Management', icon: ClipboardList, key: 'l', allow: 'screens.management', staff: PickOrders },
  '/picking': { title: 'Picking', icon: ScanBarcode, key: 'k', allow: 'floor.work', staff: Picking },
  '/picking/$id': { title: 'Pick List', icon: ScanBarcode, allow: 'floor.work', staff: PickListScreen },
  '/tpd2': { title: 'Track & Trace', icon: Truck, key: 't', allow: 'screens.office', staff: Shipments },
  '/shipments/$id': { title: 'Shipment', icon: Truck, allow: 'shipments.read', staff: Shipment },
  '/crm': { title: 'CRM', icon: ContactCard, key: 'a', allow: 'crm.read', staff: Crm },
  '/contacts/$id': { title: 'Contact', icon: Users, allow: 'crm.read', staff: Contact },
  '/invoices': { title: 'Invoices', icon: ReceiptText, key: 'v', allow: 'billing.read-own', staff: Bills, customer: MyBills },
  '/invoices/$id': { title: 'Invoice', icon: ReceiptText, allow: 'billing.read-own', staff: Invoice },
  '/quotes/$id': { title: 'Quote', icon: ReceiptText, allow: 'billing.read-own', staff: Quote },
  '/reports': { title: 'Reports', icon: ChartColumn, key: 'b', allow: 'reports.read', staff: Reports },
  '/imports': { title: 'Imports', icon: FileUp, key: 'u', allow: 'imports.use', staff: Imports },
  '/imports/$id': { title: 'Import', icon: FileUp, allow: 'imports.use', staff: Import },
  '/customer-portal': {
    title: 'Customer Portal',
    icon: Store,
    key: 'o',
    allow: 'screens.office',
    staff: PortalManagement,
    customer: Portal,
  },
  '/customer/overview': {
    title: 'Overview',
    icon: LayoutDashboard,
    key: 'd',
    allow: 'screens.office',
    staff: redirectTo('/dashboard'),
    customer: Overview,
  },
  '/customer/orders': {
    title: 'Warehouse Movement',
    icon: ArrowLeftRight,
    allow: 'screens.office',
    staff: redirectTo('/orders'),
    customer: CustomerOrders,
  },
  '/customer/inventory': { title: 'Inventory', icon: Box, allow: 'inventory.read', staff: redirectTo('/inventory'), customer: MyInventory },
  '/customer-dashboard': {
    title: 'Customer Portal',
    icon: Store,
    allow: 'screens.office',
    staff: redirectTo('/dashboard'),
    customer: Portal,
  },
  '/settings': { title: 'Settings', icon: SettingsIcon, key: 's', allow: 'account.read', staff: Settings },
} as const satisfies Record<string, ScreenDefinition>

export type ScreenPath = keyof typeof screens

/** What the menus list, in this order and in groups: first what the specification lists. */
export const staffMenu = [
  ['/dashboard', '/customer-portfolio', '/warehouse-receipt', '/inventory', '/orders'],
  [
    '/3pl',
    '/floor',
    '/picking',
    '/put-away',
    '/counting',
    '/returns',
    '/quarantine',
    '/handling-units',
    '/tpd2',
    '/crm',
    '/invoices',
    '/reports',
    '/imports',
    '/customer-portal',
  ],
] as const satisfies readonly ScreenPath[][]
/** For floor workers. */
export const floorMenu = [
  ['/floor', '/picking', '/put-away', '/counting', '/returns', '/handling-units', '/inventory'],
] as const satisfies readonly ScreenPath[][]
export const customerMenu = [
  ['/customer/overview', '/orders', '/inventory'],
  ['/customer-portal', '/tpd2', '/returns', '/invoices', '/imports'],
] as const satisfies readonly ScreenPath[][]
