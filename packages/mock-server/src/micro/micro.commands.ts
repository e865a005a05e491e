import { wire } from "@tradewind/contracts";
import { decimal, rate } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { ControlRefused } from "../commands/refused.ts";
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

export const microCommands = (offer: MicroOffer) => ({
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
