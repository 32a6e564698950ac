import type { z } from 'zod'
import { attention, attentionRow } from '../../contract/dashboard/attention.ts'
import { dashboardEndpoints, dashboardStats, performance } from '../../contract/dashboard/dashboard.ts'
import { floorRow, floorWork } from '../../contract/floor/floor.ts'
import { handlingUnitContent, handlingUnitsEndpoints, packing, unpacking } from '../../contract/handling-units/handling-units.ts'
import { adjustmentRequest, adjustmentsEndpoints } from '../../contract/inventory/adjustment-requests.ts'
import {
  adjustmentBody,
  inventoryEndpoints,
  inventoryItem,
  inventoryItemChange,
  inventoryRow,
  newInventoryItem,
} from '../../contract/inventory/inventory.ts'
import { itemReservation, locationStockRow, shortPutRight, stockRow } from '../../contract/inventory/item-stock.ts'
import { stockMove } from '../../contract/inventory/move-stock.ts'
import { stockMovement } from '../../contract/inventory/stock-movements.ts'
import { locationRange, locationRangeEndpoints } from '../../contract/locations/location-range.ts'
import { exciseData, orderDocument, orderExcise } from '../../contract/order-papers/order-papers.ts'
import { advancedOrders, ordersToAdvance } from '../../contract/orders/advance-orders.ts'
import { recipient, sentRecipient } from '../../contract/orders/order-references.ts'
import {
  address,
  newMovement,
  newOrder,
  order,
  orderChange,
  orderItem,
  orderLine,
  ordersEndpoints,
  rememberedAddress,
  trackingEntry,
} from '../../contract/orders/orders.ts'
import { transferOfOrder } from '../../contract/orders/transfer-state.ts'
import { exciseLoss, transfersEndpoints } from '../../contract/orders/transfers.ts'
import {
  newPick,
  newShortPick,
  orderPacking,
  packedUnit,
  pickException,
  pickingEndpoints,
  pickingFigures,
  pickLine,
  pickList,
  pickListSummary,
  putRight,
} from '../../contract/picking/picking.ts'
import { task, taskCompletion, tasksEndpoints } from '../../contract/put-away/tasks.ts'
import { disposal, quarantineRow, quarantineSummary } from '../../contract/quarantine/quarantine.ts'
import { countedLot, counting, countingLine, receiptCount, receivingPlaces } from '../../contract/receipts/counting.ts'
import {
  inspectedPoint,
  newReceipt,
  receipt,
  receiptChange,
  receiptItem,
  receiptStep,
  receiptSummary,
  sentReceiptItem,
} from '../../contract/receipts/receipts.ts'
import { finding, reconciliation } from '../../contract/reconciliation/reconciliation.ts'
import { handOver, handOverEndpoints } from '../../contract/shipments/hand-over.ts'
import { newProofOfDelivery } from '../../contract/shipments/proofs-of-delivery.ts'
import { newShipmentEvent, shipmentEvent } from '../../contract/shipments/shipment-events.ts'
import {
  newShipment,
  proofOfDelivery,
  shipment,
  shipmentFigures,
  shipmentsEndpoints,
  shipmentWithEvents,
} from '../../contract/shipments/shipments.ts'
import { trackedShipment, trackingLinksEndpoints } from '../../contract/shipments/tracking-links.ts'

