import { type ContractOrder, netProfitOf } from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import { figureText } from "../../../figures/figure-text.ts";
import { moneyText } from "../../../figures/money-text.ts";
import type { Translate } from "../../../i18n/translator.ts";
import { currentWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../ui/status/status.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { commandNames, notDoneNames } from "./command-names.ts";
import type { OrderEnd, OrderNews, UnseenFailure } from "./order-actors.ts";

/** Shows the outcome of a command to an order as a toast, on any page. */
export const showOrderNews = (news: OrderNews): void => {
	const { t } = currentWords();
	if (news.type === "superseded") showRefusal(news.refusal);
	else if (news.type === "unseen failure") showUnseenFailure(news);
	else
		showToast("done", news.message || t(`contract.order.done.${news.command.replace(" ", "-")}`), {
			to: `/order?type=${news.command === "set stops" ? types.holding : types.closed}`,
		});
};

/**
 * Shows that an order was closed, with its price and net result once the platform's record has them (docs/assumptions.md, A-660).
 * If the first reading does not have the record, it shows only that the order was closed.
 */
export const showClosed = (order: ContractOrder, { record, message }: OrderEnd): void => {
	const show = (text: string) =>
		showToast("done", text, { to: `/order?type=${types.closed}`, isOneOfMany: true });
	const { t, language } = currentWords();
	const { symbol } = order;
	if (!record) {
		show(message || t("contract.order.closedByPlatform", { symbol }));
		return;
	}
	const showOnce = (): boolean => {
		const { context, value } = record.getSnapshot();
		const known = context.order;
		if (!known && value === "reading") return false;
		const net = known && netProfitOf(known);
		show(
			known && net
				? [
						t("contract.order.closedAt", {
							symbol,
							price: figureText(known.latestPrice, { digits: "own" }, language.tag).text,
						}),
						`${t("contract.order.net")} ${moneyText(net, { locale: language.tag, sign: "always" })}`,
					].join(" · ")
				: message || t("contract.order.closedByPlatform", { symbol }),
		);
		return true;
	};
	if (showOnce()) return;
	const reading = record.subscribe(() => {
		if (showOnce()) reading.unsubscribe();
	});
};

export const showRefusal = (refusal: CommandError | undefined): void => {
	if (refusal) showToast("refused", reasonOf(refusal, currentWords().t));
};

/** A tap on the toast opens the list with the order; the order's sheet shows the details. */
const showUnseenFailure = ({ command, failure, order }: UnseenFailure): void => {
	const { t } = currentWords();
	const [what, why] =
		failure === "outcome unknown"
			? [t("shared.command.unknown"), t(commandNames[command])]
			: [t(notDoneNames[command]), whyNot(failure, t)];
	const text = t("contract.order.failure", { symbol: order.symbol, what, why });
	showToast("refused", text, { to: `/order?type=${types[order.stage]}`, isOneOfMany: true });
};

const whyNot = (failure: CommandError | "not carried out", t: Translate): string =>
	failure === "not carried out" ? t("shared.command.notCarriedOut.text") : reasonOf(failure, t);

/** The values of `type` in the address. */
const types: Readonly<Record<ContractOrder["stage"], number>> = {
	pending: 0,
	holding: 1,
	closed: 3,
	cancelled: 3,
};
