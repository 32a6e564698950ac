import { orderPapersEndpoints } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'

export function useOrderExcise(id: number) {
  return useRead(orderPapersEndpoints.excise, { params: { id } })
}

export function useOrderDocuments(id: number) {
  return useRead(orderPapersEndpoints.documents, { params: { id } })
}

export function useMakeDocuments(id: number) {
  return useChange(orderPapersEndpoints.makeDocuments, () => ({ params: { id } }))
}
