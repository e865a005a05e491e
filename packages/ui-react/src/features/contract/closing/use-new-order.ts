import { type ContractOrder, summarise, type TicketSummary } from "@tradewind/domain/contract";
import { money, zero } from "@tradewind/domain/money";
import { sumOfKnown } from "@tradewind/domain/sum";
import { useSelector } from "@xstate/react";
import { useWords } from "../../../i18n/words.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { useApp } from "../../../state/app.ts";
import { useFeeBasis } from "../../../state/use-settings.ts";
import { formOfOrder } from "./form-of-order.ts";

/**
 * The order with another target, checked as the ticket checks it. The margin of the old order counts as free, since it is released
 * first; `undefined` without the instrument.
 */
export const useNewOrder = (
	order: ContractOrder,
	typed: string,
	isReleased: boolean,
): TicketSummary | undefined => {
	const app = useApp();
	const { language } = useWords();
	const instrument = useSelector(app.market, ({ context }) =>
		context.instruments.find(({ id }) => id === order.instrument),
	);
	const quote = useQuote(order.code, true);
	const freshness = useSelector(app.realtime, ({ context }) => context.freshness);
	const feeBasis = useFeeBasis();
	const free = useSelector(
		app.balances,
		({ context }) => context.balances?.find(({ kind }) => kind === "forex")?.free,
	);
	const available = sumOfKnown([free, isReleased ? zero : (order.margin ?? zero)]);
	if (!instrument) return undefined;
	return summarise({
		instrument,
		feeBasis,
		language: language.code,
		isSignedIn: true,
		awaitsSession: false,
		quote,
		isQuoteOld: false,
		freshness,
		free: available && money(available),
		form: { ...formOfOrder(order, language.code), targetPrice: typed },
	});
};