/** Movements, stock, receipts, shipments and the work on them. */
export const goodsSchemas = {
  ActivityDay: dashboardEndpoints.activity.answer.schema.element,
  Address: address,
  Aisle: dashboardEndpoints.zones.answer.schema.element.shape.aisles.element,
  Attention: attention,
  AttentionRow: attentionRow,
  BillingAddress: newOrder.shape.billingAddress,
  DashboardPerformance: performance,
  DashboardStats: dashboardStats,
  ExciseData: exciseData,
  Finding: finding,
  LocationRange: locationRange,
  LocationRangeResult: locationRangeEndpoints.create.answer.schema,
  AdjustmentRequest: adjustmentRequest,
  AdjustmentAccepted: inventoryEndpoints.adjust.accepted.schema,
  AdjustmentApproval: adjustmentsEndpoints.approve.body.schema,
  AdjustmentRejection: adjustmentsEndpoints.reject.body.schema,
  AdjustmentWithdrawal: adjustmentsEndpoints.withdraw.body.schema,
  FloorRow: floorRow,
  FloorWork: floorWork,
  HandlingUnitContent: handlingUnitContent,
  HandlingUnitMove: handlingUnitsEndpoints.move.body.schema,
  HandlingUnitWithContents: handlingUnitsEndpoints.get.answer.schema,
  InspectedPoint: inspectedPoint,
  InventoryItem: inventoryItem,
  InventoryItemChange: inventoryItemChange,
  InventoryItemWithStock: inventoryEndpoints.get.answer.schema,
  InventoryRow: inventoryRow,
  InventorySummary: inventoryEndpoints.summary.answer.schema,
  ItemReservation: itemReservation,
  LocationStockRow: locationStockRow,
  ShortPutRight: shortPutRight,
  NewInventoryItem: newInventoryItem,
  ExciseLoss: exciseLoss,
  NewOrder: newMovement,
  TransferLoss: transfersEndpoints.writeOff.body.schema,
  TransferOfOrder: transferOfOrder,
  WrittenOffTransfer: transfersEndpoints.writeOff.answer.schema,
  NewProofOfDelivery: newProofOfDelivery,
  NewReceipt: newReceipt,
  NewShipment: newShipment,
  NewShipmentEvent: newShipmentEvent,
  Order: order,
  OrderCancellation: ordersEndpoints.cancel.body.schema,
  OrderChange: orderChange,
  OrderDocument: orderDocument,
  OrderExcise: orderExcise,
  OrderItem: orderItem,
  OrderLine: orderLine,
  OrderRating: ordersEndpoints.rate.body.schema,
  OrderTrends: dashboardEndpoints.orderTrends.answer.schema,
  OrdersSummary: ordersEndpoints.summary.answer.schema,
  Packing: packing,
  NewPick: newPick,
  NewShortPick: newShortPick,
  OrderPacking: orderPacking,
  PackedUnit: packedUnit,
  PickException: pickException,
  PickLine: pickLine,
  PickList: pickList,
  PickListSummary: pickListSummary,
  PickingFigures: pickingFigures,
  PlanAgain: pickingEndpoints.planAgain.body.schema,
  PutRight: putRight,
  ProofOfDelivery: proofOfDelivery,
  CountedLot: countedLot,
  Receipt: receipt,
  ReceiptCount: receiptCount,
  ReceiptCounting: counting,
  ReceiptCountingLine: countingLine,
  ReceivingPlaces: receivingPlaces,
  ReceiptChange: receiptChange,
  ReceiptItem: receiptItem,
  ReceiptLine: sentReceiptItem,
  ReceiptStep: receiptStep,
  ReceiptsSummary: receiptSummary,
  Reconciliation: reconciliation,
  RememberedAddress: rememberedAddress,
  Shipment: shipment,
  ShipmentEvent: shipmentEvent,
  ShipmentFigures: shipmentFigures,
  ShipmentWithEvents: shipmentWithEvents,
  ShipmentChange: shipmentsEndpoints.update.body.schema,
  ShippingAddress: newOrder.shape.shippingAddress,
  StockAdjustment: adjustmentBody,
  StockMove: stockMove,
  Disposal: disposal,
  QuarantineRow: quarantineRow,
  QuarantineSummary: quarantineSummary,
  StockMovement: stockMovement,
  StockRow: stockRow,
  Task: task,
  TaskCancellation: tasksEndpoints.cancel.body.schema,
  TaskChange: tasksEndpoints.update.body.schema,
  TaskCompletion: taskCompletion,
  TasksCreated: tasksEndpoints.create.answer.schema,
  TasksWanted: tasksEndpoints.create.body.schema,
  TrackedShipment: trackedShipment,
  TrackingLinkWanted: trackingLinksEndpoints.create.body.schema,
  TaskDone: tasksEndpoints.complete.answer.schema,
  CarrierNames: handOverEndpoints.carriers.answer.schema,
  HandOver: handOver,
  OrdersAdvanced: advancedOrders,
  OrdersToAdvance: ordersToAdvance,
  Recipient: recipient,
  SentRecipient: sentRecipient,
  TrackingEntry: trackingEntry,
  TrackingStep: ordersEndpoints.advanceTracking.body.schema,
  Unpacking: unpacking,
  ZoneOccupancy: dashboardEndpoints.zones.answer.schema.element,
} satisfies Record<string, z.ZodType>
