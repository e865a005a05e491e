import type { InstrumentId } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { decimalsOf } from "../figures/decimals-of.ts";
import { useApp } from "../state/app.ts";

/** Decimals of an instrument's prices; if it is no longer traded, the decimals of the price `known`. */
export const usePricePrecision = (instrument: InstrumentId | undefined, known: Price | undefined): number =>
	useListedPrecision(instrument) ?? (known ? decimalsOf(known) : 0);

/** Decimals of an instrument's prices; `undefined` if it is no longer traded. */
export const useListedPrecision = (instrument: InstrumentId | undefined): number | undefined =>
	useSelector(
		useApp().market,
		({ context }) => context.instruments.find(({ id }) => id === instrument)?.pricePrecision,
	);
