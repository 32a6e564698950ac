import { useState } from 'react'
import { detailFor, UnknownOutcome } from '../lib/api.ts'
import type { LotAsked } from '../lookup/lot-asked.ts'
import type { LotOfGoods } from '../lookup/lots-of-item.ts'
import { playErrorTone } from '../scan/error-tone.ts'

/** Why a scan was refused, and what a person can decide instead. */
export interface Refusal<Answer> {
  title: string
  /** The codes, or what else is wrong in a sentence. */
  wrong: { expected: string; scanned: string } | { sentence: string }
  answers?: readonly { label: string; answer: Answer }[]
  /** Goods of no item: the answer, once the person names them. */
  unnamed?: Answer
}

/** Goods whose lot a person chooses before they are counted. */
export interface LotWanted<Goods> {
  goods: Goods
  sku: string
  asked: LotAsked
  /** The item whose lots in stock are offered; null where it isn't known. */
  inventoryId: number | null
  /** Lots that are expected, which are offered first. */
  expected?: readonly LotOfGoods[]
  submitLabel: string
}

/** Work on the floor by scans: why the last one was refused, and whose lot a person is asked for. `done` is its participle: 'counted'. */
export function useScannedWork<Answer = never, Goods = Answer>(done: string) {
  const [refused, setRefused] = useState<Refusal<Answer> | null>(null)
  const [lotWanted, setLotWanted] = useState<LotWanted<Goods> | null>(null)

  function refuse(why: string | Refusal<Answer>['wrong'], more: Partial<Refusal<Answer>> = {}): void {
    playErrorTone()
    setRefused({ title: `Not ${done}`, wrong: typeof why === 'string' ? { sentence: why } : why, ...more })
  }

  return {
    refused,
    refuse,
    /** Says why a change failed. Without an answer it may have been done all the same, so the title names `what` was sent, for a person who looks it up. */
    fail: (error: unknown, what: string) =>
      refuse(detailFor(error), error instanceof UnknownOutcome ? { title: `Not known whether it was ${done}: ${what}` } : {}),
    again: () => setRefused(null),
    lotWanted,
    askLot: (wanted: LotWanted<Goods>) => setLotWanted(wanted),
    withoutLot: () => setLotWanted(null),
  }
}
