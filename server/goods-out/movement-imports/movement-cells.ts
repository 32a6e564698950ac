import { addressWith } from '../../../contract/address.ts'
import { optionalEmail, optionalText } from '../../../contract/fields.ts'
import { newOrder, orderLine, orderPriorities, orderTypes } from '../../../contract/goods-out/orders/orders.ts'
import { namedInCells, textRules, whole, word } from '../../platform/imports/cell-rules.ts'

const order = newOrder.shape
const { street, city, state, zip, country } = addressWith('must be filled in').shape
const { customer, reference, site } = namedInCells

export const movementCells = textRules({
  reference,
  customer,
  type: word(orderTypes, { pick_pack: 'Pick & Pack' }),
  site,
  priority: word(orderPriorities),
  billingStreet: street,
  billingCity: city,
  billingState: state,
  billingZip: zip,
  billingCountry: country,
  shippingStreet: street,
  shippingCity: city,
  shippingState: state,
  shippingZip: zip,
  shippingCountry: country,
  purchaseOrder: order.purchaseOrder,
  requestedShipDate: order.requestedShipDate,
  recipientName: optionalText(200),
  recipientCompany: optionalText(200),
  recipientPhone: optionalText(50),
  recipientEmail: optionalEmail,
  carrier: order.carrier,
  serviceType: order.serviceType,
  notes: order.notes,
  sku: orderLine.shape.sku,
  quantity: whole(orderLine.shape.quantity),
})
