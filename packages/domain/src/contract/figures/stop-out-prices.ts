import { BigDecimal, Result } from "effect";
import type { Instrument, InstrumentId } from "../../market/instrument.ts";
import {
	type Decimal,
	decimal,
	divide,
	type Price,
	price,
	type Quantity,
	quantity,
	zero,
} from "../../money/decimal.ts";
import { distance, sumOf, sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder, Direction, OrderTotals } from "../order/contract-order.ts";
import { stopOutPriceRule } from "./stop-out-price.rule.ts";

/** The price of an instrument at which the platform closes positions, if all other prices stay. */
export interface StopOutPrice {
	readonly instrument: Instrument;
	readonly price: Price;
	/** Whether there are positions of other instruments, whose prices count, too. */
	readonly isAlone: boolean;
	/** By how much the price is uncertain, because the platform rounds the hazard rate to hundredths of a percent. */
	readonly uncertainty: Decimal;
	/** The input of `contract.stop-out-price`. */
	readonly figures: {
		readonly direction: Direction;
		readonly price: Price;
		readonly hazardRate: Decimal;
		readonly margin: Decimal;
		readonly quantity: Quantity;
		readonly contractSize: Quantity;
	};
}

interface OpenPositions {
	readonly holding: readonly ContractOrder[];
	readonly totals: OrderTotals | undefined;
}

/**
 * The stop-out price of each instrument with open positions, the nearest first, in percent of the latest price
 * (docs/assumptions.md, A-680). An instrument whose positions cancel each other out, or that cannot lose so much, has none.
 * `before` is the last result: a price that differs by less than its uncertainty stays as it was.
 */
export const stopOutPrices = (
	{ holding, totals }: OpenPositions,
	instrumentOf: (id: InstrumentId) => Instrument | undefined,
	before: readonly StopOutPrice[] = [],
): readonly StopOutPrice[] => {
	const margin = sumOfKnown(holding.map((order) => order.margin));
	const hazardRate = totals?.hazardRate;
	if (!margin || !hazardRate) return [];
	const held = [...new Set(holding.map(({ instrument }) => instrument))];
	const found = held.flatMap((id) => {
		const instrument = id === undefined ? undefined : instrumentOf(id);
		const positions = holding.filter((order) => order.instrument === id);
		const latest = positions[0]?.latestPrice;
		if (!instrument || !latest || BigDecimal.isZero(latest)) return [];
		const net = sumOf(positions.map(signed));
		const figures = {
			direction: BigDecimal.isNegative(net) ? ("sell" as const) : ("buy" as const),
			price: latest,
			hazardRate,
			margin,
			quantity: quantity(BigDecimal.abs(net)),
			contractSize: instrument.contractSize,
		};
		const result = Result.getOrUndefined(stopOutPriceRule.compute(figures));
		if (!result || !BigDecimal.isPositive(result.stopOutPrice)) return [];
		const now = {
			instrument,
			price: price(result.stopOutPrice),
			isAlone: held.length > 1,
			uncertainty: uncertaintyOf(figures),
			figures,
		};
		const last = before.find((one) => one.instrument.id === instrument.id);
		return [{ ...now, price: last && isSame(last, now) ? last.price : now.price }];
	});
	return found.sort((one, other) => BigDecimal.Order(shareOfPrice(one), shareOfPrice(other)));
};

/** Twice the price of the last digit of the hazard rate. */
const uncertaintyOf = ({ margin, quantity, contractSize }: StopOutPrice["figures"]): Decimal =>
	divide(
		BigDecimal.multiply(margin, decimal("0.0002")),
		BigDecimal.multiply(quantity, contractSize),
		8,
		"up",
	) ?? zero;

const isSame = (last: StopOutPrice, now: StopOutPrice): boolean =>
	last.figures.direction === now.figures.direction &&
	BigDecimal.isLessThanOrEqualTo(distance(last.price, now.price), now.uncertainty);

const signed = (order: ContractOrder): Decimal =>
	order.direction === "buy" ? order.quantity : BigDecimal.negate(order.quantity);

const shareOfPrice = ({ price: at, figures }: StopOutPrice): Decimal =>
	divide(distance(at, figures.price), figures.price, 12, "down") ?? zero;
