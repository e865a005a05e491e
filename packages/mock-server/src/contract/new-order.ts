import type { contract, InputOf } from "@tradewind/contracts";
import type { Direction } from "@tradewind/domain/contract";
import {
	type Decimal,
	decimal,
	type Price,
	type Quantity,
	quantity,
	type Rate,
	rate,
	toText,
} from "@tradewind/domain/money";
import { BigDecimal, Option, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Instrument } from "../market/instrument.ts";
import type { CopiedOrder } from "./order.ts";
import { checkStops, type Stops } from "./stops.ts";
import { hasTooManyDecimals, priceOrNone } from "./wire-figures.ts";

/** A new order that fulfils the rules of its instrument. The balance is checked at execution. */
export interface NewOrder extends Stops {
	readonly instrument: Instrument;
	readonly direction: Direction;
	readonly quantity: Quantity;
	readonly multiple: Rate;
	readonly targetPrice: Price | undefined;
	/** Set if the order copies one of a trader. */
	readonly copies?: CopiedOrder;
}

type Submitted = InputOf<typeof contract.submitContract>;

/** Reads a submitted order at a moment; refuses it if it breaks a rule of Spec 1 §5. */
export const readNewOrder = (
	submitted: Submitted,
	instrument: Instrument,
	at: number,
): Result.Result<NewOrder, Refusal> => {
	const { listing } = instrument;
	if (!instrument.isOpen(at)) return refuse("order.marketClosed");
	if (listing.multiples.length === 0) return refuse("order.noLeverage", { symbol: listing.symbol });
	const multiple = rate(decimal(submitted.multiple));
	if (!listing.multiples.some((offered) => BigDecimal.equals(decimal(offered), multiple)))
		return refuse("order.leverageNotOffered", { multiple: submitted.multiple, symbol: listing.symbol });
	const amount = decimal(submitted.cont);
	const targetPrice = priceOrNone(submitted.target_price);
	const wrong = amountRefusal(amount, instrument) ?? targetRefusal(submitted.status, targetPrice, instrument);
	if (wrong) return wrong;
	const direction = submitted.type === "1" ? "buy" : "sell";
	const stops = {
		stopLoss: priceOrNone(submitted.stop_loss_price),
		takeProfit: priceOrNone(submitted.target_profit_price),
	};
	const reference = targetPrice ?? instrument.price(at);
	return Result.map(checkStops(stops, { instrument, direction, reference }), () => ({
		instrument,
		direction,
		quantity: quantity(amount),
		multiple,
		targetPrice,
		...stops,
	}));
};

const amountRefusal = (amount: Decimal, { listing }: Instrument) => {
	const minimum = decimal(listing.minQuantity);
	if (BigDecimal.isLessThan(amount, minimum))
		return refuse("order.quantityBelowMinimum", { minimum: toText(minimum) });
	const beyondStep = BigDecimal.remainder(amount, decimal(listing.quantityStep));
	if (Option.exists(beyondStep, (rest) => !BigDecimal.isZero(rest)))
		return refuse("order.quantityNotOnStep", { step: listing.quantityStep });
	return undefined;
};

const targetRefusal = (status: Submitted["status"], target: Price | undefined, { listing }: Instrument) => {
	if (status === "1") return target ? refuse("order.targetNotWanted") : undefined;
	if (!target) return refuse("order.targetMissing");
	return hasTooManyDecimals(target, listing.precision)
		? refuse("order.tooManyDecimals", { digits: String(listing.precision) })
		: undefined;
};
