import { wire } from "@tradewind/contracts";
import { decimal, rate } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, InstrumentCode } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { findInstrument } from "../market/find-instrument.ts";
import type { createMicroOrderService } from "./micro-order-service.ts";
import type { MicroOffer } from "./settings.ts";

const Ratio = wire.AmountText.check(Schema.isPattern(/^\d{1,2}(\.\d+)?$/u)).annotate({
	identifier: "Ratio",
	description: "A decimal as text; 0.8 is 80 per cent",
});

/** The profit ratio of the micro option of these seconds, for new orders. */
const SetProfitRatio = Schema.Struct({
	seconds: Schema.Int.annotate({ description: "The duration of the option" }),
	profitRatio: Ratio,
});

const PlaceMicro = Schema.Struct({
	account: Account,
	code: InstrumentCode,
	direction: Schema.Literals(["up", "down"]),
	amount: wire.AmountText,
	seconds: Schema.Int.annotate({ description: "The duration of an option" }),
});

export const microCommands = (
	{ market, sessions, settle }: Core,
	offer: MicroOffer,
	orderService: ReturnType<typeof createMicroOrderService>,
) => ({
	"micro/place": command(
		{
			does: "Opens a micro order for a customer, as their own call would. Answers with its id.",
			example: {
				account: "mia@tradewind.test",
				code: "EURUSD",
				direction: "up",
				amount: "50",
				seconds: 60,
			},
		},
		PlaceMicro,
		({ account, code, direction, amount, seconds }): { readonly orderId: number } => {
			const { id } = findCustomer(sessions, account);
			const { listing } = findInstrument(market, code);
			settle();
			const submitted = {
				forex_id: String(listing.id),
				type: direction === "up" ? "1" : "2",
				number: amount,
				seconds: String(seconds),
			} as const;
			return { orderId: orRefuse("order", orderService.submit(id, submitted)).id };
		},
	),

	"micro/offer": command(
		{
			does: "Changes the profit ratio of the micro option of these seconds, for new orders.",
			example: { seconds: 60, profitRatio: "0.8" },
		},
		SetProfitRatio,
		({ seconds, profitRatio }): void => {
			if (!offer.options().some((option) => option.seconds === seconds))
				throw new ControlRefused("seconds", `no option runs for ${seconds} s`);
			offer.setProfitRatio(seconds, rate(decimal(profitRatio)));
		},
	),
});
