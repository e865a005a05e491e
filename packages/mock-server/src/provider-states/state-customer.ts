import { market, type ReplyOf, session } from "@tradewind/contracts";
import type { ProviderState, StateValue } from "@tradewind/contracts/pact";
import { type Decimal, decimal, formatFixed } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { createCaller, type ReachedPlatform } from "./caller.ts";

export type StateValues = Readonly<Partial<Record<StateValue, string>>>;
export type StateHandlers = Readonly<
	Record<string, (params: ProviderState["params"]) => Promise<StateValues>>
>;

export interface Login {
	readonly account: string;
	readonly password: string;
}

type WireInstrument = ReplyOf<typeof market.getTradeList>[number];

/** The customer of the states, and the instrument that is traded. */
export type StateCustomer = ReturnType<typeof createStateCustomer>;

export const createStateCustomer = (
	platform: ReachedPlatform,
	customer: Login,
	traded: string | undefined,
) => {
	const find = async (matches: (instrument: WireInstrument) => boolean): Promise<WireInstrument> => {
		const found = (await createCaller(platform)(market.getTradeList, {})).find(matches);
		if (found) return found;
		throw new Error("The platform has no such instrument.");
	};
	const open = ({ instrument }: ProviderState["params"]) =>
		find(({ Code, MarketStatus }) => Code === (traded ?? instrument) && MarketStatus === 1);

	const login = ({ account, password }: Login = customer) => {
		const input = { ...session.loginForU.example.input, account, password };
		return createCaller(platform)(session.loginForU, input);
	};

	const signIn = async (instrument: WireInstrument) => {
		const { token } = await login();
		return { values: { token, ...acceptedValues(instrument) }, call: createCaller(platform, token) };
	};

	return { platform, find, open, login, signIn };
};

/** Values that the instrument accepts now: stops of a buy order, the target of a sell order. */
export const acceptedValues = (instrument: WireInstrument) => {
	const Close = instrument.ForexQuotations?.Close;
	if (!Close) throw new Error(`The instrument ${instrument.Id} has no price.`);
	const times = (factor: string): string => {
		const price: Decimal = BigDecimal.multiply(decimal(Close), decimal(factor));
		return formatFixed(price, instrument.PricePrecision, "down");
	};
	return {
		instrumentId: String(instrument.Id),
		multiple: instrument.HasForexMultiple?.[0]?.Value ?? "1",
		quantity: instrument.ForexMinCont ?? instrument.Pip,
		targetPrice: times("1.02"),
		stopLoss: times("0.98"),
		takeProfit: times("1.02"),
	};
};
