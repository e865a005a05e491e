import { ControlRefused } from "../commands/refused.ts";
import type { Instrument } from "./instrument.ts";
import type { Market } from "./market.ts";

/** The instrument that a command names. */
export const findInstrument = (market: Market, code: string): Instrument => {
	const found = market.byCode(code);
	if (!found) throw new ControlRefused("code", `there is no instrument ${code}`);
	return found;
};
