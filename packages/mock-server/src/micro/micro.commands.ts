import { wire } from "@tradewind/contracts";
import { decimal, rate } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { MicroOffer } from "./settings.ts";

const Ratio = wire.AmountText.check(Schema.isPattern(/^\d{1,2}(\.\d+)?$/u));

/** The profit ratio of the micro option of these seconds, for new orders. */
const SetProfitRatio = Schema.Struct({ seconds: Schema.Int, profitRatio: Ratio });

export const microCommands = (offer: MicroOffer) => ({
	/** Changes the profit ratio of a micro option for new orders. */
	"micro/offer": command(SetProfitRatio, ({ seconds, profitRatio }): void => {
		if (!offer.options().some((option) => option.seconds === seconds))
			throw new ControlRefused("seconds", `no option runs for ${seconds} s`);
		offer.setProfitRatio(seconds, rate(decimal(profitRatio)));
	}),
});
