import { decimal, formatFixed, type Price, price } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { isOpen, type Order } from "../contract/order.ts";
import { free, grant } from "../ledger/wallet.ts";
import type { World } from "../world.ts";
import type { Deed } from "./storm.test-support.ts";

const codes = ["EURUSD", "BTCUSD", "XAUUSD"];
/** Of the market price: where targets and pinned prices are. */
const factors = ["0.9", "0.97", "0.995", "0.999", "1", "1.001", "1.005", "1.03", "1.1"];

/** More open orders would only make the storm slower. */
const mostOpen = 6;

const times = (value: Price, factor: string, decimals: number): string =>
	formatFixed(BigDecimal.multiply(value, decimal(factor)), decimals, "down");

/** Of all customers. */
const openOrders = (world: World): readonly Order[] => world.nouns.contract.book.all().filter(isOpen);

const submits =
	(isPending: boolean): Deed =>
	(world, customerId, dice) => {
		const instrument = world.market.byCode(dice.pick(codes));
		if (!instrument || openOrders(world).length >= mostOpen) return false;
		const { listing } = instrument;
		const now = instrument.price(world.clock.now());
		const near = () => times(now, dice.pick(factors), listing.precision);
		const order = {
			type: dice.pick(["1", "2"] as const),
			cont: dice.pick(["0.01", "0.1", "0.5", "2", "20"]),
			forex_id: String(listing.id),
			status: isPending ? ("0" as const) : ("1" as const),
			target_price: isPending ? near() : "0",
			stop_loss_price: dice.pick(["0", near()]),
			target_profit_price: dice.pick(["0", near()]),
			multiple: dice.pick(listing.multiples),
		};
		return Result.isSuccess(world.nouns.contract.orderService.submit(customerId, order));
	};

/** Actions on orders of customers, and changes of the market. */
export const orderDeeds: readonly Deed[] = [
	submits(false),
	submits(false),
	submits(true),
	(world, customerId, dice) => {
		const open = openOrders(world).filter((order) => order.customerId === customerId);
		if (open.length === 0) return false;
		const { id, stage } = dice.pick(open);
		const { orderService } = world.nouns.contract;
		return Result.isSuccess(
			stage === "pending"
				? orderService.cancel(customerId, String(id))
				: orderService.close(customerId, String(id)),
		);
	},
	(world, customerId, dice) =>
		Result.isSuccess(
			world.nouns.micro.orderService.submit(customerId, {
				forex_id: String(world.market.byCode(dice.pick(codes))?.listing.id),
				type: dice.pick(["1", "2"]),
				number: dice.amount(60),
				seconds: String(dice.pick(world.nouns.micro.offer.options()).seconds),
			}),
		),
	(world, _, dice) => {
		const instrument = world.market.byCode(dice.pick(codes));
		if (!instrument) return false;
		const now = world.clock.now();
		world.settle();
		instrument.pin(
			now,
			price(decimal(times(instrument.price(now), dice.pick(factors), instrument.listing.precision))),
		);
		world.applyQuote(instrument);
		return true;
	},
];

/** The storm would end if customers had no money: a customer with little gets more. */
export const payday: Deed = (world, customerId) => {
	const { ledger, clock } = world;
	const has = kinds.map((kind) => ledger.balance(free(customerId, kind)));
	if (BigDecimal.isGreaterThan(BigDecimal.sumAll(has), enough)) return false;
	grant(ledger, customerId, clock.now(), { forex: "5000", micro: "200", change: "1000" });
	return true;
};

const kinds = ["forex", "micro", "change"] as const;
const enough = decimal("500");

/** Time passes: orders fill, stop and settle, and decisions that are made automatically become due. */
export const timePasses: Deed = (world, _, dice) => {
	world.clock.advance(dice.integer(1500));
	return world.settle();
};
