import { decimal, type Money, money, type Rate, rate, toText } from "@tradewind/domain/money";

/** A duration of micro orders with its profit ratio and smallest amount. */
export interface MicroOption {
	readonly id: number;
	readonly seconds: number;
	readonly profitRatio: Rate;
	readonly limitAmount: Money;
}

const option = (id: number, seconds: number, ratio: string, limit: string): MicroOption => ({
	id,
	seconds,
	profitRatio: rate(decimal(ratio)),
	limitAmount: money(decimal(limit)),
});

const defaultOptions: readonly MicroOption[] = [
	option(1, 30, "0.8", "5"),
	option(2, 60, "0.85", "10"),
	option(3, 120, "0.9", "20"),
	option(4, 300, "0.95", "50"),
];

/** The current options; the control changes their profit ratios. */
export const createMicroOffer = () => {
	let options = defaultOptions;
	return {
		options: (): readonly MicroOption[] => options,
		/** Running orders keep their ratio. */
		setProfitRatio: (seconds: number, profitRatio: Rate): void => {
			options = options.map((option) => (option.seconds === seconds ? { ...option, profitRatio } : option));
		},
	};
};

export type MicroOffer = ReturnType<typeof createMicroOffer>;

/** An option on the wire. */
export const wireMicroOption = ({ id, seconds, profitRatio, limitAmount }: MicroOption) => ({
	Id: id,
	Seconds: seconds,
	ProfitRatio: toText(profitRatio),
	LimitAmount: toText(limitAmount),
});

export const microAmounts: readonly string[] = ["10", "20", "50", "100", "200", "500"];
