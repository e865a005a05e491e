import { wire } from "@tradewind/contracts";
import { decimal, price } from "@tradewind/domain/money";
import { Schema } from "effect";
import type { Clock } from "../clock/clock.ts";
import { command } from "../commands/command.ts";
import { InstrumentCode, Milliseconds, Price } from "../commands/fields.schema.ts";
import { ControlRefused } from "../commands/refused.ts";
import { findInstrument } from "./find-instrument.ts";
import type { Instrument } from "./instrument.ts";
import type { Market } from "./market.ts";

export interface MarketParts {
	readonly market: Market;
	readonly clock: Clock;
	readonly settle: () => boolean;
	readonly applyQuote: (instrument: Instrument) => void;
}

/** A quantity or a leverage. */
const Size = wire.AmountText.check(Schema.isPattern(/[1-9]/u)).annotate({
	identifier: "Size",
	description: "A decimal as text, above zero",
});

const PinPrice = Schema.Struct({ code: InstrumentCode, price: Price });

const OpenMarket = Schema.Struct({
	code: InstrumentCode,
	open: Schema.Boolean,
	reopensInMs: Schema.optionalKey(
		Milliseconds.annotate({
			description: "When a market that this closes opens again; not planned without it",
		}),
	),
});

const FollowPath = Schema.Struct({
	code: InstrumentCode,
	points: Schema.Array(
		Schema.Struct({
			inMs: Milliseconds.check(Schema.isGreaterThanOrEqualTo(1_000)).annotate({
				description: "Milliseconds from now, at least 1000 after the point before",
			}),
			price: Price,
			jump: Schema.optionalKey(
				Schema.Boolean.annotate({
					description:
						"The price moves by itself until then and jumps: a gap. Else it moves in a straight line",
				}),
			),
		}),
	).check(Schema.isMinLength(1), Schema.isMaxLength(1_000)),
});

/** A feed that stops. */
const Freeze = Schema.Struct({ code: InstrumentCode, on: Schema.Boolean });

const Multiples = Schema.Array(Size).check(Schema.isMaxLength(20));

/** What the wire has of them. */
const ChangeTerms = Schema.Struct({
	code: InstrumentCode,
	feeRate: Schema.optionalKey(wire.AmountText),
	marginFeeRate: Schema.optionalKey(wire.AmountText),
	marginMode: Schema.optionalKey(
		Schema.Literals(["fixed", "leveraged"]).annotate({
			description: "`fixed`: the margin is the quantity times the contract size",
		}),
	),
	multiples: Schema.optionalKey(
		Multiples.annotate({ description: "The leverage that is offered; the first one is the default" }),
	),
	minQuantity: Schema.optionalKey(Size),
	quantityStep: Schema.optionalKey(Size),
});

export const marketCommands = ({ market, clock, settle, applyQuote }: MarketParts) => ({
	price: command(
		{
			does: "Sets the price of an instrument. Its movement continues from there.",
			example: { code: "EURUSD", price: "1.09" },
		},
		PinPrice,
		({ code, price: text }): void => {
			const moved = findInstrument(market, code);
			settle();
			moved.pin(clock.now(), price(decimal(text)));
			applyQuote(moved);
		},
	),

	"price/path": command(
		{
			does: "Moves the price of an instrument to prices at moments, in straight lines or with gaps. After the last one its own movement continues. A later command on its price or market ends it.",
			example: {
				code: "EURUSD",
				points: [
					{ inMs: 60_000, price: "1.05" },
					{ inMs: 90_000, price: "1.12", jump: true },
				],
			},
		},
		FollowPath,
		({ code, points }): void => {
			const moved = findInstrument(market, code);
			const early = points.findIndex(({ inMs }, at) => inMs < (points[at - 1]?.inMs ?? 0) + 1_000);
			if (early >= 0) throw new ControlRefused(`points.${early}.inMs`, "is not 1000 after the point before");
			settle();
			const now = clock.now();
			if (!moved.isOpen(now)) throw new ControlRefused("code", "the market is closed");
			moved.follow(
				now,
				points.map(({ inMs, price: text, jump = false }) => ({
					at: now + inMs,
					price: price(decimal(text)),
					isJump: jump,
				})),
			);
		},
	),

	"price/freeze": command(
		{
			does: "Stops the quotes of an instrument whose market stays open, or lets them continue from the same price.",
			example: { code: "EURUSD", on: true },
		},
		Freeze,
		({ code, on }): void => {
			const frozen = findInstrument(market, code);
			settle();
			if (!frozen.isOpen(clock.now())) throw new ControlRefused("code", "the market is closed");
			frozen.setQuoting(clock.now(), !on);
		},
	),

	terms: command(
		{
			does: "Changes the terms of an instrument, for new orders: those named here. `feeRate` is the fee of one contract, `marginFeeRate` the share of the margin: the flag `trade_fee_type` says which one counts. The wire has no spread and no largest quantity.",
			example: { code: "EURUSD", feeRate: "7.5", multiples: ["50", "20"], minQuantity: "0.1" },
		},
		ChangeTerms,
		({ code, ...terms }): void => {
			settle();
			findInstrument(market, code).setTerms(terms);
		},
	),

	market: command(
		{
			does: "Opens or closes the market of an instrument.",
			example: { code: "EURUSD", open: false, reopensInMs: 60_000 },
		},
		OpenMarket,
		({ code, open, reopensInMs }): void => {
			const changed = findInstrument(market, code);
			settle();
			const now = clock.now();
			changed.setOpen(now, open, reopensInMs === undefined ? undefined : now + reopensInMs);
		},
	),
});
